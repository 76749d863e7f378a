// `npm test`: everything from format to three engines. Every step is run, whatever the one before it said; the last line is the sum.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countReport } from './count-reports.mjs';
import { ensureBrowsers } from './ensure-browsers.mjs';
import { findProgram } from './find-program.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'test/.reports');
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
    args: ['test', '--config', 'test/playwright.config.ts'],
    built: true,
    report: 'browser',
  },
  { name: 'three engines', command: process.execPath, args: ['test/engines/run.mjs'], built: true, report: 'engines' },
];

rmSync(reports, { recursive: true, force: true });
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
let built = true;

for (const step of steps) {
  if (step.built && !built) {
    total.failed += 1;
    lines.push(`✗ ${step.name}: not run, the build failed`);
    continue;
  }
  console.log(`▶ ${step.name}`);
  const start = performance.now();
  const { status, error } = spawnSync(step.command, step.args, { cwd: root, stdio: 'inherit', env });
  if (error) console.error(error.message);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = step.report ? countReport(reports, step.report, status) : { passed: 0, failed: status === 0 ? 0 : 1 };
  if (step.name === 'build') built = status === 0;
  total.passed += count.passed;
  total.failed += count.failed;
  const counted = step.report ? `, ${count.passed} passed, ${count.failed} failed` : '';
  lines.push(`${count.failed ? '✗' : '✓'} ${step.name}: ${seconds} s${counted}`);
}

console.log(['', ...lines, `${total.passed} passed, ${total.failed} failed`].join('\n'));
// Not process.exit: a pipe may still hold the last line.
process.exitCode = total.failed ? 1 : 0;
