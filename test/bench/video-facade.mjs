import { besidePeers, fetchedBytes } from './beside-peers.mjs';
import { POSTER, VIDEOS, videoFiles } from './content/video-peers.mjs';
import { pictureFiles } from './galleries/pictures.mjs';
import { openPhone, settled } from './open-phone.mjs';
import { press, watchPresses } from './watch-presses.mjs';

/** What the player would fetch is no part of what is measured, and is not there without a network. */
const ELSEWHERE = ['youtube.com', 'youtube-nocookie.com', 'google.com', 'gstatic.com', 'doubleclick.net', 'ytimg.com'];

/** In the page: when the poster has been painted first. */
function watchPoster(path) {
  bench.poster = new Promise((told) => {
    new PerformanceObserver((list) => {
      for (const { url, renderTime, loadTime } of list.getEntries())
        if (url.endsWith(path)) told(renderTime || loadTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/**
 * A video behind its poster: until the poster is painted and can be clicked, and from the click until the player is in the page.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runVideoFacade(parts, keep) {
  parts.server.put({ ...(await pictureFiles()), ...videoFiles(parts.dist) });
  await besidePeers(parts, keep, {
    names: Object.keys(VIDEOS),
    open: openPhone,
    async measure({ page, session, counted }, { name, origin }) {
      const { cover, player } = VIDEOS[name];
      const hosts = ELSEWHERE.flatMap((host) => [`*://${host}/*`, `*://*.${host}/*`]);
      await session.send('Network.setBlockedURLs', { urls: hosts });
      await page.addInitScript(watchPresses, { playable: cover });
      await page.addInitScript(watchPoster, POSTER);
      await page.goto(`${origin}/video-facade/${name}`);
      await page.waitForFunction(() => 'playable' in bench.seen);
      const poster = await page.evaluate(() => bench.poster);
      await settled(page);
      const { playable } = await page.evaluate(() => bench.seen);
      const fetched = fetchedBytes(counted());
      const clicked = await press(page, page.locator(`img, ${cover}`).first(), { seen: player });
      if (clicked === null) return { broken: 'does not show the player', figures: {} };
      return { figures: { poster, playable, player: clicked, ...fetched } };
    },
  });
}
