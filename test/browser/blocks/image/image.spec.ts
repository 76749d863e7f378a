// The image block where it is laid out: how it is fitted, placed, cut out, and what a narrow block does.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { shifted, watchShifts } from '../../tools/layout-shift.ts';
import { boxOf, countFits, fitsOf, hostOf, imageBlock } from './image-page.ts';

const narrowOf = (page: Page): Promise<boolean> =>
  hostOf(page).evaluate(
    (host) => host.shadowRoot?.querySelector('[part=figure]')?.hasAttribute('data-narrow') ?? false,
  );

const setWidth = async (page: Page, width: number, at = 0): Promise<void> => {
  await hostOf(page, at).evaluate((host, px) => host.setAttribute('style', `width: ${px}px`), width);
  await frames(page, 3);
};

test('mounts on the page’s image element, and is narrow up to 415 px of its own width, not from 416 [IMG-001, IMG-002, IMG-332, LIMIT-006]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await pageWith(imageBlock('data-layout="card"', { caption: 'Vaso', style: 'width: 416px' }));
  await settled(page);
  await expect.poll(() => narrowOf(page)).toBe(false);
  const beside = await boxOf(hostOf(page), 'caption');
  expect(beside.x).toBeGreaterThan(100);
  await setWidth(page, 415);
  expect(await narrowOf(page)).toBe(true);
  const below = await boxOf(hostOf(page), 'caption');
  const picture = await boxOf(hostOf(page), 'picture');
  expect(below.x).toBe(0);
  expect(below.y).toBeGreaterThanOrEqual(picture.height);
  // Whatever margins the page gives the figure.
  await page.addStyleTag({ content: '[data-block=image] figure { margin: 16px 60px !important }' });
  await setWidth(page, 416);
  expect(await narrowOf(page)).toBe(false);
});

test('shows the page’s own element, fetched once, and moves nothing when it is mounted [FLUID-301]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/imagens/') && asked.push(request.url())));
  await watchShifts(page);
  await pageWith(
    `<div data-block="image"><figure style="margin: 0"><img src="/imagens/vaso-lua.jpg?format=300w" width="480" height="600" alt="" style="max-width: 100%; height: auto; display: block; margin: auto"><figcaption>Legenda.</figcaption></figure></div><p>Depois.</p>`,
  );
  await page.locator('img').evaluate((image) => Reflect.set(window, 'own', image));
  await settled(page);
  await frames(page, 3);
  expect(await page.locator('img').evaluate((image) => Reflect.get(window, 'own') === image)).toBe(true);
  expect(asked).toHaveLength(1);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
});

test('is fitted whole where the page gives a height, keeps its ratio, and is placed left, in the centre or right [FLUID-302, FLUID-303, FLUID-308, FLUID-318]', async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const style = 'width: 600px; height: 300px';
  const blocks = ['left', 'center', 'right'].map((where) => imageBlock(`data-position="${where}"`, { style }));
  await pageWith([...blocks, imageBlock('', { style })].join(''));
  await settled(page);
  for (const [at, x] of [0, 180, 360, 180].entries())
    await expect
      .poll(() => boxOf(hostOf(page, at), 'picture'), `block ${at}`)
      .toEqual({ x, y: 0, width: 240, height: 300 });
  const image = await page.locator('img').first().boundingBox();
  expect([image?.width, image?.height]).toEqual([240, 300]);
});

test('fills all of the block where it is stretched, and is fitted again the same way [FLUID-302, FLUID-310]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await pageWith(imageBlock('data-stretch data-image-focal-point="0.1,0.9"', { style: 'width: 600px; height: 200px' }));
  await settled(page);
  await expect.poll(() => boxOf(hostOf(page), 'picture')).toEqual({ x: 0, y: 0, width: 600, height: 200 });
  const shown = await page.locator('img').evaluate((image) => {
    const { objectFit, objectPosition, width, height } = getComputedStyle(image);
    return { objectFit, objectPosition, width, height };
  });
  expect(shown).toEqual({ objectFit: 'cover', objectPosition: '10% 90%', width: '600px', height: '200px' });
  await hostOf(page).evaluate((host) => host.setAttribute('style', 'width: 500px; height: 250px'));
  await expect.poll(() => boxOf(hostOf(page), 'picture')).toEqual({ x: 0, y: 0, width: 500, height: 250 });
});

test('is as wide as the block without a height, and never wider than its file [FLUID-308]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await pageWith(
    imageBlock('', { style: 'width: 400px' }) + imageBlock('', { size: '240x300', style: 'width: 600px' }),
  );
  await settled(page);
  await expect.poll(() => boxOf(hostOf(page), 'picture')).toEqual({ x: 0, y: 0, width: 400, height: 500 });
  await expect.poll(() => boxOf(hostOf(page, 1), 'picture')).toEqual({ x: 180, y: 0, width: 240, height: 300 });
});

test('is fitted once for each resize, also after a second set-up [FLUID-309, FLUID-314]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await pageWith(imageBlock('', { style: 'width: 600px; height: 300px' }));
  await settled(page);
  await hostOf(page).evaluate(async (host) => {
    const { unmount, scan } = Reflect.get(window, 'Vitrine');
    unmount(host);
    scan(host);
  });
  await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
  await frames(page, 3);
  await countFits(hostOf(page), '.stage');
  await hostOf(page).evaluate((host) => host.setAttribute('style', 'width: 600px; height: 200px'));
  await frames(page, 3);
  expect(await fitsOf(page)).toBe(1);
  expect(await boxOf(hostOf(page), 'picture')).toEqual({ x: 220, y: 0, width: 160, height: 200 });
  await hostOf(page).evaluate((host) => host.setAttribute('style', 'width: 100px; height: 200px'));
  await frames(page, 3);
  expect(await fitsOf(page)).toBe(2);
  expect(await boxOf(hostOf(page), 'picture')).toEqual({ x: 0, y: 0, width: 100, height: 125 });
});

test('in a hidden part of the page it is fitted once that is shown [FLUID-309]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await pageWith(
    `<div id="tab" style="display: none">${imageBlock('data-block-load="load"', { style: 'width: 600px; height: 300px' })}</div>`,
  );
  await settled(page);
  await page.locator('#tab').evaluate((tab) => tab.setAttribute('style', ''));
  await expect.poll(() => boxOf(hostOf(page), 'picture')).toEqual({ x: 180, y: 0, width: 240, height: 300 });
});

test('a mask cuts the picture with the named shape around its focal point; an unknown name cuts nothing [FLUID-301, FLUID-304]', async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const style = 'width: 240px; height: 300px';
  await pageWith(
    imageBlock('data-shape-mask="circle" data-image-focal-point="0.5,1"', { style }) +
      imageBlock('data-shape-mask="circle" data-stretch', { style }) +
      imageBlock('data-shape-mask="banana"', { style }) +
      imageBlock('', { style }),
  );
  await settled(page);
  const hitAt = (at: number, x: number, y: number): Promise<boolean> =>
    hostOf(page, at).evaluate(
      (host, [left, top]) => {
        const box = host.getBoundingClientRect();
        host.scrollIntoView({ block: 'nearest' });
        const now = host.getBoundingClientRect();
        return document.elementFromPoint(now.x + left + (box.x - now.x), now.y + top)?.localName === 'img';
      },
      [x, y] as const,
    );
  await expect.poll(() => hitAt(0, 3, 3)).toBe(false);
  // The circle is at the lower end of the picture, so its top is 60 px down.
  expect(await hitAt(0, 120, 55)).toBe(false);
  expect(await hitAt(0, 120, 65)).toBe(true);
  expect(await hitAt(0, 120, 297)).toBe(true);
  await expect.poll(() => hitAt(1, 3, 3)).toBe(false);
  expect(await hitAt(1, 120, 5), 'stretched over the whole box').toBe(true);
  expect(await hitAt(2, 3, 3)).toBe(true);
  expect(await hitAt(3, 3, 3)).toBe(true);
});

for (const { title, options, dir } of [
  { title: 'in a window of 320 px', options: { width: 320, height: 640 }, dir: 'ltr' as const },
  { title: 'from right to left', options: { width: 900, height: 640 }, dir: 'rtl' as const },
])
  test(`every layout of the caption is readable ${title}, and axe finds nothing`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.setViewportSize(options);
    const layouts = ['below', 'hidden', 'overlay', 'overlay-hover', 'card', 'stack', 'collage', 'poster'];
    await pageWith(
      layouts
        .map((layout) => imageBlock(`data-layout="${layout}" data-lightbox`, { caption: `Legenda ${layout}` }))
        .join(''),
      { dir },
    );
    for (const block of await page.locator('[data-block]').all()) await block.scrollIntoViewIfNeeded();
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const [at, layout] of layouts.entries()) {
      const caption = page.getByText(`Legenda ${layout}`, { exact: true });
      if (layout === 'hidden') await expect(caption).toBeHidden();
      else await expect(caption).toBeVisible();
      if (layout === 'overlay' && dir === 'rtl') {
        const [over, picture] = [await boxOf(hostOf(page, at), 'caption'), await boxOf(hostOf(page, at), 'picture')];
        expect(over.y + over.height).toBeCloseTo(picture.y + picture.height, 0);
        expect(over.width).toBeCloseTo(picture.width, 0);
      }
    }
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(page.getByText('Legenda overlay-hover')).toBeVisible();
    expect(
      await hostOf(page, 3).evaluate((host) => {
        const caption = host.shadowRoot?.querySelector('[part=caption]');
        return caption && getComputedStyle(caption).opacity;
      }),
      'a caption on paper is not left out because no mouse is over it',
    ).toBe('1');
  });

test('a caption that waits for the mouse comes with it, and with the focus', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await pageWith(imageBlock('data-layout="overlay-hover" data-lightbox', { caption: 'Legenda' }));
  await settled(page);
  const opacity = (): Promise<string | null> =>
    hostOf(page).evaluate((host) => {
      const caption = host.shadowRoot?.querySelector('[part=caption]');
      return caption ? getComputedStyle(caption).opacity : null;
    });
  await page.mouse.move(1, 1);
  await expect.poll(opacity).toBe('0');
  await hostOf(page).hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(1, 1);
  await expect.poll(opacity).toBe('0');
  await page.keyboard.press('Tab');
  await expect.poll(opacity).toBe('1');
});

test('says that there is no image, and leaves the page’s markup [ERR-312]', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/VT040/);
  await pageWith('<div data-block="image"><p>Sem fotografia.</p></div>');
  await settled(page);
  await expect(page.getByText('Sem fotografia.')).toBeVisible();
  await expect.poll(() => consoleLines.join('\n')).toContain('No image');
});
