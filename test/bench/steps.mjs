// What pages fetch of Vitrine and in how many steps, recorded from page loads with a cold cache. `npm run bench:steps`, `-- --dist FOLDER`.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serve } from '../../demo/serve.mjs';
import { COOKIE_CONTEXT } from './banner.mjs';
import { launch } from './chromium.mjs';
import { stepsOf } from './file-steps.mjs';
import { vitrineFiles } from './peers/vitrine.mjs';
import { serveFiles } from './serve-files.mjs';
import { slowNetwork } from './slow-network.mjs';
import { columns } from './table.mjs';

/** Long enough that every file of a step is asked for before the first of it has come. The rate is of no matter here. */
const NETWORK = { roundTrip: 400, bitsPerSecond: Number.POSITIVE_INFINITY };
/** Nothing more comes when nothing came for so long, in ms. It is longer than what waits for an idle moment waits. */
const QUIET = 2_500;

const exampleOf = (name) => readFileSync(new URL(`../../src/widgets/${name}/example.html`, import.meta.url), 'utf8');
const BANNER = `<script type="application/json" data-site-context>${JSON.stringify(COOKIE_CONTEXT)}</script>`;
const page = (body, head = '') =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Loja</title>${head}<script async src="/dist/vitrine.js"></script></head><body><h1>Loja</h1>${body}</body></html>`;

const PAGES = {
  'no block': page(''),
  'first accordion': page(exampleOf('accordion')),
  form: page(exampleOf('form')),
  banner: page('', BANNER),
  'banner, decided': page('', BANNER),
  'form with banner': page(exampleOf('form'), BANNER),
  'form with banner, decided': page(exampleOf('form'), BANNER),
};

/** Loads a page as a first visitor and gives every file of the build, as it was asked for and came. */
async function load(browser, { url, decided }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    if (decided) await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url }]);
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const requests = new Map();
    let come = () => {};
    const quiet = new Promise((done) => {
      let timer;
      come = () => {
        clearTimeout(timer);
        timer = setTimeout(done, QUIET);
      };
    });
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      come();
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/dist/')) requests.set(requestId, { path: pathname.slice(6), start: timestamp });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      come();
      Object.assign(requests.get(requestId) ?? {}, { end: timestamp, bytes: encodedDataLength });
    });
    await tab.goto(url);
    await quiet;
    return [...requests.values()];
  } finally {
    await context.close();
  }
}

/** One line for a page, then its files, step by step. */
function report(name, files) {
  const steps = stepsOf(files);
  const after = files.filter(({ path }) => path !== 'vitrine.js');
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`\n${name}: ${after.length} files after the tag, ${Math.max(...steps)} steps, ${bytes} B with the tag`);
  const rows = files.map(({ path, bytes: own }, at) => [`  ${steps[at]}`, path, `${own} B`]);
  console.log(columns(rows.sort((one, other) => Number(one[0]) - Number(other[0]))));
  return [name, String(after.length), String(Math.max(...steps)), String(bytes)];
}

const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } });
const server = await serveFiles();
server.put(vitrineFiles(values.dist));
server.put(Object.fromEntries(Object.entries(PAGES).map(([name, html]) => [`/${encodeURIComponent(name)}`, html])));
const demo = await serve({ port: 0, quiet: true, data: ':memory:' });
const networks = await Promise.all([server.origin, demo.url].map((origin) => slowNetwork(origin, NETWORK)));
const browser = await launch();
const [own, shop] = networks.map(({ origin }) => origin);
const rows = [['page', 'files after the tag', 'steps', 'bytes with the tag']];
for (const name of Object.keys(PAGES))
  rows.push(
    report(name, await load(browser, { url: `${own}/${encodeURIComponent(name)}`, decided: name.endsWith('decided') })),
  );
rows.push(report('the demo’s contact page', await load(browser, { url: `${shop}/atelie/contato` })));
console.log(`\n${columns(rows)}`);
await browser.close();
for (const network of networks) network.close();
server.close();
await demo.close();
