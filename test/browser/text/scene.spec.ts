// The demo's scene of highlights, scaled text and animations, under the demo's own policy.
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';

test('/cenas/destaques-e-animacoes draws all twelve shapes, has nothing for axe, and fits a window of 320 px [HILITE-304]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cenas/destaques-e-animacoes');
  const drawn = () =>
    page
      .locator('[data-block-added] svg:has(path)')
      .evaluateAll((all) => [...new Set(all.map((svg) => svg.getAttribute('data-shape')))].sort());
  await expect
    .poll(drawn)
    .toEqual(
      'circle cross enclose jagged marker scribble strike strikeDiagonal underline underlineCurve underlineDouble wave'.split(
        ' ',
      ),
    );
  await expect(page.locator('.loaded')).toHaveCount(2);
  await expect(page.locator('.animation-loaded')).toHaveCount(3);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
