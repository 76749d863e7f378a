import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { counters } from './galleries/counters.mjs';
import { showPictures, watchFromStart, watchPictures } from './galleries/in-page.mjs';
import { openPage } from './galleries/open-page.mjs';
import { pictureFiles, pictures } from './galleries/pictures.mjs';
import { ROWS_PEERS, rowsFiles } from './galleries/rows-peers.mjs';

/** The numbers of pictures of a whole run. On the slow network the pictures themselves take all of the time, so there is one number. */
const SIZES = [500, 2000];
const SLOW_SIZES = [500];

/** Share of the first screen that pictures and nothing else cover, where a layout works; the rest is the space between them. */
const COVERED = 0.75;

/** Everything is evaluated and waits: from being told to show the pictures until they are painted. */
async function warm(browser, { url, cpu }) {
  const { page, session, errors, slowDown, close } = await openPage(browser, [watchPictures]);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(async () => {
      bench.show = await prepare(document.querySelector('#place'), PICTURES);
      await new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 100)));
    });
    const counted = await counters(session);
    await slowDown(cpu);
    await counted.begin();
    const times = await page.evaluate(showPictures);
    const figures = { ...times, ...(await counted.since()) };
    const covered = await page.evaluate(() => bench.covered());
    return { broken: errors[0] ?? (covered < COVERED ? `pictures cover ${covered.toFixed(2)}` : null), figures };
  } finally {
    await close();
  }
}

/** From navigation, with nothing in the cache, until the first pictures are painted. */
async function cold(browser, { url, cpu }) {
  const { page, slowDown, close } = await openPage(browser, [watchPictures, watchFromStart]);
  try {
    await slowDown(cpu);
    await page.goto(url);
    return { cold: await page.evaluate(() => bench.cold) };
  } finally {
    await close();
  }
}

/**
 * Justified rows, from data to painted pictures.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runRows({ browser, server, origin, dist, conditions, runs, random, say }, keep) {
  server.put(await pictureFiles());
  server.put(await rowsFiles(dist, SIZES.map(pictures)));
  for (const condition of conditions) {
    const { cpu, slow } = CONDITIONS[condition];
    for (const n of slow ? SLOW_SIZES : SIZES) {
      say(`${n} pictures, ${condition}`);
      const sample = async (name) => {
        const url = `${origin(slow)}/rows/${name}/${n}`;
        const { broken, figures } = await warm(browser, { url, cpu });
        const all = { ...figures, ...(await cold(browser, { url: `${url}/cold`, cpu })) };
        return { broken, worked: Number(!broken), tried: 1, figures: all };
      };
      const samples = await rounds({ names: ROWS_PEERS, runs, random, sample });
      await keep({ n, condition, runs, ...compared(samples, ['vitrine']) });
    }
  }
}
