import { besidePeers, fetchedBytes } from './beside-peers.mjs';
import { MARQUEES, marqueeFiles } from './content/marquee-peers.mjs';
import { counters } from './galleries/counters.mjs';
import { openDesk, settled } from './open-phone.mjs';
import { watchPage } from './watch-page.mjs';

/** How long a running text is watched, in ms. */
const WATCHED = 2_000;
/** A frame that takes longer than this is seen as a jerk, in ms. */
const LATE = 25;

/** In the page: when the text has moved in three frames, one after the other. */
function watchMoving(selector) {
  const leftOf = () => {
    const place = document.querySelector('#place');
    return (place?.shadowRoot ?? place)?.querySelector(selector)?.getBoundingClientRect().left;
  };
  let before;
  let moved = 0;
  bench.moving = bench.until(() => {
    const left = leftOf();
    moved = before === undefined || left === before ? 0 : moved + 1;
    before = left;
    return moved === 3;
  });
}

/** In the page: how many frames of a while took longer than they may. */
async function lateFrames([watched, late]) {
  const began = performance.now();
  let count = 0;
  for (let before = began; before - began < watched; ) {
    const now = await new Promise(requestAnimationFrame);
    if (now - before > late) count += 1;
    before = now;
  }
  return count;
}

/**
 * A running text: from navigation until it moves, and what two seconds of it cost.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runMarquees(parts, keep) {
  parts.server.put(await marqueeFiles(parts.dist));
  await besidePeers(parts, keep, {
    names: Object.keys(MARQUEES),
    open: (browser, cpu) => openDesk(browser, cpu, { motion: true }),
    async measure({ page, session, counted }, { name, origin }) {
      await page.addInitScript(watchPage);
      await page.addInitScript(watchMoving, MARQUEES[name]);
      await page.goto(`${origin}/marquees/${name}`);
      const start = await page.evaluate(() => bench.moving);
      await settled(page);
      const used = await counters(session);
      await used.begin();
      await new Promise((over) => setTimeout(over, WATCHED));
      const { script: running, layouts } = await used.since();
      const late = await page.evaluate(lateFrames, [WATCHED, LATE]);
      return { figures: { start, running, layouts, late, ...fetchedBytes(counted()) } };
    },
  });
}
