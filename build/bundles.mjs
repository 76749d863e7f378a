import { build } from 'esbuild';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { messageModules } from './messages.mjs';
import { noSentences, styleTexts } from './plugins.mjs';
import { reactModules } from './react-modules.mjs';

const common = {
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  jsx: 'automatic',
  metafile: true,
  legalComments: 'none',
  plugins: [reactModules, messageModules, styleTexts, noSentences],
  logLevel: 'warning',
  // React asks the scheduler for functions that only its development build has.
  logOverride: { 'import-is-undefined': 'silent' },
};

/** V8 compiles every function of the file at once instead of pre-parsing it first. Worth it only where nearly all of it runs at load: React. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The npm entry: no React, no DOM. */
export const buildEntry = (outdir, define) =>
  build({ ...common, plugins: [messageModules, styleTexts], minify: false, define, entryPoints: ['src/index.ts'], outfile: `${outdir}/index.js`, format: 'esm', platform: 'neutral', mainFields: ['module', 'main'] });

/** Stands in the stage until the names of the core's files are known. They hang on content the stage imports, so its own hash stays true. */
const CORE_FILES = '@core@';

/**
 * The chunks: stage, core, page layer, one per block. Content-hashed ES modules.
 *
 * @param stage the module that exports `start`; tests hand in their own registry
 */
export async function buildChunks(outdir, { stage = 'src/main.ts', blocks = [], define, hint = true }) {
  await rm(outdir, { recursive: true, force: true });
  const entryPoints = {
    stage,
    core: 'src/runtime/blocks/mount-kind.ts',
    layer: 'src/runtime/blocks/layer.tsx',
    ...Object.fromEntries(blocks.map((name) => [name, `src/widgets/${name}/index.ts`])),
  };
  const result = await build({
    ...common,
    define: { ...define, __CORE__: JSON.stringify(CORE_FILES) },
    entryPoints,
    outdir,
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    write: false,
  });
  await mkdir(outdir, { recursive: true });
  const reached = filesOf(result.metafile, entryPoints);
  const core = reached.core.filter((file) => file !== reached.core[0] && !reached.stage.includes(file)).join(' ');
  for (const { path, text } of result.outputFiles) {
    const output = Object.entries(result.metafile.outputs).find(([key]) => basename(key) === basename(path))?.[1];
    const holdsReact = Object.keys(output?.inputs ?? {}).includes('react-module:react-dom/client');
    await writeFile(path, (hint && holdsReact ? COMPILE_HINT : '') + text.replace(CORE_FILES, core));
  }
  return { files: await readdir(outdir), metafile: result.metafile, filesOf: reached };
}

/** Gives, for each entry, its own file and every file it imports statically, its own first. */
function filesOf({ outputs }, entryPoints) {
  const byEntry = Object.fromEntries(
    Object.entries(entryPoints).map(([name, source]) => [name, Object.keys(outputs).find((key) => outputs[key].entryPoint === source)]),
  );
  const reach = (key, seen = new Set()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const { path, kind } of outputs[key].imports) if (kind === 'import-statement') reach(path, seen);
    return seen;
  };
  return Object.fromEntries(Object.entries(byEntry).map(([name, key]) => [name, [...reach(key)].map((path) => basename(path))]));
}

/** The tag: a classic file that knows the hashed names of the stage. */
export const buildLoader = (outfile, { stage, early, define }) =>
  build({
    ...common,
    define: { ...define, __STAGE__: JSON.stringify(stage), __EARLY__: JSON.stringify(early) },
    entryPoints: ['src/loader.ts'],
    outfile,
    format: 'iife',
  });

/** Everything in one classic file, with its map. */
export const buildSingle = (outfile, { early, define }) =>
  build({
    ...common,
    define: { ...define, __EARLY__: JSON.stringify(early) },
    entryPoints: ['src/single.ts'],
    outfile,
    format: 'iife',
    sourcemap: true,
    sourcesContent: true,
  });
