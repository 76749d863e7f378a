import { besidePeers, fetchedBytes } from './beside-peers.mjs';
import { CHARTS, chartFiles } from './content/chart-peers.mjs';
import { openPhone, settled } from './open-phone.mjs';
import { watchPresses } from './watch-presses.mjs';

/** In the page: whether a canvas has anything on it. */
function hasPixels() {
  const canvas = document.querySelector('canvas');
  const { width, height } = canvas;
  return canvas
    .getContext('2d')
    .getImageData(0, 0, width, height)
    .data.some((value) => value > 0);
}

/**
 * A line of 1,000 points, from navigation until it is painted.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runCharts(parts, keep) {
  parts.server.put(await chartFiles(parts.dist));
  await besidePeers(parts, keep, {
    names: Object.keys(CHARTS),
    open: openPhone,
    async measure({ page, counted }, { name, origin }) {
      await page.addInitScript(watchPresses, { chart: CHARTS[name] });
      await page.goto(`${origin}/charts/${name}`);
      await page.waitForFunction(() => 'chart' in bench.seen);
      const { chart } = await page.evaluate(() => bench.seen);
      await settled(page);
      const isBlank = name !== 'vitrine' && !(await page.evaluate(hasPixels));
      return { broken: isBlank ? 'an empty canvas' : null, figures: { chart, ...fetchedBytes(counted()) } };
    },
  });
}
