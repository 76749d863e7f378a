// Shapes over texts follow their lines, on the shipped product.
import type { Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';

const PATHS = '[data-block-added] path';

/** The box of each drawn line in px of the window. */
const drawn = (page: Page) =>
  page.locator(PATHS).evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().toJSON() as DOMRect));

/** The box of each line of the text. */
const lines = (page: Page) =>
  page
    .locator('[data-highlight]')
    .first()
    .evaluate((text) =>
      [...text.getClientRects()].filter(({ width }) => width > 0).map((box) => box.toJSON() as DOMRect),
    );

/** Each line is struck through from its beginning to its end. */
async function isInPlace(page: Page): Promise<boolean> {
  const [paths, boxes] = [await drawn(page), await lines(page)];
  return (
    paths.length === boxes.length &&
    boxes.every(({ left, right, top, bottom }, index) => {
      const path = paths[index];
      return (
        path !== undefined &&
        Math.abs(path.left - left) < 3 &&
        Math.abs(path.right - right) < 3 &&
        path.top > top &&
        path.bottom < bottom
      );
    })
  );
}

const LONG = 'a cinza do esmalte vem do forno da padaria e o resto é tempo, três semanas de secagem e duas queimas';

for (const dir of ['ltr', 'rtl'] as const)
  test(`one path for each line, and again after the width, the text or the font size has changed, ${dir} [HILITE-301, HILITE-327, HILITE-329, HILITE-330]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(
      `<div id="box" style="width: 260px"><p>O barro vem de perto, <span data-highlight="strike">${LONG}</span>.</p></div>`,
      { dir },
    );
    await expect.poll(() => isInPlace(page)).toBe(true);
    expect((await lines(page)).length).toBeGreaterThan(2);
    const before = (await lines(page)).length;
    await page.locator('#box').evaluate((box) => {
      box.style.width = '480px';
    });
    await expect.poll(async () => (await isInPlace(page)) && (await lines(page)).length < before).toBe(true);
    await page.locator('[data-highlight]').evaluate((text) => {
      text.textContent = 'pouco';
    });
    await expect.poll(async () => (await isInPlace(page)) && (await lines(page)).length === 1).toBe(true);
    await page.locator('#box').evaluate((box) => {
      box.style.fontSize = '40px';
    });
    await expect.poll(() => isInPlace(page)).toBe(true);
    await page.evaluate(() => scrollTo(0, 40));
    expect(await isInPlace(page)).toBe(true);
    expect(await axe(page)).toEqual([]);
  });

test('is redrawn in every frame while an ancestor is in a transition, up to 2 s after its start [HILITE-327, HILITE-329]', async ({
  page,
  pageWith,
}) => {
  await pageWith(`<style>#box { padding-left: 0; letter-spacing: 0; transition: letter-spacing 1s linear } #box.wide { letter-spacing: 12px }</style>
<div id="box"><p><span data-highlight="strike">Barro e cinza</span></p></div>`);
  await expect.poll(() => isInPlace(page)).toBe(true);
  const changes = await page.evaluate(async () => {
    const path = document.querySelector('[data-block-added]')?.shadowRoot?.querySelector('path');
    const seen = new Set<string | null | undefined>();
    const box = document.getElementById('box');
    box?.classList.add('wide');
    await new Promise<void>((resolve) => {
      const look = (): void => {
        seen.add(path?.getAttribute('d'));
        if (seen.size < 5) requestAnimationFrame(look);
        else resolve();
      };
      look();
    });
    return seen.size;
  });
  expect(changes).toBe(5);
});

test('adds no overflow and no layout shift, under a strict policy and without any shadow root of a block', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 400, height: 600 });
  const shapes = ['circle', 'enclose', 'scribble', 'marker', 'wave', 'underlineDouble'];
  await pageWith(
    shapes
      .map(
        (shape) =>
          `<p><span data-highlight="${shape}" data-highlight-color="red" data-highlight-front="false">${LONG}</span></p>`,
      )
      .join(''),
    {
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine#html",
      },
    },
  );
  const measure = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight, ...[...document.querySelectorAll('p')].map((p) => p.offsetHeight)];
    });
  await expect.poll(() => page.locator(PATHS).count()).toBeGreaterThan(10);
  const withShapes = await measure();
  expect(withShapes[0]).toBe(400);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(page.locator(PATHS)).toHaveCount(0);
  expect(await measure()).toEqual(withShapes);
});

test('covers no text in forced colours, and is not on paper', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith('<p><span data-highlight="marker">Barro</span> <span data-highlight="underline">Cinza</span></p>');
  await expect(page.locator(PATHS)).toHaveCount(2);
  const shown = () =>
    page.locator('[data-block-added] svg').evaluateAll((all) => all.map((svg) => getComputedStyle(svg).display));
  expect(await shown()).toEqual(['block', 'block']);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await shown()).toEqual(['none', 'block']);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await shown()).toEqual(['none', 'none']);
});

test('a value that is not read is reported, with what is used instead', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/VT012/);
  await pageWith(
    '<p><span id="um" data-highlight="onda" data-highlight-thickness="grosso" data-highlight-color="vermelhinho">Barro</span></p>',
    { tag: '<script async src="/dist/vitrine.js" data-debug></script>' },
  );
  await expect(page.locator('[data-block-added] svg')).toHaveAttribute('data-shape', 'wave');
  const reported = () => consoleLines.filter((line) => line.includes('VT012')).join('\n');
  for (const part of ['onda', 'grosso', 'vermelhinho', '0.06em']) await expect.poll(reported).toContain(part);
});

test('behind its text a shape gives the text a ground, which goes with it [HILITE-310]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith('<p><span data-highlight="marker" data-highlight-front="false" style="color: red">Aqui</span></p>');
  const text = page.locator('[data-highlight]');
  const written = (): Promise<string[]> =>
    text.evaluate(({ style }: HTMLElement) => [style.position, style.zIndex, style.color]);
  const set = (value: string): Promise<void> =>
    text.evaluate((element, front) => element.setAttribute('data-highlight-front', front), value);
  await expect.poll(written).toEqual(['relative', '0', 'red']);
  await set('true');
  await expect.poll(written).toEqual(['', '', 'red']);
  await set('false');
  await expect.poll(written).toEqual(['relative', '0', 'red']);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await written()).toEqual(['', '', 'red']);
});
