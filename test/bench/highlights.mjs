import { besidePeers, fetchedBytes } from './beside-peers.mjs';
import { COUNT, HIGHLIGHT_PEERS, highlightedTexts, highlightFiles } from './content/highlight-peers.mjs';
import { counters } from './galleries/counters.mjs';
import { openDesk, settled } from './open-phone.mjs';
import { watchPage } from './watch-page.mjs';

/** In the page: how many texts have their drawing. */
function countDrawn() {
  bench.drawn = () =>
    document.querySelectorAll('svg.rough-annotation:has(path)').length +
    [...document.querySelectorAll('[data-highlight]')].filter((text) =>
      text.firstElementChild?.shadowRoot?.querySelector('path[d]'),
    ).length;
}

/**
 * Drawings over 60 texts: from navigation, and of 60 further ones on a page that has drawn one.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runHighlights(parts, keep) {
  parts.server.put(await highlightFiles(parts.dist));
  await besidePeers(parts, keep, {
    names: HIGHLIGHT_PEERS,
    open: openDesk,
    async measure({ page, session, counted }, { name, origin }) {
      await page.addInitScript(watchPage);
      await page.addInitScript(countDrawn);
      await page.goto(`${origin}/highlights/${name}/${COUNT}`, { waitUntil: 'commit' });
      const drawn = await page.evaluate((all) => bench.until(() => bench.drawn() >= all), COUNT);
      await settled(page);
      const fetched = fetchedBytes(counted());

      await page.goto(`${origin}/highlights/${name}/1`);
      await page.evaluate(() => bench.until(() => bench.drawn() === 1));
      await settled(page);
      const used = await counters(session);
      await used.begin();
      const added = await page.evaluate(
        ([html, all]) =>
          bench.time(
            () => {
              const more = document.createElement('div');
              more.innerHTML = html;
              document.querySelector('#place').prepend(more);
              globalThis.draw?.(more.querySelectorAll('[data-shape]'));
            },
            () => bench.drawn() > all,
          ),
        [highlightedTexts(name, COUNT), COUNT],
      );
      const { script } = await used.since();
      return { figures: { drawn, further: added, perText: script / COUNT, ...fetched } };
    },
  });
}
