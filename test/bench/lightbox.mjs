import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { LIGHTBOX_PEERS, lightboxFiles, OVERLAYS } from './galleries/lightbox-peers.mjs';
import { openPage } from './galleries/open-page.mjs';
import { pictureFiles, pictures } from './galleries/pictures.mjs';
import { watchLightbox } from './galleries/watch-lightbox.mjs';
import { blockReady } from './galleries/watch-smoothness.mjs';

const COUNT = 500;
/** How often the lightbox is opened and closed before what it keeps is weighed. */
const TIMES = 20;
/** Those whose memory is weighed; without a slower processor, which changes nothing about it. */
const WEIGHED = { names: ['vitrine', 'vitrine-gallery', 'photoswipe'], condition: '1x' };

/** Opens a thumbnail with the mouse, which has been over it for a while, as a visitor's is. Gives null where the lightbox does not open. */
async function open(page, at) {
  const box = await page.locator('#place img:visible').nth(at).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 500))));
  await page.mouse.down();
  await page.mouse.up();
  const told = () => Promise.race([bench.opened, new Promise((late) => setTimeout(late, 15_000, null))]);
  // The browser may follow the link instead.
  return page.evaluate(told).catch(() => null);
}

async function close(page) {
  await page.keyboard.press('Escape');
  await page.evaluate(() => bench.closed());
}

/** Bytes of script that are in use, once nothing is left to be collected. */
async function heap(session) {
  for (let at = 0; at < 3; at++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** In kB, what is in use after many times open and closed, and was not after the first. */
async function kept(page, session) {
  const before = await heap(session);
  for (let at = 0; at < TIMES; at++) {
    if (!(await open(page, at % 6))) return null;
    await close(page);
  }
  return ((await heap(session)) - before) / 1_000;
}

/**
 * From a click on one of 500 thumbnails to the first frame with the lightbox, and to the large picture; and what it keeps once it is closed.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runLightbox({ browser, server, origin, dist, conditions, runs, random }, keep) {
  server.put(await pictureFiles());
  server.put(await lightboxFiles(dist, pictures(COUNT)));
  for (const condition of conditions) {
    const { cpu, slow } = CONDITIONS[condition];
    const sample = async (name) => {
      const { page, session, errors, slowDown, close: end } = await openPage(browser, [watchLightbox]);
      try {
        await page.goto(`${origin(slow)}/lightbox/${name}`, { waitUntil: 'load' });
        await page.evaluate((selector) => {
          bench.overlay = selector;
        }, OVERLAYS[name]);
        if (name === 'vitrine-gallery') await page.evaluate(blockReady);
        await slowDown(cpu);
        const first = await open(page, 3);
        if (!first) return { broken: errors[0] ?? 'does not open', worked: 0, tried: 1, figures: {} };
        await close(page);
        const second = await open(page, 8);
        if (!second) return { broken: 'does not open again', worked: 1, tried: 2, figures: {} };
        await close(page);
        const weighs = condition === WEIGHED.condition && WEIGHED.names.includes(name);
        const figures = { ...first, second: second.first, ...(weighs && { kept: await kept(page, session) }) };
        return { broken: errors[0] ?? null, worked: 2, tried: 2, figures };
      } finally {
        await end();
      }
    };
    const samples = await rounds({ names: LIGHTBOX_PEERS, runs, random, sample });
    await keep({ n: COUNT, condition, runs, ...compared(samples, ['vitrine', 'vitrine-gallery']) });
  }
}
