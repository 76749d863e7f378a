import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_OPTIONS, HEADLESS_OPTIONS } from './chromium-options.mjs';

// Without this Playwright switches the back/forward cache off, and a test of it would prove nothing.
const ignoreDefaultArgs = ['--disable-back-forward-cache'];
// Letters are drawn from their outlines alone: hints and colour fringes are the machine's taste.
const LETTERS = ['--font-render-hinting=none', '--disable-lcd-text'];
const launched = (options: typeof CHROMIUM_OPTIONS) => ({
  launchOptions: { ...options, args: [...options.args, ...LETTERS], ignoreDefaultArgs },
});
// What is measured alone has a process that nothing was in before.
const ALONE = { ...launched(CHROMIUM_OPTIONS), reuseContext: false };
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A thousand repetitions took 180 s where other work was beside them, ms. */
const LONGER = 600_000;

// The faces of the tests, and none of the machine's: every browser that a worker starts is given its environment.
process.env.FONTCONFIG_FILE = here('./fonts.conf');

export default defineConfig({
  testDir: here('./browser'),
  outputDir: here('./.results'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: here('./browser/tools/start-server.ts'),
  reporter: [['line'], ['json', { outputFile: here('./.reports/files/browser.json') }]],
  // What hangs has to end some day; a slow machine must not be what a test finds.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 1, // A flake is not a fault, and not nothing: test/run.mjs lists what passes only the second time, and lets few.
  retryStrategy: 'isolated',
  // A test tagged @alone measures memory, layouts or a whole machine's work; test/run.mjs runs those in a step of their own.
  // One tagged @window needs what the headless shell has not, such as the back/forward cache.
  // One tagged @long needs thousands of repetitions or minutes by its nature; `npm run test:long` runs it.
  projects: [
    { name: 'together', grepInvert: /@alone|@window|@long/ },
    { name: 'window', grep: /@window/, grepInvert: /@long/, use: launched(CHROMIUM_OPTIONS) },
    { name: 'alone', grep: /@alone/, grepInvert: /@long/, workers: 1, use: ALONE },
    { name: 'long', grep: /@long/, grepInvert: /@alone|@window/, timeout: LONGER },
    {
      name: 'long-window',
      grep: /(?=.*@long)(?=.*@window)/,
      grepInvert: /@alone/,
      timeout: LONGER,
      use: launched(CHROMIUM_OPTIONS),
    },
    {
      name: 'long-alone',
      grep: /(?=.*@long)(?=.*@alone)/,
      workers: 1,
      timeout: LONGER,
      use: ALONE,
    },
  ],
  // One more than the processors of a small machine: with two, a fifth of them was idle, for a page waits for frames, timers and answers.
  workers: 3,
  // Tests of one file may run on any worker: the longest file would keep one of them, and the others would wait for it.
  fullyParallel: true,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    headless: true,
    // A context of its own costs each test a process and an empty cache of compiled scripts. `leaveNothing` of the fixture clears what Playwright does not.
    reuseContext: !process.env.OWN_CONTEXT,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    // A press on what is not there ends before the test does, which may take ten minutes.
    actionTimeout: 60_000,
    ...launched(HEADLESS_OPTIONS),
  },
});
