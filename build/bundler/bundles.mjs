import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { build } from 'esbuild';
import { makeLanguageFiles } from '../language-files.mjs';
import { builtRegistries } from './built-registry.mjs';
import { common } from './bundle-options.mjs';
import { chunkCycles } from './chunk-cycles.mjs';
import { chunkGraph } from './chunk-graph.mjs';
import { nameChunks } from './chunk-names.mjs';
import { findDuplicatedState, makeChunks } from './chunks.mjs';
import { messageModules } from './messages.mjs';
import { minify, minifyCached } from './minify.mjs';
import { builtChunks, styleTexts } from './plugins.mjs';

/** The npm entries that are one file: declarations, and strings, whose messages become functions. No React, no DOM. */
export const buildEntry = (outdir, define) =>
  build({
    ...common,
    plugins: [messageModules, styleTexts],
    // Names stay for those who read it; blanks and comments are weight.
    minify: false,
    minifyWhitespace: true,
    define,
    entryPoints: { index: 'src/index.ts', strings: 'src/strings/index.ts' },
    outdir,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });

/** The one file of the stage that a page fetches: for published platform pages it reads those, too. */
const STAGES = { stage: 'src/main.ts', 'stage.published': 'src/main-published.ts' };

/** How the stage is minified once more; the other files get longer by these, it gets 58 B (brotli) shorter. */
const STAGE_MINIFICATION = { passes: 6, inline: 1, unsafe_comps: true, hoist_funs: false, lhs_constants: false };

/** What every build has beside blocks and services, by name. A file that shares nothing with others needs no React. */
const RUNTIME = {
  react: 'src/runtime/mount/react-renderer.tsx',
  runtime: 'src/runtime/mount/mount-blocks.ts',
  layers: 'src/runtime/layers/open-layer.tsx',
};
const ALONE = {
  report: 'src/runtime/diagnosis/gather.ts',
  published: 'src/runtime/published/published.ts',
  reserve: 'src/runtime/published/reserve-space.ts',
  sanitise: 'src/runtime/page/sanitise.ts',
};

/**
 * The chunks, content-hashed ES modules: React, the runtime, groups, blocks and services; then the stage, one file that knows their names.
 *
 * @param stage the module that exports `begin`; tests hand in their own, which does for published pages, too
 * @param blocks name → the module that the block's chunk exports
 * @param services name → the module that starts a service
 * @param layers names of the page-level blocks that React renders
 * @param light names of the blocks, page-level or not, whose views need no React
 * @param publishedNames what published pages call the blocks; without it the stage's own registry says so
 * @param readers name of a block → the module that reads its published markup, where that is a file of its own
 * @param variants name of a block → the module that only some of its elements need
 * @param minifiedTwice whether what every page pays for goes through the second minifier, which takes seconds
 * @returns names of all files, what is in them, and for each chunk its own file and those it imports, its own first
 * @throws where a module with state would be on a page twice, and where chunks import each other
 */
export async function buildChunks(outdir, parts) {
  const { stage, blocks, services = {}, readers = {}, variants = {}, publishedNames, define } = parts;
  const { layers = [], light = [], minifiedTwice = true } = parts;
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const options = {
    ...common,
    define: { ...define, __PUBLISHED_NAMES__: JSON.stringify(publishedNames) ?? 'undefined' },
  };
  const under = (paths, kind) =>
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [`${name}.${kind}`, path]));
  const graph = await chunkGraph(
    { ...RUNTIME, ...ALONE, ...services, ...blocks, ...under(readers, 'published'), ...under(variants, 'variant') },
    { alone: [...Object.keys(ALONE), ...Object.keys(services), ...light], layers, light },
    options,
  );
  const made = await makeChunks(graph, options);
  const cycles = chunkCycles(made);
  if (cycles.length)
    throw new Error(
      `chunks import each other: put what both need into one (build/bundler/chunk-groups.mjs)\n  ${cycles.join('\n  ')}`,
    );
  if (minifiedTwice) {
    made.react.code = await minifyCached(made.react.code);
    made.runtime.code = await minifyCached(made.runtime.code, { hoist_funs: false });
  }
  const messages = await makeLanguageFiles(graph, options);
  const beside = Object.fromEntries(
    Object.keys(made).map((name) => [
      name,
      [...Object.values(messages[name] ?? {}), made[`${name}.published`]?.code, made[`${name}.variant`]?.code].join(
        '\n',
      ),
    ]),
  );
  const { files, release } = nameChunks(
    made,
    [
      ...Object.keys(blocks),
      ...Object.keys(services),
      'layers',
      'published',
      'report',
      ...graph.groups.filter((name) => name !== 'react'),
    ],
    beside,
  );
  const reached = filesOf(made, files);

  const front = await build({
    ...options,
    plugins: [
      builtRegistries({ reached, release, messages, readers }),
      builtChunks(graph.entries, files),
      ...common.plugins,
    ],
    entryPoints: stage ? { stage } : STAGES,
    outdir,
    format: 'esm',
    write: false,
  });
  const stages = {};
  for (const { path, text } of front.outputFiles)
    stages[basename(path, '.js')] = {
      code: minifiedTwice ? await minify(text, { compress: STAGE_MINIFICATION }) : text,
      output: front.metafile.outputs[relative(process.cwd(), path)],
    };
  const stageFiles = nameChunks(stages, [], { stage: stages['stage.published']?.code }).files;

  await Promise.all([
    ...Object.entries(made).map(([name, one]) => writeFile(join(outdir, files[name]), one.code)),
    ...Object.entries(messages).flatMap(([name, tables]) =>
      Object.entries(tables).map(([language, text]) =>
        writeFile(join(outdir, files[name].replace(/\.js$/, `.${language}.js`)), text),
      ),
    ),
    ...Object.entries(stages).map(([name, { code }]) => writeFile(join(outdir, stageFiles[name]), code)),
  ]);
  const inputsOf = ({ inputs }) => Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0);
  const inChunks = Object.fromEntries(
    Object.entries(made).map(([name, { metafile }]) => [name, inputsOf(metafile.output)]),
  );
  // A page has one stage.
  const twice = await Promise.all(
    Object.values(stages).map(({ output }) => findDuplicatedState({ stage: inputsOf(output), ...inChunks }, define)),
  );
  if (twice.flat().length)
    throw new Error(`a module with state would be on a page twice\n  ${[...new Set(twice.flat())].join('\n  ')}`);
  const metafile = {
    inputs: Object.assign({}, front.metafile.inputs, ...Object.values(made).map((one) => one.metafile.inputs)),
    outputs: {
      ...Object.fromEntries(
        Object.entries(stages).map(([name, { code, output }]) => [
          `${outdir}/${stageFiles[name]}`,
          { ...output, bytes: Buffer.byteLength(code) },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(made).map(([name, one]) => [
          `${outdir}/${files[name]}`,
          { ...one.metafile.output, bytes: Buffer.byteLength(one.code) },
        ]),
      ),
    },
  };
  return {
    files: await readdir(outdir),
    metafile,
    filesOf: {
      ...reached,
      stage: [stageFiles.stage],
      'stage.published': [stageFiles['stage.published'] ?? stageFiles.stage],
    },
    groups: graph.groups,
    published: Object.fromEntries(Object.keys(readers).map((name) => [name, files[`${name}.published`]])),
    messages: Object.fromEntries(
      Object.entries(messages).map(([name, tables]) => [
        name,
        Object.fromEntries(
          Object.keys(tables).map((language) => [language, files[name].replace(/\.js$/, `.${language}.js`)]),
        ),
      ]),
    ),
  };
}

/** Gives, for each chunk, its own file and every file it imports statically, its own first. */
function filesOf(made, files) {
  const names = Object.fromEntries(Object.entries(files).map(([name, file]) => [file, name]));
  const reach = (name, seen = new Set()) => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const [, file] of made[name].code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+)"/g))
      if (names[file]) reach(names[file], seen);
    return seen;
  };
  return Object.fromEntries(Object.keys(made).map((name) => [name, [...reach(name)].map((one) => files[one])]));
}

/**
 * The tag: a classic file that knows the hashed names of what it fetches. It is one call of one function, so it needs no function around it that keeps its
 * names from the page.
 *
 * @param filesOf what `buildChunks` gave
 * @throws where a name is left outside that function
 */
export async function buildLoader(outfile, { filesOf, define }) {
  const { stage, 'stage.published': published, react } = filesOf;
  const result = await build({
    ...common,
    define: {
      ...define,
      __STAGE__: JSON.stringify(stage[0]),
      __REACT__: JSON.stringify(react[0]),
      __PUBLISHED__: JSON.stringify(published[0]),
    },
    entryPoints: ['src/loader.ts'],
    outfile,
    format: 'iife',
    write: false,
  });
  const code = await minify(result.outputFiles[0].text, { module: false });
  await writeFile(outfile, code);
  return result;
}

/** Everything in one classic file. It names no map, which would be longer than the whole package; chunks have none either. */
export const buildSingle = (outfile, { define }) =>
  build({
    ...common,
    define,
    entryPoints: ['src/single.ts'],
    outfile,
    format: 'iife',
  });
