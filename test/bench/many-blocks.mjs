// 10,000 accordions that start two screens down, with the tag and without it, in turn. Prints medians with their range.
import { refuse } from '../../build/command-line.mjs';
import { serve } from '../../demo/serve.mjs';
import { launch, shown } from './chromium.mjs';

const RUNS = 5;
const N = Number(process.argv[2] ?? 10_000);
if (!(Number.isInteger(N) && N > 0)) refuse(`"${process.argv[2]}"`, 'a number of blocks, such as 10000');

const { url, close } = await serve({ port: 0, quiet: true, data: ':memory:' });
const browser = await launch();

async function visit(tag) {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) =>
      globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
    addEventListener('vitrine:ready', () => performance.mark('ready'));
  });
  await page.goto(new URL(`cenas/muitos?n=${N}${tag ? '' : '&tag=0'}`, url).href, { waitUntil: 'load' });
  if (tag) await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));
  const figures = await page.evaluate(() => ({
    longest: Math.max(0, ...globalThis.tasks),
    waiting: document.querySelectorAll('[data-block-state=waiting]').length,
  }));
  await page.context().close();
  return figures;
}

const found = { with: [], without: [] };
await visit(true);
for (let run = 0; run < RUNS; run++) {
  found.with.push(await visit(true));
  found.without.push(await visit(false));
}
console.log(`${N} blocks, ${RUNS} runs in turn, ms`);
console.log(`longest task with the tag     ${shown(found.with.map(({ longest }) => longest))}`);
console.log(`longest task without the tag  ${shown(found.without.map(({ longest }) => longest))}`);
console.log(`blocks that wait              ${found.with.at(-1).waiting}`);
await browser.close();
await close();
