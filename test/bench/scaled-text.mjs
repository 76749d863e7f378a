import { besidePeers, fetchedBytes } from './beside-peers.mjs';
import { COUNT, headlines, SCALED_PEERS, scaledFiles } from './content/scaled-peers.mjs';
import { counters } from './galleries/counters.mjs';
import { openDesk, settled } from './open-phone.mjs';
import { watchPage } from './watch-page.mjs';

const NARROWER = { width: 820, height: 900 };

/** In the page: whether headlines from everywhere on it are as wide as their containers, but for two hundredths. */
function watchFits() {
  bench.areFitted = (count) => {
    const lines = [...document.querySelectorAll('.line')];
    return (
      lines.length >= count &&
      [...lines.filter((_, at) => at % 50 === 0), lines.at(-1)].every((line) => {
        const text = document.createRange();
        text.selectNodeContents(line.firstElementChild);
        const share = text.getBoundingClientRect().width / line.clientWidth;
        return share > 0.98 && share < 1.003;
      })
    );
  };
}

/**
 * 1,000 headlines, each as wide as its container: from their being there until all are painted so, and after the window has become narrower.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runScaledText(parts, keep) {
  parts.server.put(scaledFiles(parts.dist));
  await besidePeers(parts, keep, {
    names: SCALED_PEERS,
    open: openDesk,
    async measure({ page, session, counted }, { name, origin }) {
      await page.addInitScript(watchPage);
      await page.addInitScript(watchFits);
      await page.goto(`${origin}/scaled-text/${name}`);
      await page.evaluate(() => bench.until(() => bench.areFitted(1)));
      await settled(page);
      const fetched = fetchedBytes(counted());
      const used = await counters(session);
      await used.begin();
      const fit = await page.evaluate(
        ([html, all]) =>
          bench.time(
            () => {
              document.querySelector('#place').innerHTML = html;
              globalThis.fitty?.('.fit');
            },
            () => bench.areFitted(all),
          ),
        [headlines(name, COUNT), COUNT],
      );
      const first = await used.since();
      await settled(page);

      await page.evaluate((all) => {
        bench.refit = new Promise((told) => {
          const resized = ({ timeStamp }) => bench.until(() => bench.areFitted(all)).then((at) => told(at - timeStamp));
          addEventListener('resize', resized, { once: true, capture: true });
        });
      }, COUNT);
      await used.begin();
      await page.setViewportSize(NARROWER);
      const refit = await page.evaluate(() => bench.refit);
      const second = await used.since();
      const figures = { fit, layouts: first.layouts, refit, relayouts: second.layouts, ...fetched };
      return { figures };
    },
  });
}
