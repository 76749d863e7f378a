// Vitrine beside its peers, in one run. `npm run bench -- --help` tells the options.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { judged } from './goals.mjs';
import { machineLine, machineOf } from './machine.mjs';
import { KEPT_FROM, readOptions } from './options.mjs';
import { EMPTY, withPart } from './results.mjs';
import { serveFiles } from './serve-files.mjs';
import { slowNetwork } from './slow-network.mjs';
import { randomFrom } from './statistics.mjs';
import { goalsTable, partTable, sizesTable } from './table.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const KEPT = here('results/latest.json');
const TRIAL = here('../.results/bench.json');

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (!existsSync(here('node_modules')))
  stop('The peers are missing. First: npm ci --prefix test/bench --ignore-scripts');

const { blockPeers, runBlocks, SIZES } = await import('./blocks.mjs');
const { runBanner } = await import('./banner.mjs');
const { runForm } = await import('./form.mjs');
const { measureSizes } = await import('./sizes.mjs');
const { versionOf } = await import('./peers/read-peer.mjs');

let options;
try {
  options = readOptions(process.argv.slice(2), { n: SIZES });
} catch (error) {
  stop(error.message);
}
if (options.help) {
  console.log(options.help);
  process.exit();
}
const dist = options.dist ? resolve(options.dist) : here('../../dist');
if (!existsSync(`${dist}/manifest.json`)) stop('There is no build to measure. First: npm run build');

const file = options.runs < KEPT_FROM ? TRIAL : KEPT;
const seed = options.seed ?? Date.now() % 1_000_000;
const server = await serveFiles();
const slow = await slowNetwork(server.origin);
const parts = {
  browser: await launch(),
  server,
  origin: (isSlow) => (isSlow ? slow : server).origin,
  dist,
  n: options.n,
  conditions: options.conditions,
  runs: options.runs,
  random: randomFrom(seed),
  say: (line) => console.log(`\n${line}`),
};
const machine = machineOf(parts.browser);
const titles = {
  ...Object.fromEntries(blockPeers(dist).map(({ name, title }) => [name, title])),
  vitrine: 'Vitrine',
  'vitrine-preload': 'Vitrine with preload lines',
  'vanilla-cookieconsent': 'vanilla-cookieconsent',
  klaro: 'Klaro',
  'plain-html': 'HTML form, checked by the browser',
  'just-validate': 'JustValidate',
};
const { dependencies } = JSON.parse(await readFile(here('package.json'), 'utf8'));
const versions = Object.fromEntries(Object.keys(dependencies).map((name) => [name, versionOf(name)]));

const before = !options.whole && existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : EMPTY;
let result = { ...before, machine, titles, versions };

/** Writes after every part, so that a run that is broken off keeps what it has. */
async function keep(scenario, part) {
  result = withPart(result, scenario, { ...part, date: new Date().toISOString(), seed });
  result.goals = judged(result);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 1)}\n`);
  console.log(scenario === 'sizes' ? sizesTable(part.rows) : `\n${part.condition}\n${partTable(part, titles)}`);
}

const RUN = {
  sizes: async () => keep('sizes', { rows: await measureSizes(dist) }),
  blocks: () => runBlocks(parts, (cell) => keep('blocks', cell)),
  banner: () => runBanner(parts, (part) => keep('banner', part)),
  form: () => runForm(parts, (part) => keep('form', part)),
};

console.log(`${machineLine(machine)}\nseed ${seed}, ${options.runs} runs, medians with range`);
for (const scenario of options.only) {
  const from = performance.now();
  console.log(`\n${scenario}`);
  await RUN[scenario]();
  console.log(`${scenario}: ${Math.round((performance.now() - from) / 1000)} s in all`);
}
if (result.goals?.length) console.log(`\n${goalsTable(result.goals, titles)}`);
console.log(file === KEPT ? '\nkept for the demo’s page /desempenho' : '\na trial, not kept');
await parts.browser.close();
slow.close();
server.close();
