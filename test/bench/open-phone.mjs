import { countBytes } from './count-bytes.mjs';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

/** Opens an empty tab in a context of its own. Without `motion`, no fading is measured. */
async function openTab(browser, cpu, { viewport, motion }) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const counted = await countBytes(session);
  return { page, session, errors, counted, close: () => context.close() };
}

/**
 * Opens an empty tab in a context of its own, with the screen of a phone and without motion, so that no fading is measured.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {number} cpu how many times slower the processor is
 */
export const openPhone = (browser, cpu) => openTab(browser, cpu, { viewport: PHONE, motion: false });

/** As `openPhone`, with the screen of a desk. `motion` is for what only moves. */
export const openDesk = (browser, cpu, { motion = false } = {}) => openTab(browser, cpu, { viewport: DESK, motion });

/** A page that a visitor has looked at for a while: everything it fetches by itself is there, and it is idle. */
export async function settled(page) {
  await page.waitForLoadState('networkidle');
  // After some inputs the browser tells an idle page nothing until a deadline.
  await page.evaluate(
    () => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 300), { timeout: 2_000 })),
  );
}

/** The frame of every measured page. */
export const phonePage = (head, body) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Loja</title><style>body{margin:0 16px;font:16px/1.5 sans-serif}</style>${head}</head><body><h1>Loja</h1>${body}</body></html>`;
