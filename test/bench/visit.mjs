/**
 * A first visit with a cold cache: from navigation to what the page is waited for.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, cpu: number, watch: string, names: string[], verify: (page: object) => Promise<boolean> }} visit
 *   `watch` is script that sets `window.seen[name]` to a time for each of `names`; `verify` tells by real input whether it works
 */
export async function visit(browser, { url, cpu, watch, names, verify }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(`window.seen = {}; ${watch}`);
    await page.goto(url);
    await page.waitForFunction((all) => all.every((name) => name in window.seen), names);
    const figures = { ...(await page.evaluate(() => window.seen)), bytes };
    const works = await verify(page);
    return { broken: works ? null : 'does not answer', worked: Number(works), tried: 1, figures };
  } finally {
    await context.close();
  }
}
