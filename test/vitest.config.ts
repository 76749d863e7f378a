import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vitest/config';
import { compileMessages } from '../build/bundler/messages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the build makes of a style sheet and of a file of messages. The ids end in .js, so that Vite's own readers leave them alone. */
const assets: Plugin = {
  name: 'assets',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const messages = importer.startsWith('\0messages:');
    const path = resolve(dirname(importer.replace('\0messages:', '')), source);
    if (messages) return path;
    if (path.endsWith('.css')) return `\0css:${path}.js`;
    return /\/src\/strings\/.+\.json$/.test(path) ? `\0messages:${path}.js` : null;
  },
  async load(id) {
    const match = /^\0(css|messages):(.+)\.js$/.exec(id);
    if (!match?.[2]) return null;
    const text = await readFile(match[2], 'utf8');
    if (match[1] === 'css') return `export default ${JSON.stringify(text)};`;
    return compileMessages(text, basename(dirname(match[2])));
  },
};

/** What is tested in Node, so that no DOM has to be made for it. A file that needs one says so in its first line. */
const WITHOUT_DOM = [
  ...['api', 'bench', 'build', 'demo', 'lint', 'strings', 'vocab'].map((folder) => `test/unit/${folder}/**/*.test.ts`),
  'test/unit/runtime/services/cart/two-tabs.test.ts',
];
/** These count time, so each has a process to itself. */
const TIMED = ['test/unit/vocab/every-kind.test.ts', 'test/unit/vocab/rules/linear.test.ts'];

// The library's 510 modules take 190 ms to load, as one file they take 48.
await build({
  entryPoints: ['happy-dom'],
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  outfile: 'test/.build/happy-dom.cjs',
});

/** Files share a process: setup.ts gives each its own modules, and setup-document.ts its own window. */
const unit = {
  environment: 'node',
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
};

export default defineConfig({
  root,
  plugins: [assets],
  test: {
    reporters: ['default', 'json'],
    // A run by hand leaves what a whole step has reported.
    outputFile: { json: process.env.VITEST_JSON_OUTPUT_FILE ?? 'test/.reports/files/unit.json' },
    allowOnly: false,
    tags: [
      {
        name: 'long',
        description: 'Needs thousands of repetitions or minutes by its nature; npm run test:long runs it.',
      },
    ],
    pool: 'threads',
    // One less than the processors, unless said: on two that is one.
    maxWorkers: 2,
    // What hangs has to end some day; a slow machine must not be what a test finds.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'views',
          include: ['test/unit/**/*.test.tsx'],
          // Hooks after a test run in the order opposite to this one: what the document says as it is emptied counts, too.
          setupFiles: ['test/unit/setup.ts', 'test/unit/setup-document.ts', 'test/unit/setup-views.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['test/unit/**/*.test.ts'],
          exclude: WITHOUT_DOM,
          setupFiles: ['test/unit/setup.ts', 'test/unit/setup-document.ts'],
        },
      },
      {
        extends: true,
        test: { ...unit, name: 'plain', include: WITHOUT_DOM, exclude: TIMED, setupFiles: ['test/unit/setup.ts'] },
      },
      {
        extends: true,
        test: { ...unit, name: 'timed', include: TIMED, isolate: true, setupFiles: ['test/unit/setup.ts'] },
      },
      {
        extends: true,
        test: { name: 'rules', include: ['test/rules/**/*.test.ts'], environment: 'node', isolate: false },
      },
    ],
  },
});
