import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { build, transform } from 'esbuild';
import { stateOf } from './chunk-graph.mjs';
import { placeholder } from './chunk-names.mjs';
import { exportLists, specifier } from './export-lists.mjs';
import { lightViews } from './plugins.mjs';

/** A name that stands for an export of another chunk until all chunks are made. */
const TOKEN = /__x[0-9a-f]{12}__/g;

/** Names of exports that are short and legal: a, b, … z, A, … aa, … */
const shortName = (index) => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const rest = Math.floor(index / letters.length);
  return (rest ? shortName(rest - 1) : '') + letters[index % letters.length];
};
const RESERVED = new Set(['as', 'do', 'if', 'in', 'is', 'of']);

/**
 * Makes the chunks. Each imports from its neighbours exactly what it uses, and a neighbour exports exactly that, so that nothing travels that nobody needs.
 *
 * @param graph what `chunkGraph` made
 * @param {typeof import('./bundle-options.mjs').common} common
 * @returns name → { code, metafile }, the code with placeholders for the names of other chunks
 */
export async function makeChunks(graph, common) {
  const { entries } = graph;
  const tokens = new Map();
  const wanted = new Map();
  const tokenFor = (owner, path, name) => {
    // By its content, not by a count: chunks ask in any order, and one source has to give one build.
    const hash = createHash('sha256').update(`${owner}\n${path}\n${name}`).digest('hex').slice(0, 12);
    const token = `__x${hash}__`;
    tokens.set(token, { token, owner, path, name });
    return token;
  };
  const exportsOf = exportLists(common);
  const resolutions = new Map();
  /** What an import leads to, asked for once: the chunks import the same modules, and each answer of esbuild is a message between two processes. */
  const resolved = (chunk, { path, importer, resolveDir, kind, namespace }, resolve) => {
    const key = [graph.light.has(chunk), kind, namespace, resolveDir, path].join('\n');
    if (!resolutions.has(key)) resolutions.set(key, resolve({ importer, resolveDir, kind, namespace }));
    return resolutions.get(key);
  };
  const made = {};
  const make = async (name) => {
    const own = entries[name];
    const asked = inOrder(wanted.get(name)?.values() ?? []);
    const lines = asked.map(({ token, path, name: what }) => `export { ${what} as ${token} } from ${specifier(path)};`);
    if (own) lines.push(`export * from ${specifier(own)};`);
    if (own && (await exportsOf(own)).includes('default')) lines.push(`export { default } from ${specifier(own)};`);
    if (!lines.length) return;
    const { outputFiles, metafile } = await build({
      ...common,
      stdin: { contents: lines.join('\n'), resolveDir: process.cwd(), sourcefile: `${name}.chunk.js` },
      plugins: [
        neighbours(name, graph, { resolved, tokenFor, exportsOf }),
        ...(graph.light.has(name) ? [lightViews] : []),
        ...common.plugins,
      ],
      minifyIdentifiers: false,
      minify: false,
      minifySyntax: true,
      minifyWhitespace: true,
      outdir: 'chunks',
      format: 'esm',
      write: false,
    });
    const { code } = await transform(withUsedImports(outputFiles[0].text), {
      minify: common.minify,
      target: common.target,
      charset: common.charset,
      format: 'esm',
      legalComments: 'none',
    });
    for (const [token] of code.matchAll(TOKEN)) {
      const one = tokens.get(token);
      if (one.owner === name) continue;
      if (!wanted.has(one.owner)) wanted.set(one.owner, new Map());
      wanted.get(one.owner).set(token, one);
    }
    const [output] = Object.values(metafile.outputs);
    made[name] = {
      code,
      asked: asked.length,
      metafile: { inputs: ownInputs(metafile.inputs), output: { ...output, inputs: ownInputs(output.inputs) } },
    };
  };
  const all = [...new Set([...Object.keys(entries), ...graph.groups, 'runtime'])];
  for (;;) {
    // Made again where a neighbour wants more of it than when it was made.
    const due = all.filter(
      (name) => (entries[name] && !made[name]) || (wanted.get(name)?.size ?? 0) > (made[name]?.asked ?? 0),
    );
    // In one order, whichever was made first: one source has to give one build.
    if (!due.length)
      return shortened(Object.fromEntries(all.filter((name) => made[name]).map((name) => [name, made[name]])), tokens);
    await Promise.all(due.map(make));
  }
}

const inOrder = (tokens) => [...tokens].sort((one, other) => (one.token < other.token ? -1 : 1));

/** Joins the imports from one neighbour to one statement, and leaves out what nothing uses: esbuild keeps every name that is imported from outside. */
function withUsedImports(code) {
  const byFile = new Map();
  const rest = code.replace(/import ?\{([^}]*)\} ?from ?"(\.\/@[\w.-]+@\.js)";?/g, (_, names, file) => {
    byFile.set(file, [...(byFile.get(file) ?? []), ...names.split(',').map((name) => name.trim())]);
    return '';
  });
  const used = new Set([...rest.matchAll(TOKEN)].map(([token]) => token));
  const lines = [...byFile].map(([file, names]) => {
    const kept = [...new Set(names)].filter((name) => used.has(name.split(' ').at(-1)));
    return kept.length ? `import{${kept.join()}}from"${file}";` : '';
  });
  return lines.join('') + rest;
}

/** Without what only replaces a neighbour's module. */
const ownInputs = (inputs) =>
  Object.fromEntries(Object.entries(inputs).filter(([path]) => !/^neighbour:|\.chunk\.js$/.test(path)));

/** Gives the exports between chunks short names. */
function shortened(made, tokens) {
  const short = new Map();
  const counts = new Map();
  for (const { token, owner } of inOrder(tokens.values())) {
    if (!made[owner]?.code.includes(token)) continue;
    let at = counts.get(owner) ?? 0;
    while (RESERVED.has(shortName(at))) at += 1;
    short.set(token, shortName(at));
    counts.set(owner, at + 1);
  }
  for (const one of Object.values(made))
    one.code = one.code.replace(TOKEN, (token) => {
      if (!short.has(token)) throw new Error(`${token} stands in no chunk`);
      return short.get(token);
    });
  return made;
}

/** Puts a list of imports from the neighbour in place of a module that is in another chunk. */
const neighbours = (chunk, graph, { resolved, tokenFor, exportsOf }) => ({
  name: 'neighbours',
  setup(build) {
    const skip = Symbol('resolved');
    build.onResolve({ filter: /.*/ }, async (args) => {
      if (args.pluginData === skip || args.kind === 'entry-point' || args.namespace === 'neighbour') return undefined;
      if (args.path.startsWith('react-module:'))
        return { path: args.path.slice('react-module:'.length), namespace: 'react-module' };
      const found = await resolved(chunk, args, (options) =>
        build.resolve(args.path, { ...options, pluginData: skip }),
      );
      if (found.errors.length || found.external) return undefined;
      const path =
        found.namespace === 'file' ? relative(process.cwd(), found.path) : `${found.namespace}:${found.path}`;
      if (args.kind === 'dynamic-import') {
        const name = Object.keys(graph.entries).find((key) => graph.entries[key] === path);
        if (name === undefined) throw new Error(`${path} is no chunk`);
        return { path: placeholder(name), external: true };
      }
      const owner = graph.ownerFor(chunk, path);
      if (owner === chunk || (found.namespace !== 'file' && found.namespace !== 'react-module'))
        return {
          path: found.path,
          namespace: found.namespace,
          sideEffects: found.sideEffects,
          pluginData: found.pluginData,
        };
      return { path, namespace: 'neighbour', pluginData: { owner }, sideEffects: false };
    });
    build.onResolve({ filter: /.*/, namespace: 'neighbour' }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /.*/, namespace: 'neighbour' }, async ({ path, pluginData: { owner } }) => {
      const names = await exportsOf(path);
      // Under its own token, so that the text tells whether anything uses it.
      const list = names.map((name) => ({ name, token: tokenFor(owner, path, name) }));
      return {
        contents: `import { ${list.map(({ token }) => token).join(', ')} } from ${JSON.stringify(placeholder(owner))};
export { ${list.map(({ name, token }) => `${token} as ${name}`).join(', ')} };`,
        loader: 'js',
      };
    });
  },
});

/**
 * Says which modules with a state of their own would be on a page twice: two stores, two lists, each knowing half.
 *
 * @param chunks name → the modules in it
 */
export async function findDuplicatedState(chunks, define) {
  const places = new Map();
  for (const [name, paths] of Object.entries(chunks))
    for (const path of paths) places.set(path, [...(places.get(path) ?? []), name]);
  const wrong = [];
  for (const [path, names] of places) {
    const state = names.length > 1 && (await stateOf(path, define));
    if (state) wrong.push(`${path} keeps state ("${state}") and stands in ${names.join(', ')}`);
  }
  return wrong;
}
