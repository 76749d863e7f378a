// The shape block where it is laid out: its size, its ratio, its shadow.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { boxOf, countFits, fitsOf } from '../image/image-page.ts';

const shapeBlock = (attributes: string, style = 'width: 400px; height: 200px'): string =>
  `<div data-block="shape" ${attributes} style="${style}"><p>Forma</p></div>`;
const hostOf = (page: Page, at = 0): Locator => page.locator('[data-block=shape]').nth(at);
const pathOf = (host: Locator): Promise<string | null> =>
  host.evaluate((element) => element.shadowRoot?.querySelector('path')?.getAttribute('d') ?? null);
const filterOf = (page: Page, at: number): Promise<string> =>
  hostOf(page, at).evaluate((host) => {
    const shape = host.shadowRoot?.querySelector('[part=shape]');
    return shape ? getComputedStyle(shape).filter : 'no shape';
  });

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

test('keeps the ratio of its viewBox; a rectangle and a viewBox that cannot be read are 1:1 [FLUID-302, FLUID-305, FLUID-312, FLUID-313, FLUID-318]', async ({
  page,
  pageWith,
}) => {
  const cases = [
    ['data-shape="circle"', { x: 100, width: 200 }],
    ['data-shape="circle" data-view-box="0 0 300 200"', { x: 50, width: 300 }],
    ['data-shape="circle" data-view-box="0,0,50,100"', { x: 150, width: 100 }],
    ['data-shape="circle" data-view-box="0 0 300"', { x: 100, width: 200 }],
    ['data-shape="rectangle" data-view-box="0 0 300 200"', { x: 100, width: 200 }],
    ['data-shape="circle" data-view-box="0 0 300 200" data-position="left"', { x: 0, width: 300 }],
    ['data-shape="circle" data-view-box="0 0 300 200" data-position="right"', { x: 100, width: 300 }],
  ] as const;
  await pageWith(cases.map(([attributes]) => shapeBlock(attributes)).join(''));
  await hostOf(page, cases.length - 1).scrollIntoViewIfNeeded();
  await settled(page);
  for (const [at, [attributes, box]] of cases.entries())
    await expect.poll(() => boxOf(hostOf(page, at), 'shape'), attributes).toEqual({ y: 0, height: 200, ...box });
});

test('the sizes 100, 150 and 67 are the height of a shape in per cent of its width [FLUID-307]', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    [
      ['circle', 'width: 300px'],
      ['egg', 'width: 300px'],
      ['pill', 'width: 300px'],
    ]
      .map(([name, style]) => shapeBlock(`data-shape="${name}" data-block-load="load"`, style))
      .join(''),
  );
  await settled(page);
  for (const [at, height] of [300, 450, 200].entries())
    await expect.poll(() => boxOf(hostOf(page, at), 'shape')).toEqual({ x: 0, y: 0, width: 300, height });
});

test('stretched, it fills its container, also once that is resized [FLUID-302, FLUID-311]', async ({
  page,
  pageWith,
}) => {
  await pageWith(shapeBlock('data-shape="egg" data-stretch'));
  await settled(page);
  await expect.poll(() => boxOf(hostOf(page), 'shape')).toEqual({ x: 0, y: 0, width: 400, height: 200 });
  await hostOf(page).evaluate((host) => host.setAttribute('style', 'width: 300px; height: 100px'));
  await expect.poll(() => boxOf(hostOf(page), 'shape')).toEqual({ x: 0, y: 0, width: 300, height: 100 });
});

test('is fitted once for each resize, also after a second set-up [FLUID-312, FLUID-314]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(shapeBlock('data-shape="circle"'));
  await settled(page);
  await hostOf(page).evaluate((host) => {
    const { unmount, scan } = Reflect.get(window, 'Vitrine');
    unmount(host);
    scan(host);
  });
  await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
  await frames(page, 3);
  await countFits(hostOf(page), '[part=shape]');
  await hostOf(page).evaluate((host) => host.setAttribute('style', 'width: 400px; height: 120px'));
  await frames(page, 3);
  expect(await fitsOf(page)).toBe(1);
  expect(await boxOf(hostOf(page), 'shape')).toEqual({ x: 140, y: 0, width: 120, height: 120 });
});

test('the shadow’s offsets are the rounded cosine and sine of 180 minus the angle, in the unit of the distance, its blur in its own; without one nothing is logged [FLUID-305, FLUID-306, FLUID-315, FLUID-316]', async ({
  page,
  pageWith,
}) => {
  const shadow = (
    angle: unknown,
    distance = '{"value": 10, "unit": "px"}',
    blur = '{"value": 4, "unit": "px"}',
  ): string => `data-shape="circle" data-drop-shadow='{"angle": ${angle}, "distance": ${distance}, "blur": ${blur}}'`;
  await pageWith(
    `<style>.wide { font-size: 20px }</style>${[
      shadow(180),
      shadow(90),
      shadow(135),
      shadow(150),
      shadow(0, '{"value": 2, "unit": "rem"}', '{"value": 1.5, "unit": "vw"}'),
      'data-shape="circle"',
    ]
      .map((attributes) => shapeBlock(attributes, 'width: 60px; height: 60px'))
      .join(
        '',
      )}<div style="--vitrine-shape-shadow: rgb(255 0 0)">${shapeBlock(shadow(180), 'width: 60px; height: 60px')}</div>`,
  );
  await settled(page);
  const filters = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((at) => filterOf(page, at)));
  const dark = 'rgba(0, 0, 0, 0.5)';
  expect(filters).toEqual([
    `drop-shadow(${dark} 10px 0px 4px)`,
    `drop-shadow(${dark} 0px 10px 4px)`,
    `drop-shadow(${dark} 7px 7px 4px)`,
    // 8.66 and 5: the product is rounded, not the cosine.
    `drop-shadow(${dark} 9px 5px 4px)`,
    `drop-shadow(${dark} -32px 0px 19.2px)`,
    'none',
    'drop-shadow(rgb(255, 0, 0) 10px 0px 4px)',
  ]);
});

test('a malformed shadow is logged, and the shape is shown without it [FLUID-317]', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/VT012/);
  await pageWith(shapeBlock(`data-shape="circle" data-drop-shadow='{"angle": 90}'`), {
    tag: '<script async src="/dist/vitrine.js" data-debug></script>',
  });
  await settled(page);
  expect(await filterOf(page, 0)).toBe('none');
  expect(await pathOf(hostOf(page))).toMatch(/^M/);
  await expect.poll(() => consoleLines.join('\n')).toContain('data-drop-shadow');
  expect(consoleLines.join('\n')).toContain('is not read');
});

test('is named for screen readers or left out, keeps the page’s markup for an unknown name, and passes axe in forced colours', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040/);
  await page.setViewportSize({ width: 320, height: 640 });
  await pageWith(
    shapeBlock('data-shape="gear" data-label="Engrenagem"', '') +
      shapeBlock('data-shape="star"', '') +
      shapeBlock('data-shape="banana"', ''),
  );
  for (const block of await page.locator('[data-block]').all()) await block.scrollIntoViewIfNeeded();
  await settled(page);
  await expect(page.getByRole('img', { name: 'Engrenagem' })).toBeVisible();
  await expect(page.getByText('Forma').nth(2)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const fill = await hostOf(page).evaluate((host) => {
    const svg = host.shadowRoot?.querySelector('svg');
    return svg && getComputedStyle(svg).fill === getComputedStyle(document.body).color;
  });
  expect(fill).toBe(true);
});
