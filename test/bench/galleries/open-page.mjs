/**
 * Opens an empty tab in a context of its own, for a page with pictures on a desk's screen.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {readonly Function[]} [scripts] run before the page's own
 */
export async function openPage(browser, scripts = []) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const session = await context.newCDPSession(page);
  for (const script of scripts) await page.addInitScript(script);
  return {
    page,
    session,
    /** Errors of the page's scripts so far. */
    errors,
    slowDown: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }),
    close: () => context.close(),
  };
}

/** The frame of every measured page. */
export const pageOf = (head, body) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Galeria</title><style>body{margin:0 20px;font:16px/1.5 sans-serif}img{display:block}</style>${head}</head><body><h1>Galeria</h1>${body}</body></html>`;
