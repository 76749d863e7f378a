// How the lightbox looks and what it costs: accessibility, mouse zoom, growth, print, forced colours, direction, memory.

import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { stageRan } from '../../tools/vitrine-of.ts';
import {
  content,
  contentBox,
  counter,
  item,
  items,
  lightbox,
  links,
  openLightbox,
  pageAtRest,
  reached,
  runUntilGone,
  runUntilShown,
} from './lightbox-page.ts';

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing in the ${theme} lightbox`, { tag: '@long' }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await pageWith('<p>Página</p>');
    const broken = { content: '<img src="/imagens/nao-existe.jpg" alt="Perdida">', meta: 'Perdida' };
    const set = [item(0, 'O <a href="/torno">torno</a>'), broken, { content: '<p>Só texto</p>', meta: null }];
    await openLightbox(page, { set, theme, download: true, share: true });
    await reached(page, 'contentFadedIn');
    await expect(page.locator('.slide[data-current] .caption a')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Próximo' }).click();
    await expect(page.locator('.slide[data-current] .note')).toContainText('Não foi possível carregar esta imagem.');
    expect(await axe(page)).toEqual([]);
  });

test('the wheel and a double click enlarge the picture about the pointer, and a larger file is fetched', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageAtRest(page, pageWith);
  const source = '/imagens/torno.jpg?format=300w';
  await openLightbox(page, {
    set: [{ content: `<img src="${source}" width="1600" height="900" alt="">`, meta: null }],
  });
  await runUntilShown(page);
  const picture = page.locator('.slide[data-current] img.picture').last();
  const file = (): Promise<string | null> => picture.getAttribute('src');
  expect(await file()).toBe('/imagens/torno.jpg?format=1500w');
  const before = await contentBox(page);
  const point = { x: before.x + before.width / 4, y: before.y + before.height / 4 };
  await page.mouse.move(point.x, point.y);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await contentBox(page)).width).toBeGreaterThan(before.width * 1.4);
  const after = await contentBox(page);
  expect(Math.abs((point.x - after.x) / after.width - 0.25)).toBeLessThan(0.02);
  await expect.poll(file).toBe('/imagens/torno.jpg?format=2500w');
  await page.mouse.wheel(0, 2000);
  await page.mouse.wheel(0, 2000);
  await expect.poll(async () => Math.round((await contentBox(page)).width)).toBe(Math.round(before.width));
  // A size is only raised.
  expect(await file()).toBe('/imagens/torno.jpg?format=2500w');
  await page.mouse.dblclick(point.x, point.y);
  await expect.poll(async () => (await contentBox(page)).width).toBeGreaterThan(before.width * 1.9);
  await page.keyboard.press('0');
  await expect.poll(async () => Math.round((await contentBox(page)).width)).toBe(Math.round(before.width));
});

test('where the larger file does not come, the picture that was shown stays', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load|ERR_FAILED/);
  await page.route(/torno\.jpg\?format=2500w/, (route) => route.abort());
  await pageAtRest(page, pageWith);
  await openLightbox(page, {
    set: [{ content: '<img src="/imagens/torno.jpg?format=300w" width="1600" height="900" alt="">', meta: null }],
  });
  await runUntilShown(page);
  const picture = page.locator('.slide[data-current] img.picture').last();
  const isShown = (): Promise<boolean> =>
    picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0 && /1500w$/.test(one.currentSrc));
  await expect.poll(isShown).toBe(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('2500w'));
  const { x, y, width, height } = await contentBox(page);
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await failed;
  await expect.poll(isShown).toBe(true);
  await expect(page.locator('.note')).toHaveCount(0);
});

test('the content grows from its thumbnail, which is in the first frame, and shrinks to that of the item it ends with', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  // The files are here then, so that the first frame is what is measured.
  await pageAtRest(page, pageWith, `<div data-block="lightbox"></div>${links}`);
  await page.evaluate(() => {
    addEventListener('vitrine:lightbox-open', () => {
      const find = (node: ParentNode): Element | null => {
        for (const element of node.querySelectorAll('*')) {
          const inner = element.matches('dialog.lightbox') ? element : element.shadowRoot && find(element.shadowRoot);
          if (inner) return inner;
        }
        return null;
      };
      const picture = find(document)?.querySelector('.content');
      const image = picture?.querySelector('img') as HTMLImageElement | null;
      const { left, width } = picture?.getBoundingClientRect() ?? { left: 0, width: 0 };
      Reflect.set(window, 'first', [image?.complete, image?.currentSrc, Math.round(left), Math.round(width)]);
    });
  });
  const thumbnail = await page.locator('#foto-2 img').boundingBox();
  await page.locator('#foto-2').click();
  await runUntilShown(page);
  const [complete, source, left, width] = (await page.evaluate(() => Reflect.get(window, 'first'))) as unknown[];
  expect([complete, String(source).endsWith('vaso-lua.jpg?format=300w')]).toEqual([true, true]);
  expect(Math.abs(Number(left) - (thumbnail?.x ?? 0))).toBeLessThan(60);
  expect(Number(width)).toBeLessThan(300);
  await expect.poll(async () => (await contentBox(page)).width).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await page.keyboard.press('Escape');
  expect(await content(page).evaluate((element) => element.getAnimations().length)).toBe(1);
  await runUntilGone(page);
});

test('with reduced motion nothing fades, grows or slides, and all states are passed', async ({ page, pageWith }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(`<div data-block="lightbox"></div>${links}`);
  await stageRan(page);
  await page.locator('#foto-1').click();
  await reached(page, 'contentFadedIn');
  await page.getByRole('button', { name: 'Próximo' }).click();
  expect(await lightbox(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
});

test('from right to left, arrows, keys and halves are mirrored', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith('<p>صفحة</p>', { dir: 'rtl' });
  await openLightbox(page, { set: items(3), speed: 0 });
  await reached(page, 'contentFadedIn');
  const previous = await page.getByRole('button', { name: 'Anterior' }).boundingBox();
  expect(previous?.x).toBeGreaterThan(640);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('2 de 3');
  const { x, y } = await contentBox(page);
  await page.mouse.click(x + 20, y + 100);
  await expect(counter(page)).toHaveText('3 de 3');
});

test('every control stays reachable at 400 % zoom, print hides the layer, forced colours keep its borders', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await pageWith('<p>Página</p>');
  await openLightbox(page, { set: [item(0, 'O torno '.repeat(60)), item(1)], download: true, share: true });
  await reached(page, 'contentFadedIn');
  for (const name of ['Ampliar', 'Baixar imagem', 'Compartilhar', 'Fechar', 'Anterior', 'Próximo']) {
    const box = await page.locator(`dialog [aria-label="${name}"]`).boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 320 && box.y + box.height <= 200, name).toBe(true);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(lightbox(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(page.locator('.actions')).toHaveCSS('border-top-style', 'solid');
});

test('the heap is back within 200 kB after opening and closing 20 times', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(`<div data-block="lightbox"></div>${links}`);
  await stageRan(page);
  const debug = await page.context().newCDPSession(page);
  const round = async (): Promise<void> => {
    await page.locator('#foto-1').click();
    // The state before it may be over before it is seen.
    await reached(page, 'contentFadedIn');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
  };
  const measured = async (): Promise<{ heap: number; nodes: number }> => {
    for (let pass = 0; pass < 3; pass += 1) await debug.send('HeapProfiler.collectGarbage');
    const { usedSize } = await debug.send('Runtime.getHeapUsage');
    const { nodes } = await debug.send('Memory.getDOMCounters');
    return { heap: usedSize, nodes };
  };
  // What is loaded and compiled once is no leak.
  for (let warm = 0; warm < 10; warm += 1) await round();
  const before = await measured();
  for (let turn = 0; turn < 20; turn += 1) await round();
  const after = await measured();
  expect(after.heap - before.heap).toBeLessThan(200_000);
  expect(after.nodes - before.nodes).toBeLessThan(60);
});
