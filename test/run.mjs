// `npm test`: everything from format to three engines but for the long tests. Every step is run, whatever the one before it said; the last line is the sum.
// `npm test -- accordion` builds, and runs the rules and the unit and browser tests of one block, service, folder or file.
// `npm test -- browser` runs the steps whose names begin with that word, on the build that is there.
// `npm run test:long` builds and runs the tests that are tagged as long; `npm run test:long -- lightbox` those of one block, service, folder or file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuse } from '../build/command-line.mjs';
import { ensureBrowsers } from './ensure-browsers.mjs';
import { findProgram } from './find-program.mjs';
import { MOST_UNSTABLE, readReport } from './read-report.mjs';
import { fileFilter, filesWith, testsOf } from './tests-of.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(root, 'node_modules/.bin', name);
/** What tells each runner where its report goes: one config is for several steps, or for files of them. */
const REPORT_VARIABLES = { unit: 'VITEST_JSON_OUTPUT_FILE', browser: 'PLAYWRIGHT_JSON_OUTPUT_FILE' };

/** A step of unit tests with a tag, or without it; of all files where none is named. */
const unit = (name, report, tags, files = []) => ({
  name,
  command: bin('vitest'),
  args: ['run', '--config', 'test/vitest.config.ts', '--tags-filter', tags],
  files,
  built: true,
  report,
  tests: 'unit',
});

/** A step of the browser tests of some of the config's projects. */
const browser = (name, report, ...projects) => ({
  name,
  command: bin('playwright'),
  args: ['test', '--config', 'test/playwright.config.ts', ...projects.flatMap((project) => ['--project', project])],
  built: true,
  report,
  tests: 'browser',
});

const BUILD = { name: 'build', command: process.execPath, args: ['build.mjs'], beside: true };

/**
 * Steps with `beside` wait for nothing and are run at the same time. `report` names the JSON file a step's tests are counted from; a step without one counts only when it fails. `tests` says which kind of test it
 * runs, where it can run single files.
 */
const SHORT = [
  { name: 'format and lint', command: bin('biome'), args: ['check', '.'], beside: true },
  { name: 'types', command: bin('tsc'), args: ['--noEmit'], beside: true },
  { name: 'types of the build', command: bin('tsc'), args: ['--noEmit', '-p', 'build'], beside: true },
  { name: 'unused code', command: bin('knip'), args: ['--no-progress'], beside: true },
  BUILD,
  { name: 'types of the package', command: process.execPath, args: ['test/types/check.mjs'], built: true },
  unit('unit and rules', 'unit', '!long'),
  browser('browser', 'browser', 'together', 'window'),
  browser('browser alone', 'browser-alone', 'alone'),
  { name: 'three engines', command: process.execPath, args: ['test/engines/run.mjs'], built: true, report: 'engines' },
];
const LONG = [
  BUILD,
  // Every file that is looked into costs a process: only those that name the tag.
  unit('long unit', 'long-unit', 'long', filesWith(join(root, 'test'), /tags.*'long'/)),
  browser('long browser', 'long-browser', 'long', 'long-window'),
  browser('long browser alone', 'long-browser-alone', 'long-alone'),
];
const isLong = process.argv[2] === 'long';
const STEPS = isLong ? LONG : SHORT;

/** The whole steps that the arguments ask for; none where they name files. */
const stepsNamed = (asked) =>
  STEPS.filter(({ name }) => !asked.length || asked.some((start) => `${name} `.startsWith(`${start} `)));

/** The step of a kind of test, for some of its files. A file may have only long tests, only short ones, or none that is to be run alone. */
function stepOfFiles(step, files) {
  const mayBeEmpty = step.tests === 'unit' ? '--passWithNoTests' : '--pass-with-no-tests';
  return { ...step, files, mayBeEmpty: true, args: [...step.args, mayBeEmpty] };
}

/** What a step's program is given. Files come directly behind its command: an option that takes several values would take them. */
const argumentsOf = ({ args: [command, ...options], files = [] }) => [command, ...files, ...options];

/** What every block has to do, for the blocks among the names. */
function conformanceStep(names) {
  const step = stepOfFiles(browser('conformance', 'conformance', 'together', 'long'), ['blocks/conformance']);
  return { ...step, args: [...step.args, '--grep', `conformance\\.spec\\.ts (${names.join('|')}) `] };
}

/** The build, the rules, and the steps that run the files that the arguments name; none where they name nothing. */
function stepsOfFiles(asked) {
  const found = asked.map((name) => testsOf(join(root, 'test'), name));
  const files = {
    unit: [...new Set(found.flatMap(({ unit: own }) => own))].map((file) => `test/${file}`),
    browser: found.flatMap(({ browser: own }) => own).map(fileFilter),
  };
  const chosen = STEPS.filter(({ tests }) => tests && files[tests].length).map((step) =>
    stepOfFiles(step, files[step.tests]),
  );
  if (!chosen.length || isLong) return chosen.length ? [BUILD, ...chosen] : [];
  const blocks = asked.filter((name) => existsSync(join(root, 'src/widgets', name, 'block.ts')));
  return [
    BUILD,
    stepOfFiles(unit('rules', 'rules', '!long'), ['test/rules']),
    ...chosen,
    ...(blocks.length ? [conformanceStep(blocks)] : []),
  ];
}

const asked = process.argv.slice(isLong ? 3 : 2);
const whole = stepsNamed(asked);
const steps = whole.length ? whole : stepsOfFiles(asked);
// A run of some files leaves what a whole step has reported: that says which requirements are proved.
const reports = join(root, 'test/.reports', whole.length ? '' : 'files');
if (!steps.length) refuse(`"${asked.join(' ')}"`, 'the name of a step, block, service, folder or test file');

// A report of an earlier run must not be taken for one of this run.
for (const { report } of steps) if (report) rmSync(join(reports, `${report}.json`), { force: true });
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
const unstable = [];
let built = true;

/** Runs a step's program; the output of one that has others beside it comes at its end. */
async function run(step) {
  const start = performance.now();
  const child = spawn(step.command, argumentsOf(step), {
    cwd: root,
    stdio: step.beside ? 'pipe' : 'inherit',
    env: { ...env, ...(step.tests && { [REPORT_VARIABLES[step.tests]]: join(reports, `${step.report}.json`) }) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(child, 'close').catch(({ message }) => {
    output += message;
    return [null];
  });
  if (step.beside) console.log(`▶ ${step.name}\n${output}`.trimEnd());
  return { status, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

const running = new Map(steps.filter(({ beside }) => beside).map((step) => [step, run(step)]));

for (const step of steps) {
  if (step.built && !built) {
    total.failed += 1;
    lines.push(`✗ ${step.name}: not run, the build failed`);
    continue;
  }
  if (!step.beside) console.log(`▶ ${step.name}`);
  const { status, seconds } = await (running.get(step) ?? run(step));
  const count = step.report
    ? readReport(join(reports, `${step.report}.json`), step.tests ?? step.report, status, {
        mayBeEmpty: step.mayBeEmpty,
      })
    : { passed: 0, failed: status === 0 ? 0 : 1, slowest: [], wrong: [], unstable: [] };
  if (step.name === 'build') built = status === 0;
  total.passed += count.passed;
  total.failed += count.failed;
  const counted = step.report ? `, ${count.passed} passed, ${count.failed} failed` : '';
  if (count.slowest.length) console.log(`slowest of ${step.name}:`);
  for (const { title, ms } of count.slowest) console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
  wrong.push(...count.wrong);
  unstable.push(...count.unstable);
  lines.push(`${count.failed ? '✗' : '✓'} ${step.name}: ${seconds} s${counted}`);
}

const said = ({ title, errors }) => `${title}\n${errors.join('\n').replaceAll(/^/gm, '    ')}`;
// The end of the output is what a shortened log keeps.
for (const one of unstable) console.log(`\n~ unstable, passed the second time: ${said(one)}`);
for (const one of wrong) console.log(`\n✗ ${said(one)}`);
console.log(['', ...lines].join('\n'));
if (unstable.length) console.log(`~ unstable: ${unstable.length}`);
if (unstable.length > MOST_UNSTABLE) {
  total.failed += 1;
  console.log(`✗ at most ${MOST_UNSTABLE} tests of a run may be unstable`);
}
const files = [...new Set(wrong.map(({ file }) => file).filter(Boolean))];
if (files.length) console.log(`Run what failed alone: npm ${isLong ? 'run test:long' : 'test'} -- ${files.join(' ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
// Not process.exit: a pipe may still hold the last line.
process.exitCode = total.failed ? 1 : 0;
