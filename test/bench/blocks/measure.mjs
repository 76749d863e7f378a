import { aim, begin, findControls, opened, settled, watchTasks } from './in-page.mjs';

const VIEWPORT = { width: 1280, height: 900 };

/** What of the browser's counters is kept, by the name of the figure, and how many of the figure's units one of the counter's is. */
const COUNTERS = {
  listeners: ['JSEventListeners', 1],
  recalcs: ['RecalcStyleCount', 1],
  script: ['ScriptDuration', 1e3],
  style: ['RecalcStyleDuration', 1e3],
  layout: ['LayoutDuration', 1e3],
  heap: ['JSHeapUsedSize', 1e-6],
};

/**
 * One sample: a page with the server's markup settles, then gets the peer's scripts.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, peer: object, cpu: number }} sample address of the page, what runs in it, slowdown of the processor
 * @returns {Promise<{ broken: string | null, worked: number, tried: number, figures: Record<string, number | null> }>} times in ms, heap in MB
 */
export async function measure(browser, { url, peer, cpu }) {
  // Nothing is animated: no peer but Vitrine would be.
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const session = await context.newCDPSession(page);
    const state = async () => {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    await page.addInitScript(watchTasks);
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(idle))));
    await session.send('Performance.enable');
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const before = await state();
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.evaluate(begin, { block: peer.block, signal: peer.signal, scripts: peer.scripts });
    const times = await page.evaluate(settled, { mountsAll: peer.mountsAll });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const after = await state();
    if (times.ready === null) return { broken: errors[0] ?? 'never ready', worked: 0, tried: 0, figures: {} };
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const clicks = await click(page);
    const worked = clicks.filter((ms) => ms !== null);
    const grown = Object.entries(COUNTERS).map(([name, [counter, units]]) => [
      name,
      (after[counter] - before[counter]) * units,
    ]);
    return {
      broken: worked.length < clicks.length || !clicks.length ? 'clicks do not open' : (errors[0] ?? null),
      worked: worked.length,
      tried: clicks.length,
      figures: {
        ...times,
        bytes,
        ...Object.fromEntries(grown),
        click: worked.length ? worked.toSorted((one, other) => one - other)[worked.length >> 1] : null,
      },
    };
  } finally {
    await context.close();
  }
}

/** Clicks the items of the first screen, with the mouse, one after the other. */
async function click(page) {
  const count = await page.evaluate(findControls);
  const found = [];
  for (let at = 0; at < count; at++) {
    const { x, y } = await page.evaluate(aim, at);
    await page.mouse.click(x, y);
    found.push(await page.evaluate(opened));
  }
  return found;
}
