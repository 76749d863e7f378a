// A gesture chooses in every design that moves; the design only draws the change.

import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { stopClock } from '../../tools/page-clock.ts';
import { expectShown, figures, galleryIn, gesture, hostOf, middleOf, opened, reachable } from './moving-gallery.ts';

const DESIGNS = [
  ...['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'].map((name) => `slideshow" data-transition="${name}`),
  'carousel',
  'slider" data-aspect-ratio="0.5',
];

/** 240 px to one side, in 100 ms. */
async function swipe(page: Page, kind: 'mouse' | 'touch', sign: 1 | -1): Promise<void> {
  const { x, y } = await middleOf(page);
  const way = [0, 40, 100, 160, 200, 240].map((moved, step) => ({ x: x + sign * moved, y, at: step * 20 }));
  await gesture(page, kind, way);
  // The longest transition is over then.
  await page.clock.runFor(1_000);
}

for (const [at, design] of DESIGNS.entries())
  test(`a finger and the mouse swipe to the next slides and back: data-design="${design}"`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await stopClock(page);
    await pageWith(galleryIn(600, `data-design="${design}" data-lightbox`, figures(8)), { name: `swipe-${at}` });
    await opened(page);
    const first = await reachable(page);
    for (const kind of ['touch', 'mouse'] as const) {
      await swipe(page, kind, -1);
      await expect.poll(() => reachable(page), kind).not.toEqual(first);
      await swipe(page, kind, 1);
      await expectShown(page, ...first);
    }
    // The press was a drag and no click.
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('with fade a slow drag over a quarter of the slide counts, a short one does not, one during the fade does; the counter follows', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(galleryIn(600, 'data-design="slideshow" data-aspect-ratio="0.5"', figures(4)));
  await opened(page);
  const { x, y } = await middleOf(page);
  const drag = (by: number, ms: number) =>
    gesture(page, 'mouse', [
      { x, y, at: 0 },
      { x: x + by / 2, y, at: ms / 2 },
      { x: x + by, y, at: ms },
    ]);
  await drag(-140, 800);
  await expectShown(page, '1 de 4');
  await drag(-160, 800);
  await expectShown(page, '2 de 4');
  await drag(-60, 100);
  await expectShown(page, '3 de 4');
  await expect(hostOf(page).locator('.slides-counter')).toHaveText('3 / 4');
});
