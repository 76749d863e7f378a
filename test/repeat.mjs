// `npm run test:repeat -- FILE [--times 20]`: runs a test file again and again while every processor is kept busy, to find a test that is red only
// now and then, and to prove that it is fixed. Build first.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readCommandLine, refuse } from '../build/command-line.mjs';
import { ensureBrowsers } from './ensure-browsers.mjs';
import { fileFilter, testsOf } from './tests-of.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const EXPECTED = 'the tests to repeat and how often: npm run test:repeat -- blocks/video/video.spec.ts --times 20';
const { values, positionals } = readCommandLine(
  { options: { times: { type: 'string', default: '20' } }, allowPositionals: true },
  EXPECTED,
);
const times = Number(values.times);
const found = positionals.map((name) => testsOf(join(root, 'test'), name));
const unit = found.flatMap((one) => one.unit).map((file) => `test/${file}`);
const browser = found.flatMap((one) => one.browser).map(fileFilter);

if (!(Number.isInteger(times) && times > 0) || unit.length + browser.length === 0)
  refuse(`"${process.argv.slice(2).join(' ')}"`, EXPECTED);
if (browser.length) ensureBrowsers();

const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
const run = (name, args) =>
  spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, 'test/.reports/files/repeated.json') },
  }).status === 0;

const rounds = [];
if (browser.length) {
  const args = ['test', '--config', 'test/playwright.config.ts', '--repeat-each', `${times}`, '--retries', '0'];
  rounds.push(run('playwright', [...args, '--reporter', 'line,json', ...browser]));
}
if (unit.length)
  for (let round = 0; round < times; round += 1)
    rounds.push(run('vitest', ['run', '--config', 'test/vitest.config.ts', '--reporter', 'dot', ...unit]));
await Promise.all(busy.map((one) => one.terminate()));
process.exitCode = rounds.every(Boolean) ? 0 : 1;
