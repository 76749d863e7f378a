// Vitrine beside its peers, in one run. `npm run bench -- --help` tells the options.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuse } from '../../build/command-line.mjs';
import { launch } from './chromium.mjs';
import { judged } from './goals.mjs';
import { machineLine, machineOf } from './machine.mjs';
import { KEPT_FROM, readOptions, runsOf } from './options.mjs';
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

const { runBlocks, SIZES } = await import('./blocks.mjs');
const { titlesOf } = await import('./titles.mjs');
const { runBanner } = await import('./banner.mjs');
const { runConsent } = await import('./consent.mjs');
const { runForm } = await import('./form.mjs');
const { runMasks } = await import('./masks.mjs');
const { runDialogs } = await import('./dialogs.mjs');
const { runShop } = await import('./shop.mjs');
const { runRows } = await import('./rows.mjs');
const { runSolver } = await import('./solver.mjs');
const { runLightbox } = await import('./lightbox.mjs');
const { runDrag } = await import('./drag.mjs');
const { runGalleries } = await import('./galleries.mjs');
const { runHighlights } = await import('./highlights.mjs');
const { runScaledText } = await import('./scaled-text.mjs');
const { runVideoFacade } = await import('./video-facade.mjs');
const { runCharts } = await import('./charts.mjs');
const { runCalendars } = await import('./calendars.mjs');
const { runMaps } = await import('./maps.mjs');
const { runMarquees } = await import('./marquees.mjs');
const { runInteractions } = await import('./interactions.mjs');
const { measureSizes } = await import('./sizes.mjs');
const { versionOf } = await import('./peers/read-peer.mjs');

let options;
try {
  options = readOptions(process.argv.slice(2), { n: SIZES });
} catch (error) {
  refuse(`"${process.argv.slice(2).join(' ')}"`, `npm run bench -- --help to be followed: ${error.message}`);
}
if (options.help) {
  console.log(options.help);
  process.exit();
}
const dist = options.dist ? resolve(options.dist) : here('../../dist');
if (!existsSync(`${dist}/manifest.json`)) stop('There is no build to measure. First: npm run build');

const file = options.runs !== null && options.runs < KEPT_FROM ? TRIAL : KEPT;
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
  random: randomFrom(seed),
  say: (line) => console.log(`\n${line}`),
};
const machine = machineOf(parts.browser);
const titles = titlesOf(dist);
const { dependencies } = JSON.parse(await readFile(here('package.json'), 'utf8'));
const versions = Object.fromEntries(Object.keys(dependencies).map((name) => [name, versionOf(name)]));

const before = !options.whole && existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
let result = { ...EMPTY, ...before, machine, titles, versions };

/** Writes after every part, so that a run that is broken off keeps what it has. */
async function keep(scenario, part) {
  result = withPart(result, scenario, { ...part, date: new Date().toISOString(), seed });
  result.goals = judged(result);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 1)}\n`);
  console.log(
    scenario === 'sizes'
      ? sizesTable(part.rows)
      : `\n${[part.n, part.condition].filter(Boolean).join(', ')}\n${partTable(part, titles)}`,
  );
}

const SCENARIO = {
  blocks: runBlocks,
  banner: runBanner,
  consent: runConsent,
  form: runForm,
  masks: runMasks,
  dialogs: runDialogs,
  shop: runShop,
  rows: runRows,
  solver: runSolver,
  lightbox: runLightbox,
  drag: runDrag,
  galleries: runGalleries,
  highlights: runHighlights,
  'scaled-text': runScaledText,
  'video-facade': runVideoFacade,
  charts: runCharts,
  calendars: runCalendars,
  maps: runMaps,
  marquees: runMarquees,
  interactions: runInteractions,
};

/** Measures one scenario, part by part. */
async function run(scenario) {
  if (scenario === 'sizes') return keep(scenario, { rows: await measureSizes(dist) });
  const all = { ...parts, runs: runsOf(scenario, options.runs) };
  return SCENARIO[scenario](all, (part) => keep(scenario, part));
}

console.log(`${machineLine(machine)}\nseed ${seed}${options.runs ? `, ${options.runs} runs` : ''}, medians with range`);
for (const scenario of options.only) {
  const from = performance.now();
  console.log(`\n${scenario}`);
  await run(scenario);
  console.log(`${scenario}: ${Math.round((performance.now() - from) / 1000)} s in all`);
}
if (result.goals?.length) console.log(`\n${goalsTable(result.goals, titles)}`);
console.log(file === KEPT ? '\nkept for the demo’s page /desempenho' : '\na trial, not kept');
await parts.browser.close();
slow.close();
server.close();
