// What pages fetch of Vitrine and in how many steps, recorded from page loads with a cold cache. `npm run bench:steps`, `-- --dist FOLDER`.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readCommandLine } from '../../build/command-line.mjs';
import { serve } from '../../demo/serve.mjs';
import { COOKIE_CONTEXT } from './banner.mjs';
import { launch } from './chromium.mjs';
import { vitrineFiles } from './peers/vitrine.mjs';
import { serveFiles } from './serve-files.mjs';
import { columns } from './table.mjs';

/** A page asks for nothing more when it has not for so long, in ms. It is longer than what waits for an idle moment waits. */
const QUIET = 1_500;

const exampleOf = (name) => readFileSync(new URL(`../../src/widgets/${name}/example.html`, import.meta.url), 'utf8');
const BANNER = `<script type="application/json" data-site-context>${JSON.stringify(COOKIE_CONTEXT)}</script>`;
const page = (body, head = '') =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Loja</title>${head}<script async src="/dist/vitrine.js"></script></head><body><h1>Loja</h1>${body}</body></html>`;

/** A published page whose blocks are none of ours. */
const OTHERS = ['image', 'html', 'spacer', 'quote']
  .map(
    (name, at) =>
      `<div class="sqs-block ${name}-block sqs-block-${name}" data-block-type="${[5, 2, 21, 31][at]}"><p>Barro</p></div>`,
  )
  .join('');
const published = (cookieSettings) =>
  page(
    OTHERS,
    `<script>var Static = { SQUARESPACE_CONTEXT: 0 }; Static.SQUARESPACE_CONTEXT = ${JSON.stringify({ cookieSettings })};</script>`,
  );

const PAGES = {
  'no block': page(''),
  'first accordion': page(exampleOf('accordion')),
  form: page(exampleOf('form')),
  banner: page('', BANNER),
  'banner, decided': page('', BANNER),
  'form with banner': page(exampleOf('form'), BANNER),
  'form with banner, decided': page(exampleOf('form'), BANNER),
  'published, none of ours': published({ isCookieBannerEnabled: false }),
  'published, none of ours, decided': published(COOKIE_CONTEXT.cookieSettings),
};

/**
 * Loads a page as a first visitor and gives every file of the build, with its step: a step is what was asked for while nothing of it had come. So
 * files are held until the page asks for no more, then all come.
 */
async function load(browser, { url, decided }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    if (decided) await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url }]);
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    const paths = new Map();
    const bytes = new Map();
    const files = [];
    const held = [];
    let step = 0;
    let last = performance.now();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, pathOf(request.url)));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      last = performance.now();
      bytes.set(paths.get(requestId), encodedDataLength);
    });
    await tab.route('**/dist/**', (route) => {
      last = performance.now();
      files.push({ path: pathOf(route.request().url()), step });
      held.push(route);
    });
    // The load event waits for the tag.
    await tab.goto(url, { waitUntil: 'commit' });
    last = performance.now();
    for (;;) {
      while (performance.now() - last < QUIET) await pause(last + QUIET - performance.now());
      if (!held.length) return files.map((file) => ({ ...file, bytes: bytes.get(file.path) }));
      step += 1;
      last = performance.now();
      await Promise.all(held.splice(0).map((route) => route.continue()));
    }
  } finally {
    await context.close();
  }
}

const pathOf = (url) => new URL(url).pathname.replace(/^\/dist\//, '');

/** One line for a page, then its files, step by step. */
function report(name, files) {
  const after = files.filter(({ path }) => path !== 'vitrine.js');
  const steps = Math.max(...files.map(({ step }) => step));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`\n${name}: ${after.length} files after the tag, ${steps} steps, ${bytes} B with the tag`);
  console.log(columns(files.map(({ path, step, bytes: own }) => [`  ${step}`, path, `${own} B`])));
  return [name, String(after.length), String(steps), String(bytes)];
}

const { values } = readCommandLine({ options: { dist: { type: 'string', default: 'dist' } } }, '--dist FOLDER');
const server = await serveFiles();
server.put(vitrineFiles(values.dist));
server.put(Object.fromEntries(Object.entries(PAGES).map(([name, html]) => [`/${encodeURIComponent(name)}`, html])));
const demo = await serve({ port: 0, quiet: true, data: ':memory:' });
const browser = await launch();
const rows = [['page', 'files after the tag', 'steps', 'bytes with the tag']];
for (const name of Object.keys(PAGES)) {
  const url = `${server.origin}/${encodeURIComponent(name)}`;
  rows.push(report(name, await load(browser, { url, decided: name.endsWith('decided') })));
}
rows.push(report('the demo’s contact page', await load(browser, { url: `${demo.url}/atelie/contato` })));
console.log(`\n${columns(rows)}`);
await browser.close();
server.close();
await demo.close();
