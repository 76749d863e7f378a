import { readFile } from 'node:fs/promises';
import { context } from 'esbuild';
import { common, defined } from '../bundler/bundle-options.mjs';
import { styleTexts } from '../bundler/plugins.mjs';
import { buildParts } from '../parts-page.mjs';
import { buildPlayground } from '../playground.mjs';
import { run } from '../run.mjs';
import { markedStyles } from './live-pages.mjs';

const OUT = 'dist';

/** What the tag fetches, seen from the folder of the release's chunks, which browsers keep for ever. These have names without a hash. */
const FILES = {
  __STAGE__: '../dev/stage.js',
  __PUBLISHED__: '../dev/stage.published.js',
  __REACT__: '../dev/stage.js',
};

/**
 * Bundles what pages load in esbuild's own way: one context, which keeps what it has read, with the registries as they are written in the sources.
 *
 * @returns what makes each part anew: `scripts`, the demo's `pages`, its page of `parts`, its `playground`
 */
export async function startBundles() {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const define = defined(version);
  /** @satisfies {import('esbuild').BuildOptions} */
  const options = {
    ...common,
    define,
    minify: false,
    metafile: false,
    sourcemap: 'linked',
    plugins: common.plugins.map((plugin) => (plugin === styleTexts ? markedStyles : plugin)),
  };
  const chunks = await context({
    ...options,
    entryPoints: { stage: 'src/main.ts', 'stage.published': 'src/main-published.ts' },
    outdir: `${OUT}/dev`,
    // A page that reloads asks the server for the changed ones only: the demo lets the browser keep what has a hash in its name.
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    splitting: true,
  });
  const tag = await context({
    ...options,
    define: {
      ...define,
      ...Object.fromEntries(Object.entries(FILES).map(([name, file]) => [name, JSON.stringify(file)])),
    },
    entryPoints: { vitrine: 'src/loader.ts' },
    outdir: OUT,
    format: 'iife',
  });
  return {
    scripts: () => Promise.all([chunks.rebuild(), tag.rebuild()]),
    // A process of its own: this one keeps the modules that it has imported.
    pages: () => run(process.execPath, ['build.mjs', '--pages']),
    parts: () => buildParts({ outDir: OUT, define }),
    playground: () => buildPlayground({ outDir: OUT, define }),
  };
}
