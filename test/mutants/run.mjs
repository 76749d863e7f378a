// `npm run test:mutants [-- --short] [WORDS]`: plants each fault of the table, or those whose name holds the words, in a copy of the project, builds its files, and runs the tests named
// with it; with `--short` without those that are long. A fault after which they all pass is told, and the command fails: what those tests say is absent would not be missed. Build first.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine, refuse } from '../../build/command-line.mjs';
import { ensureBrowsers } from '../ensure-browsers.mjs';
import { readReport } from '../read-report.mjs';
import { fileFilter } from '../tests-of.mjs';
import { MUTANTS } from './table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = readCommandLine(
  { allowPositionals: true, options: { short: { type: 'boolean' } } },
  '--short or nothing, and words of the name of a fault',
);
const words = positionals.join(' ');
const chosen = MUTANTS.filter(({ name }) => name.includes(words));
if (!chosen.length) refuse(`"${words}"`, 'words of the name of a fault in test/mutants/table.mjs, or nothing');
if (!existsSync(join(root, 'dist/manifest.json'))) refuse('no build', 'that of npm run build');
ensureBrowsers();

const copy = mkdtempSync(join(tmpdir(), 'vitrine-mutants-'));
const isCopied = (path) => !/^(node_modules|\.git|dist-release)$/.test(basename(path)) && !/test\/\.re\w+$/.test(path);
cpSync(root, copy, { recursive: true, filter: (path) => path === root || isCopied(path) });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const BUILD = `
import { readRegistries } from './build/bundler/built-registry.mjs';
import { defined } from './build/bundler/bundle-options.mjs';
import { buildChunks, buildLoader } from './build/bundler/bundles.mjs';
const define = defined('0.0.0');
const { filesOf } = await buildChunks('dist/chunks', { ...(await readRegistries()), define });
await buildLoader('dist/vitrine.js', { filesOf, define });
process.exit();`;

const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 1e9 });

/** The title of the first test that fails with a fault planted; an error where its files cannot be built. */
function failureWith({ file, from, to, tests }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    const built = run(process.execPath, ['--input-type=module', '--eval', BUILD]);
    if (built.status !== 0) throw new Error(built.stderr.slice(0, 2_000));
    const report = join(copy, 'mutant.json');
    rmSync(report, { force: true });
    const filters = tests.map((one) => fileFilter(`browser/${one}`));
    const projects = ['together', 'alone', ...(values.short ? [] : ['long'])].flatMap((project) => [
      '--project',
      project,
    ]);
    const config = ['--config', 'test/playwright.config.ts', ...projects];
    // One test that fails is enough, and each takes as long as it waits.
    const ends = ['--retries', '0', '--max-failures', '1', '--reporter', 'json', '--pass-with-no-tests'];
    run(join(root, 'node_modules/.bin/playwright'), ['test', ...config, ...ends, ...filters], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const { passed, wrong } = readReport(report, 'browser', 0, { mayBeEmpty: values.short });
    if (!passed && !wrong.length && !values.short) throw new Error(`no test ran of ${tests.join(', ')}`);
    return wrong[0]?.title;
  } finally {
    writeFileSync(path, text);
  }
}

let survivors = 0;
try {
  for (const mutant of chosen) {
    const title = failureWith(mutant);
    if (!title) survivors += 1;
    console.log(title ? `✓ ${mutant.name}: ${title}` : `✗ ${mutant.name}: nothing fails in ${mutant.tests.join(', ')}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${chosen.length - survivors} of ${chosen.length} faults are noticed`);
process.exitCode = Number(survivors > 0);
