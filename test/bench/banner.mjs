// Time from navigation to a visible cookie banner, ours beside vanilla-cookieconsent, at 4x slowdown. First: npm ci --prefix test/bench && npm run build
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { launch, shown } from './chromium.mjs';

const RUNS = 15;
const SLOWDOWN = 4;
const TEXT = 'Usamos cookies para entender como o site é usado. Você escolhe.';
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const peer = here('node_modules/vanilla-cookieconsent/dist/');
const dist = here('../../dist/');

const settings = {
  isCookieBannerEnabled: true,
  cookieBannerText: TEXT,
  cookieBannerVariant: 'BAR',
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
};
const page = (head) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Loja</title>${head}</head><body><h1>Loja</h1>${'<p>Texto da página.</p>'.repeat(40)}</body></html>`;
const PAGES = {
  vitrine: page(
    `<script type="application/json" data-site-context>${JSON.stringify({ cookieSettings: settings })}</script><script async src="/dist/vitrine.js"></script>`,
  ),
  'vanilla-cookieconsent': page(
    `<link rel="stylesheet" href="/peer/cookieconsent.css"><script defer src="/peer/cookieconsent.umd.js"></script><script defer src="/start.js"></script>`,
  ),
};
const START = `CookieConsent.run({ hideFromBots: false, categories: { necessary: { readOnly: true }, analytics: {} }, language: { default: 'pt', translations: { pt: {
  consentModal: { description: ${JSON.stringify(TEXT)}, acceptAllBtn: 'Aceitar', acceptNecessaryBtn: 'Recusar' }, preferencesModal: { sections: [] } } } } })`;

/** What each page is seen by: the banner's box is on the screen and not transparent. */
const SEEN = `(() => {
  const deep = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? deep(one.shadowRoot) : [])]);
  const look = () => {
    const banner = deep(document).find((one) => one.matches('[part=banner], #cc-main .cm'));
    const style = banner && getComputedStyle(banner);
    if (style && style.visibility === 'visible' && Number(style.opacity) > 0 && banner.getBoundingClientRect().height > 0)
      window.bannerSeen = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

const types = { js: 'text/javascript', css: 'text/css' };
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const named = Object.keys(PAGES).find((name) => pathname === `/${name}`);
  let body = named ? PAGES[named] : pathname === '/start.js' ? START : null;
  if (pathname.startsWith('/peer/')) body = readFileSync(peer + pathname.slice(6));
  if (pathname.startsWith('/dist/')) body = readFileSync(dist + pathname.slice(6));
  if (body === null) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': named ? 'text/html; charset=utf-8' : types[pathname.split('.').pop()],
    'content-encoding': 'br',
  });
  response.end(brotliCompressSync(body));
}).listen(0);
const origin = `http://localhost:${server.address().port}`;
const browser = await launch();

async function measure(name) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await tab.addInitScript(SEEN);
  await tab.goto(`${origin}/${name}`);
  const seen = await tab.waitForFunction(() => window.bannerSeen);
  const ms = await seen.jsonValue();
  await context.close();
  return { ms, bytes };
}

const found = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));
for (const name of Object.keys(PAGES)) await measure(name);
for (let run = 0; run < RUNS; run++)
  for (const name of Object.keys(PAGES).sort(() => Math.random() - 0.5)) found[name].push(await measure(name));
console.log(`navigation to visible banner, ${SLOWDOWN}x slowdown, 360 px, ${RUNS} runs shuffled, cold cache, ms`);
for (const [name, runs] of Object.entries(found))
  console.log(
    `  ${name.padEnd(22)} ${shown(runs.map(({ ms }) => ms))}   ${runs[0].bytes} B over the wire, page included`,
  );
await browser.close();
server.close();
