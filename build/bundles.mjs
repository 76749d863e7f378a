import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, normalize, relative } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { builtRegistry } from './built-registry.mjs';
import { messageModules } from './messages.mjs';
import { noSentences, styleTexts } from './plugins.mjs';
import { reactModules } from './react-modules.mjs';

const common = {
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  // Modules are strict by themselves; the classic files need no directive for what they do.
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', alwaysStrict: false, verbatimModuleSyntax: true } },
  jsx: 'automatic',
  metafile: true,
  legalComments: 'none',
  plugins: [reactModules, messageModules, styleTexts, noSentences],
  logLevel: 'warning',
  // React asks the scheduler for functions that only its development build has.
  logOverride: { 'import-is-undefined': 'silent' },
};

/** The npm entries that are one file: declarations, and strings, whose messages become functions. No React, no DOM. */
export const buildEntry = (outdir, define) =>
  build({
    ...common,
    plugins: [messageModules, styleTexts],
    minify: false,
    define,
    entryPoints: { index: 'src/index.ts', strings: 'src/strings/index.ts' },
    outdir,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });

/**
 * The chunks, content-hashed ES modules: first core, page layer, services and blocks, which share code; then the stage, one file that knows their names. Nothing
 * with a state of its own may stand in both: what core needs of the stage is handed to it.
 *
 * @param stage the module that exports `start`, and `services` the one that exports `startServices`; tests hand in their own
 * @param blocks name → the module that is the block's door
 */
export async function buildChunks(
  outdir,
  { stage = 'src/main.ts', services = 'src/runtime/services/index.ts', blocks, define },
) {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const entryPoints = {
    core: 'src/runtime/blocks/mount-kind.ts',
    layer: 'src/runtime/blocks/layer.tsx',
    report: 'src/runtime/diagnosis/gather.ts',
    services,
    ...blocks,
  };
  const parts = await build({
    ...common,
    define,
    entryPoints,
    outdir,
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
  const reached = filesOf(parts.metafile, entryPoints);
  await squeezeCore(outdir, reached.core);
  // Each name costs every page 7 B; the small ones come while React does.
  const bytes = Object.fromEntries(
    Object.entries(parts.metafile.outputs).map(([path, one]) => [basename(path), one.bytes]),
  );
  const heavy = reached.core.slice(1).filter((file) => bytes[file] > LONG);
  const front = await build({
    ...common,
    plugins: [builtRegistry((name) => reached[name][0]), builtChunks(entryPoints, reached), ...common.plugins],
    define: { ...define, __CORE__: JSON.stringify(heavy.join(' ')) },
    entryPoints: { stage },
    outdir,
    format: 'esm',
    write: false,
  });
  const code = await squeeze(front.outputFiles[0].text, { module: true });
  const stageFile = `stage-${createHash('sha256').update(code).digest('hex').slice(0, 6)}.js`;
  await writeFile(join(outdir, stageFile), code);
  const [output] = Object.values(front.metafile.outputs);
  const metafile = {
    inputs: { ...parts.metafile.inputs, ...front.metafile.inputs },
    outputs: { ...parts.metafile.outputs, [`${outdir}/${stageFile}`]: { ...output, bytes: Buffer.byteLength(code) } },
  };
  return { files: await readdir(outdir), metafile, filesOf: { ...reached, stage: [stageFile] } };
}

/** A dynamic import of a chunk that is built already becomes an import of its file. */
const builtChunks = (entryPoints, reached) => ({
  name: 'built-chunks',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      if (kind !== 'dynamic-import') return null;
      const source = relative(process.cwd(), join(resolveDir, path));
      const name = Object.keys(entryPoints).find((key) => normalize(entryPoints[key]) === source);
      return name ? { path: `./${reached[name][0]}`, external: true } : null;
    });
  },
});

/** Gives, for each entry, its own file and every file it imports statically, its own first. */
function filesOf({ outputs }, entryPoints) {
  const reach = (key, seen = new Set()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const { path, kind } of outputs[key].imports) if (kind === 'import-statement') reach(path, seen);
    return seen;
  };
  return Object.fromEntries(
    Object.entries(entryPoints).map(([name, source]) => {
      const own = Object.keys(outputs).find((key) => outputs[key].entryPoint === source);
      return [name, [...reach(own)].map((path) => basename(path))];
    }),
  );
}

/** Above this a pass of terser is kept for the next build: React's own chunk takes 12 s and changes with React only. */
const LONG = 50_000;
const KEPT = 'node_modules/.cache/vitrine';

/** The core's own files, once more through terser (1,000 B brotli, most of it in React's). Their names stay: they come from what they were made of. */
async function squeezeCore(outdir, files) {
  for (const file of files) {
    const path = join(outdir, file);
    const code = await readFile(path, 'utf8');
    const squeezed = () => squeeze(code, { module: true });
    await writeFile(path, code.length < LONG ? await squeezed() : await kept(code, squeezed));
  }
}

/** What was made of a text before, else made now. */
async function kept(text, make) {
  const path = join(KEPT, `${createHash('sha256').update(text).digest('hex')}.js`);
  try {
    return await readFile(path, 'utf8');
  } catch {
    const made = await make();
    await mkdir(KEPT, { recursive: true });
    // Builds may run side by side: none of them may read half a file.
    await writeFile(`${path}.${process.pid}`, made);
    await rename(`${path}.${process.pid}`, path);
    return made;
  }
}

/** Loader and stage are what every page pays for, so terser goes over them once more (50 and 240 B brotli). */
const squeeze = async (text, options) =>
  (
    await minify(text, {
      ecma: 2022,
      compress: { passes: 4, keep_fargs: false, hoist_funs: true, unsafe_arrows: true },
      mangle: true,
      ...options,
    })
  ).code;

/**
 * The tag: a classic file that knows the hashed name of the stage. It is one call of one function, so it needs no function around it that keeps its names
 * from the page (5 B brotli).
 *
 * @throws where a name is left outside that function
 */
export async function buildLoader(outfile, { stage, early, define }) {
  const result = await build({
    ...common,
    define: { ...define, __STAGE__: JSON.stringify(stage), __EARLY__: JSON.stringify(early) },
    entryPoints: ['src/loader.ts'],
    outfile,
    format: 'esm',
    write: false,
  });
  const code = await squeeze(result.outputFiles[0].text, { module: true });
  if (!code.startsWith('(async ')) throw new Error('the tag would leave names on the page');
  await writeFile(outfile, code);
  return result;
}

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
