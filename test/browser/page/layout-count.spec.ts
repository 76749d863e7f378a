// However many blocks come together, the page is laid out for all of them at once: what is read comes before what is written.
import { expect, test } from '../tools/fixture.ts';

const ALONE = { tag: '@alone' };
const BLOCKS = 100;
const ONE =
  '<div data-block="accordion" data-block-load="load"><details><summary>Um</summary><p>x</p></details><details><summary>Dois</summary><p>x</p></details></div>';

// On a busy machine the blocks come in more frames, and each costs a layout.
test(
  'a hundred accordions that come together cost a handful of layouts and style recalculations',
  ALONE,
  async ({ page, pageWith }) => {
    const debug = await page.context().newCDPSession(page);
    await debug.send('Performance.enable');
    await pageWith(ONE.repeat(BLOCKS));
    await expect(page.locator('[data-block-state=ready]')).toHaveCount(BLOCKS);
    const { metrics } = await debug.send('Performance.getMetrics');
    const counted = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    expect(counted.LayoutCount).toBeLessThan(BLOCKS / 4);
    expect(counted.RecalcStyleCount).toBeLessThan(BLOCKS / 4);
  },
);
