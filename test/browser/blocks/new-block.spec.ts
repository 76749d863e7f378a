// `npm run new`: what it makes passes everything a block has to pass, at once. In a copy of the project, and alone: a build and two runs of
// tests of its own keep the whole machine busy.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../tools/fixture.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MADE_LATER = new Set(['node_modules', 'dist', '.git', '.build', '.data', '.reports', '.results']);

const NAME = 'opening-hours';

// What this run says to its own workers is not meant for the one inside.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(TEST_|PW_|PLAYWRIGHT_)/.test(name)));

let copy: string;

/** Runs a command in the copy; where it fails, the test fails with what it said. */
const run = (command: string, ...args: string[]): Promise<unknown> =>
  test.step([basename(command), ...args].join(' '), () =>
    promisify(execFile)(command, args, { cwd: copy, env, maxBuffer: 10_000_000 }).catch(
      ({ stdout, stderr, message }) => {
        throw new Error(`${message}\n${stdout}\n${stderr}`);
      },
    ),
  );
const node = (...args: string[]): Promise<unknown> => run(process.execPath, ...args);
const bin = (name: string, ...args: string[]): Promise<unknown> => run(join(copy, 'node_modules/.bin', name), ...args);

test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vitrine-new-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => path === ROOT || !MADE_LATER.has(basename(path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a block made by one command passes format, types, build, rules and conformance, and stands in the demo', {
  tag: ['@alone', '@long'],
}, async ({ page }) => {
  // A build and two runs of tests.
  test.setTimeout(600_000);
  await node('build/new-block.mjs', NAME, 'Horário');
  await bin('biome', 'check', '.');
  await bin('tsc', '--noEmit');
  await node('build.mjs');
  await node('build/figures.mjs');
  const unit = ['test/rules', 'test/unit/conformance', 'test/unit/strings', `test/unit/widgets/${NAME}`];
  await bin('vitest', 'run', '--config', 'test/vitest.config.ts', ...unit);
  await bin('playwright', 'test', '--config', 'test/playwright.config.ts', 'conformance', '--grep', NAME);

  const { serve } = await import(join(copy, 'demo/serve.mjs'));
  const server = await serve({ port: 0, quiet: true, data: ':memory:' });
  await page.goto(`${server.url}/blocks/${NAME}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horário');
  await expect(page.locator(`#stage [data-block="${NAME}"]`)).toHaveAttribute('data-block-state', 'ready');
  await expect(page.locator('#stage').getByRole('note', { name: 'Férias do ateliê' })).toBeVisible();
  await page.goto(`${server.url}/`);
  const onIndex = page.locator(`.card [data-block="${NAME}"]`);
  await onIndex.scrollIntoViewIfNeeded();
  await expect(onIndex).toHaveAttribute('data-block-state', 'ready');
  // What the page would still fetch has nobody to answer it then.
  await page.goto('about:blank');
  await server.close();
});
