// Makes the picture of the README from the demo: a page of the shop without scripts, and the same page with them. Build first.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../demo/serve.mjs';
import { CHROMIUM_OPTIONS } from '../test/chromium-options.mjs';
import { takeOnly } from './command-line.mjs';

takeOnly();
const OUT = fileURLToPath(new URL('../docs/start/front.webp', import.meta.url));
const PATH = '/atelie/galeria';
/** What each half shows, and how wide it becomes. */
const VIEW = { width: 640, height: 1320 };
const WIDTH = 480;
const HEIGHT = (VIEW.height * WIDTH) / VIEW.width;
const GAP = 16;

const server = await serve({ port: 0, data: ':memory:' });
const browser = await chromium.launch(CHROMIUM_OPTIONS);

async function shoot(javaScriptEnabled) {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: VIEW,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  // A visitor who has decided about cookies meets no banner.
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: server.url }]);
  const page = await context.newPage();
  await page.goto(server.url + PATH, { waitUntil: 'load' });
  if (javaScriptEnabled) await page.waitForSelector('[data-block="gallery"][data-block-state="ready"]');
  await page.waitForLoadState('networkidle');
  return sharp(await page.screenshot({ animations: 'disabled' }))
    .resize({ width: WIDTH })
    .toBuffer();
}

try {
  const [without, together] = [await shoot(false), await shoot(true)];
  await sharp({ create: { width: 2 * WIDTH + GAP, height: HEIGHT, channels: 3, background: '#d0d7de' } })
    .composite([
      { input: without, left: 0, top: 0 },
      { input: together, left: WIDTH + GAP, top: 0 },
    ])
    .webp({ quality: 70, effort: 6 })
    .toFile(OUT);
  console.log(OUT);
} finally {
  await browser.close();
  await server.close();
}
