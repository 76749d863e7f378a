import { readFile } from 'node:fs/promises';
import { context } from 'esbuild';
import { messageModules } from '../messages.mjs';
import { buildParts } from '../parts-page.mjs';
import { noSentences, trustedLeaflet } from '../plugins.mjs';
import { reactModules } from '../react-modules.mjs';
import { writeRegistryFiles } from '../registry-files.mjs';
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
 * @returns what makes each part anew: `scripts`, the demo's `pages`, its page of `parts`
 */
export async function startBundles() {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const define = { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' };
  const common = {
    bundle: true,
    target: 'es2022',
    charset: 'utf8',
    define,
    sourcemap: 'linked',
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', alwaysStrict: false, verbatimModuleSyntax: true } },
    plugins: [reactModules, messageModules, markedStyles, noSentences, trustedLeaflet],
    logLevel: 'warning',
    logOverride: { 'import-is-undefined': 'silent' },
  };
  const chunks = await context({
    ...common,
    entryPoints: { stage: 'src/main.ts', 'stage.published': 'src/main-published.ts' },
    outdir: `${OUT}/dev`,
    format: 'esm',
    splitting: true,
  });
  const tag = await context({
    ...common,
    define: {
      ...define,
      ...Object.fromEntries(Object.entries(FILES).map(([name, file]) => [name, JSON.stringify(file)])),
    },
    entryPoints: { vitrine: 'src/loader.ts' },
    outdir: OUT,
    format: 'iife',
  });
  const scripts = async () => {
    await writeRegistryFiles();
    await Promise.all([chunks.rebuild(), tag.rebuild()]);
  };
  await scripts();
  return {
    scripts,
    // A process of its own: this one keeps the modules that it has imported.
    pages: () => run(process.execPath, ['build.mjs', '--pages']),
    parts: () => buildParts({ outDir: OUT, define }),
  };
}
