// Opens the demo's self-check page in three plainly launched browsers and reads what each of them posts to the server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { takeOnly } from '../../build/command-line.mjs';
import { serve } from '../../demo/serve.mjs';
import { ensureBrowsers } from '../ensure-browsers.mjs';
import { engines } from './browsers.mjs';
import { startDisplay } from './display.mjs';

takeOnly();
const DEADLINE = 120_000;
const reports = fileURLToPath(new URL('../.reports/', import.meta.url));
// The browsers are launched plainly: nothing tells from outside that one of them is done, so the server is asked again and again.
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** The rows the engine's self-check posted; one failed row of its own where none came in time. */
async function check(name, launch, server, display) {
  const browser = launch(`${server.url}/self-check?engine=${name}&faces`, display);
  try {
    for (const start = Date.now(); Date.now() - start < DEADLINE; await pause(200)) {
      const posted = await (await fetch(`${server.url}/__reports`)).json();
      const mine = posted.find((report) => report.engine === name);
      if (mine) return mine.results;
      if (browser.ended()) break;
    }
    const why = browser.ended() ? 'the browser ended' : `nothing came within ${DEADLINE / 1000} s`;
    return [{ title: `${name} reports its self-check`, passed: false, detail: `${why}\n${browser.output()}` }];
  } finally {
    await browser.stop();
  }
}

/** One row per title. It has passed only where every engine ran it and passed it. */
function join(results) {
  const names = Object.keys(results);
  const titles = new Set(Object.values(results).flatMap((rows) => rows.map((row) => row.title)));
  return [...titles].map((title) => {
    const failed = names.flatMap((name) => {
      const row = results[name].find((one) => one.title === title);
      return row?.passed ? [] : [`${name}: ${row ? (row.detail ?? 'failed') : 'not run'}`];
    });
    return { title, passed: failed.length === 0, ...(failed.length && { failed }) };
  });
}

try {
  ensureBrowsers();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const display = await startDisplay();
const results = {};
const seconds = {};
try {
  // At once, for each waits most of its time; with a server for each, because its faults and its data belong to one.
  await Promise.all(
    Object.entries(engines).map(async ([name, launch]) => {
      const server = await serve({ port: 0, quiet: true, data: ':memory:' });
      const start = performance.now();
      results[name] = await check(name, launch, server, display.name);
      seconds[name] = Number(((performance.now() - start) / 1000).toFixed(1));
      await server.close();
    }),
  );
} finally {
  await display.stop();
}

const rows = join(results);
mkdirSync(reports, { recursive: true });
writeFileSync(`${reports}engines.json`, `${JSON.stringify(rows, null, 2)}\n`);

console.table(
  Object.fromEntries(
    Object.entries(results).map(([name, own]) => {
      const passed = own.filter((row) => row.passed).length;
      return [name, { passed, failed: own.length - passed, seconds: seconds[name] }];
    }),
  ),
);
for (const { title, passed, failed } of rows) if (!passed) console.log(`✗ ${title}\n    ${failed.join('\n    ')}`);
process.exitCode = rows.length && rows.every((row) => row.passed) ? 0 : 1;
