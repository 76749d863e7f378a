// The strip: its height, where the current slide is, how fast it moves, what it loads.
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { animationSpeed, runDuring, stopClock } from '../../tools/page-clock.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import {
  animations,
  boxOf,
  expectShown,
  figures,
  galleryIn,
  gesture,
  hostOf,
  middleOf,
  opened,
  press,
} from './moving-gallery.ts';

const STRIP = 'data-design="slider"';

const PLACES = [
  ['left', 0],
  ['center', 375],
  ['right', 750],
  ['', 375],
] as const;

for (const { where, places } of [
  { where: 'at the start, in the middle or at the end', places: PLACES },
  { where: 'at the end, or in the middle where nothing is said', places: PLACES.slice(2) },
])
  test(`is a strip with the current slide ${where} [GAL-310, GAL-355, GAL-356]`, {
    tag: inEveryRun(places !== PLACES),
  }, async ({ page, pageWith }) => {
    for (const [alignment, x] of places) {
      // Slides of 150 × 100 px.
      await pageWith(galleryIn(900, `${STRIP} data-active-alignment="${alignment}" data-aspect-ratio="1:0.1111111"`));
      await settled(page);
      for (const number of [1, 2]) {
        await expect.poll(async () => (await boxOf(page, number)).x, `${alignment}, slide ${number}`).toBeCloseTo(x, 0);
        if (number === 1) await press(page, 'Próximo');
      }
      await expect(hostOf(page).locator('.slide[aria-current]')).toHaveAttribute('aria-label', '2 de 8');
    }
  });

test('is as high as its ratio, else as its share of the width, else as a tenth of it [GAL-359]', async ({
  page,
  pageWith,
}) => {
  for (const [attributes, height] of [
    ['', 90],
    ['data-v-size="30"', 270],
    ['data-v-size="30" data-aspect-ratio="0.2"', 180],
    ['data-aspect-ratio="0.2"', 180],
  ] as const) {
    await pageWith(galleryIn(900, `${STRIP} ${attributes}`));
    await settled(page);
    expect((await boxOf(page, 1)).height, attributes).toBeCloseTo(height, 0);
  }
});

test('moves for half a second, refuses another change meanwhile, and loads one slide on each side [GAL-358]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  // Every slide is as wide as the strip, so that only one is in view.
  await pageWith(galleryIn(600, `${STRIP} data-aspect-ratio="0.6667"`, figures(6)));
  await opened(page);
  const loaded = (number: number) =>
    hostOf(page)
      .locator(`[data-index="${number - 1}"] img`)
      .evaluateAll((pictures) => pictures.some((picture) => (picture as HTMLImageElement).currentSrc !== ''));
  await expect.poll(() => loaded(2)).toBe(true);
  expect(await loaded(3)).toBe(false);
  await animationSpeed(page, 0);
  await press(page, 'Próximo');
  await expectShown(page, '2 de 6');
  expect((await animations(page)).map(({ duration }) => duration)).toEqual([500]);
  await page.clock.runFor(499);
  await press(page, 'Próximo');
  await expectShown(page, '2 de 6');
  await page.clock.runFor(1);
  await press(page, 'Próximo');
  await expectShown(page, '3 de 6');
});

test('shows videos as thumbnails of 16 to 9 [GAL-360]', async ({ page, pageWith }) => {
  const video = '<figure><video src="/imagens/nenhum.mp4" width="400" height="400" preload="none"></video></figure>';
  // It never comes, and nothing fails.
  await page.route('**/nenhum.mp4', () => {});
  await pageWith(galleryIn(900, `${STRIP} data-v-size="20"`, figures(2) + video));
  await settled(page);
  const { width, height } = await boxOf(page, 3);
  expect(width / height).toBeCloseTo(16 / 9, 2);
});

test('goes to a slide that is clicked, is dragged over several, and has only those near the view in the page', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await stopClock(page);
  await pageWith(galleryIn(900, `${STRIP} data-aspect-ratio="1:0.1111111"`, figures(400)));
  await opened(page);
  expect(await hostOf(page).locator('.slide').count()).toBeLessThan(25);
  await page.getByRole('button', { name: 'Mostrar 3 de 400' }).click();
  const current = hostOf(page).locator('.slide[aria-current]');
  await expect(current).toHaveAttribute('aria-label', '3 de 400');
  await page.clock.runFor(500);
  await expect.poll(async () => (await boxOf(page, 3)).x).toBeCloseTo(375, 0);
  const { x, y } = await middleOf(page);
  const way = [0, 40, 100, 180, 260, 320, 320, 320].map((moved, step) => ({ x: x - moved, y, at: step * 100 }));
  await gesture(page, 'touch', way);
  await expect(current).toHaveAttribute('aria-label', '5 de 400');
  await page.clock.runFor(400);
  await expect.poll(async () => (await boxOf(page, 5)).x).toBeCloseTo(375, 0);
  expect(await runDuring(page, axe(page))).toEqual([]);
});
