// `npm test`: everything from format to three engines. Every step is run, whatever the one before it said; the last line is the sum.
// `node test/run.mjs browser` runs the steps whose names begin so, on the build that is there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowsers } from './ensure-browsers.mjs';
import { findProgram } from './find-program.mjs';
import { readReport } from './read-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'test/.reports');
const playwright = ['test', '--config', 'test/playwright.config.ts', '--project'];
const bin = (name) => join(root, 'node_modules/.bin', name);

/** `report` names the JSON file a step's tests are counted from; a step without one counts only when it fails. */
const steps = [
  { name: 'format and lint', command: bin('biome'), args: ['check', '.'] },
  { name: 'types', command: bin('tsc'), args: ['--noEmit'] },
  { name: 'build', command: process.execPath, args: ['build.mjs'] },
  { name: 'types of the package', command: process.execPath, args: ['test/types/check.mjs'], built: true },
  {
    name: 'unit and rules',
    command: bin('vitest'),
    args: ['run', '--config', 'test/vitest.config.ts'],
    built: true,
    report: 'unit',
  },
  {
    name: 'browser',
    command: bin('playwright'),
    args: [...playwright, 'together', '--project', 'window'],
    built: true,
    report: 'browser',
  },
  {
    name: 'browser alone',
    command: bin('playwright'),
    args: [...playwright, 'alone'],
    built: true,
    report: 'browser-alone',
  },
  { name: 'three engines', command: process.execPath, args: ['test/engines/run.mjs'], built: true, report: 'engines' },
];

const asked = process.argv.slice(2);
const isAsked = ({ name }) => !asked.length || asked.some((start) => name.startsWith(start));

// A report of an earlier run must not be taken for one of this run.
for (const { report } of steps.filter(isAsked)) if (report) rmSync(join(reports, `${report}.json`), { force: true });
mkdirSync(reports, { recursive: true });

console.log('▶ browsers');
try {
  ensureBrowsers();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const env = { ...process.env, CHROMIUM: findProgram('chromium') };
const total = { passed: 0, failed: 0 };
const lines = [];
const wrong = [];
let built = true;

for (const step of steps.filter(isAsked)) {
  if (step.built && !built) {
    total.failed += 1;
    lines.push(`✗ ${step.name}: not run, the build failed`);
    continue;
  }
  console.log(`▶ ${step.name}`);
  const start = performance.now();
  const { status, error } = spawnSync(step.command, step.args, {
    cwd: root,
    stdio: 'inherit',
    // Both browser steps share a config, which knows one name for its report.
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${step.report}.json`) },
  });
  if (error) console.error(error.message);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = step.report
    ? readReport(reports, step.report, status)
    : { passed: 0, failed: status === 0 ? 0 : 1, slowest: [], wrong: [] };
  if (step.name === 'build') built = status === 0;
  total.passed += count.passed;
  total.failed += count.failed;
  const counted = step.report ? `, ${count.passed} passed, ${count.failed} failed` : '';
  if (count.slowest.length) console.log(`slowest of ${step.name}:`);
  for (const { title, ms } of count.slowest) console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
  wrong.push(...count.wrong);
  lines.push(`${count.failed ? '✗' : '✓'} ${step.name}: ${seconds} s${counted}`);
}

// The end of the output is what a shortened log keeps.
for (const { title, errors } of wrong) console.log(`\n✗ ${title}\n${errors.join('\n').replaceAll(/^/gm, '    ')}`);
console.log(['', ...lines, `${total.passed} passed, ${total.failed} failed`].join('\n'));
// Not process.exit: a pipe may still hold the last line.
process.exitCode = total.failed ? 1 : 0;
