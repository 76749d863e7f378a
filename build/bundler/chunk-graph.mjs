import { readFile } from 'node:fs/promises';
import { build, transform } from 'esbuild';
import { groupOf, SELF_CONTAINED, SHARED_AMONG_SERVICES, SHARED_WITH_SERVICES } from './chunk-groups.mjs';

/** A reader of published markup, or a variant: its file is named after its block. */
const isReader = (name) => /\.(published|variant)$/.test(name);

/**
 * Finds out which modules each entry really uses. What a dynamic import in them leads to is an entry, too, called after its file.
 *
 * @param {Record<string, string>} named name → module
 * @param {typeof import('./bundle-options.mjs').common} common
 * @returns all entries; for each module that is used the names of the entries that use it; and what a module imports
 * @throws where two files would be called the same
 */
async function analyse(named, common) {
  const { metafile } = await build({
    ...common,
    entryPoints: named,
    outdir: 'analysis',
    format: 'esm',
    splitting: true,
    minify: false,
    write: false,
  });
  const { inputs, outputs } = metafile;
  const outputOf = new Map(Object.entries(outputs).map(([key, { entryPoint }]) => [entryPoint, key]));
  const importsOf = (path, kind) =>
    (inputs[path]?.imports ?? []).filter((one) => one.kind === kind && !one.external).map((one) => one.path);
  const entries = { ...named };
  const known = new Set(Object.values(named));
  const users = new Map();
  const reach = (key, seen) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const { path, kind, external } of outputs[key].imports)
      if (kind === 'import-statement' && !external) reach(path, seen);
    return seen;
  };
  /** @returns {[name: string, path: string]} */
  const called = (path) => {
    const name = nameOf(path);
    if (entries[name] !== undefined) throw new Error(`${path} and ${entries[name]} would be one chunk "${name}"`);
    known.add(path);
    entries[name] = path;
    return [name, path];
  };
  const due = Object.entries(named);
  for (let one = due.shift(); one; one = due.shift()) {
    const [name, entry] = one;
    for (const file of reach(outputOf.get(entry), new Set()))
      for (const [path, { bytesInOutput }] of Object.entries(outputs[file].inputs)) {
        if (!bytesInOutput) continue;
        if (!users.has(path)) users.set(path, new Set());
        users.get(path).add(name);
        for (const next of importsOf(path, 'dynamic-import')) if (!known.has(next)) due.push(called(next));
      }
  }
  return { entries, users, importsOf };
}

/** Up to this many bytes of JavaScript a module is cheaper in each chunk than as an import, and esbuild can see through it. */
const SMALL = 1_100;

/**
 * Names of events, attributes, cookies, sentences for developers, and kinds of fields: of such a module each chunk keeps the few that it uses. The readers of
 * published forms, too: a reader that imported another file would be complete one round trip later. What reads video embeds would be in the core otherwise, for two
 * blocks.
 */
const PICKED =
  /^src\/(vocab\/(names|logged-messages|block\/fields\/plain|published\/form|rules\/display\/video-embed)|widgets\/_shared\/(ui\/icons\/icons|form\/published\/[\w-]+))\.ts$/;

/** Small, but its tables are larger than their import: the reader of published maps comes together with the map, which has them. */
const SHARED = /^src\/vocab\/codes\/map\.ts$/;

/** The modules that every chunk has a copy of its own of: small ones without state. A style sheet that two bring is adopted once. */
async function copiedModules(paths, { define }) {
  const isCopied = async (path) => {
    if (PICKED.test(path) || /sentence\.ts$/.test(path)) return true;
    const text = await readFile(path, 'utf8');
    const loader = path.endsWith('x') ? 'tsx' : path.split('.').at(-1);
    const { code } = await transform(text, { loader, minify: true, define });
    return code.length <= SMALL && !(await stateOf(path, define));
  };
  const ours = paths.filter((path) => /^src\/.*\.(tsx?|css)$/.test(path) && !groupOf(path) && !SHARED.test(path));
  const answers = await Promise.all(ours.map(isCopied));
  return new Set(ours.filter((_, index) => answers[index]));
}

/** A line at the top level that makes something which changes: esbuild writes one statement a line, without indentation. */
const STATE =
  /^(?:export )?(?:let \w.*|(?:var|const) \w+ = (?:\/\* @__PURE__ \*\/ )?new (?:Map|Set|WeakMap|WeakSet|\w+Observer|AbortController|BroadcastChannel)\b.*|(?:var|const) \w+ = (?:\[\]|\{\});)/m;

/** Text → its line with state: every stage asks about every module. */
const states = new Map();

/** The first line of a module of ours that keeps state; null where it keeps none. */
export async function stateOf(path, define) {
  if (!/^src\/.*\.tsx?$/.test(path)) return null;
  const text = await readFile(path, 'utf8');
  if (!states.has(text)) {
    const { code } = await transform(text, { loader: path.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic', define });
    states.set(text, STATE.exec(code)?.[0].trim() ?? null);
  }
  return states.get(text);
}

/**
 * Tells which chunks are there whenever another is: itself, the groups it imports, and for a file that is fetched later all that those have in common who
 * fetch it.
 */
function loadedWith({ entries, all, names, roots, needs, graph }) {
  const parents = new Map();
  for (const [path, by] of roots)
    for (const next of graph.importsOf(path, 'dynamic-import')) {
      const lazy = names[next];
      if (lazy === undefined || entries[lazy] !== undefined) continue;
      parents.set(lazy, new Set([...(parents.get(lazy) ?? []), ...by]));
    }
  for (const name of Object.keys(all)) if (isReader(name)) parents.set(name, new Set([name.split('.')[0]]));
  const withGroups = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const group of needs.get(name) ?? []) withGroups(group, found);
    return found;
  };
  const known = new Map();
  const loaded = (name, trail = new Set()) => {
    if (known.has(name)) return known.get(name);
    const found = withGroups(name);
    const from = [...(parents.get(name) ?? [])].filter((one) => one !== name && !trail.has(one));
    const theirs = from.map((one) => loaded(one, new Set([...trail, name])));
    for (const one of theirs[0] ?? []) if (theirs.every((set) => set.has(one))) found.add(one);
    if (!trail.size) known.set(name, found);
    return found;
  };
  return (name) => loaded(name);
}

/** The message files that a chunk holds, also in what it fetches later and nobody asks for by name. */
function messagesOf(name, entries, graph, named) {
  const found = new Set();
  const seen = new Set();
  const visit = (entry) => {
    if (seen.has(entry)) return;
    seen.add(entry);
    for (const path of graph.users.keys()) {
      if (!graph.users.get(path)?.has(entry)) continue;
      if (path.startsWith('src/strings/') && path.endsWith('.json')) found.add(path);
      for (const next of graph.importsOf(path, 'dynamic-import')) {
        const lazy = Object.keys(entries).find((key) => entries[key] === next);
        if (lazy && !named.has(lazy)) visit(lazy);
      }
    }
  };
  visit(name);
  return [...found].sort();
}

/** `src/runtime/page/sanitise.ts` → `sanitise`; of `index`, the folder. */
const nameOf = (path) => path.replace(/(\/index)?\.tsx?$/, '').replace(/.*\//, '');

/**
 * Gives every module one chunk: that of the one entry or group that uses it, else the runtime's. What runs without React (services, diagnosis, sanitiser)
 * shares nothing but the groups named above: it brings its own copy of what has no state, so that it needs no React.
 *
 * @param entries name → module of every chunk that code asks for by name
 * @param alone names of the entries that share nothing
 * @param layers names of the page-level blocks that React renders
 * @param light names of the entries whose JSX is drawn without React
 * @returns entries with those found on the way, and the owner of a module as one chunk sees it
 */
export async function chunkGraph(entries, { alone, layers, light }, common) {
  const graph = await analyse(entries, common);
  const all = graph.entries;
  const names = Object.fromEntries(Object.entries(all).map(([name, path]) => [path, name]));
  const roots = new Map();
  const lonely = new Set([...alone, ...SELF_CONTAINED]);
  // What draws a layer is fetched with every page-level block.
  const needs = new Map(layers.map((name) => [name, new Set(['layers'])]));
  const isNext = (path) => names[path] === undefined;
  /** What of a group some block imports at once; the rest of its folder belongs to whoever fetches it later. */
  const members = new Set();
  const collect = (path, seen, only) => {
    if (seen.has(path)) return;
    seen.add(path);
    const group = groupOf(path);
    if (group && graph.users.has(path) && (only?.has(group) ?? true)) members.add(path);
    for (const next of graph.importsOf(path, 'import-statement')) if (isNext(next)) collect(next, seen, only);
  };
  for (const [name, path] of Object.entries(entries))
    if (!isReader(name)) collect(path, new Set(), lonely.has(name) ? SHARED_AMONG_SERVICES : undefined);
  const groupIn = (path) => (members.has(path) ? groupOf(path) : undefined);
  const visit = (root, path, seen) => {
    if (seen.has(path)) return;
    seen.add(path);
    const group = groupIn(path);
    if (group && group !== root) {
      needs.set(root, (needs.get(root) ?? new Set()).add(group));
      return;
    }
    if (graph.users.has(path)) roots.set(path, (roots.get(path) ?? new Set()).add(root));
    for (const next of graph.importsOf(path, 'import-statement')) if (isNext(next)) visit(root, next, seen);
  };
  for (const [name, path] of Object.entries(all)) if (!lonely.has(name)) visit(name, path, new Set());
  for (const path of members) {
    const group = groupOf(path) ?? '';
    SELF_CONTAINED.has(group) ? roots.set(path, new Set([group])) : visit(group, path, new Set());
  }
  const loaded = loadedWith({ entries, all, names, roots, needs, graph });
  /** What two share is in a chunk that both always have: the block of a file that is fetched later, a group that both import; else in the runtime. */
  const sharedBy = (by) => {
    const [first, ...rest] = [...by].map(loaded);
    const common = [...first].filter((name) => rest.every((one) => one.has(name)));
    return common.find((name) => by.has(name)) ?? common.find((name) => name === 'layers') ?? 'runtime';
  };
  const copied = await copiedModules(
    [...roots.keys()].filter((path) => roots.get(path).size > 1),
    common,
  );
  const owner = (path) => {
    if (copied.has(path)) return undefined;
    const entry = names[path];
    if (entry !== undefined && !lonely.has(entry)) return entry;
    const group = groupIn(path);
    if (group && roots.has(path)) return group;
    const by = roots.get(path);
    if (!by) return undefined;
    return by.size === 1 ? [...by][0] : sharedBy(by);
  };
  const groups = [...new Set([...members].map(groupOf))];
  // The words of a variant are among its block's.
  const named = Object.keys(entries).filter((name) => !name.endsWith('.variant'));
  return {
    entries: all,
    groups,
    light: new Set(light),
    /** The chunk that has a module as `chunk` sees it: `chunk` itself where it has its own copy. */
    ownerFor: (chunk, path) => {
      if (!lonely.has(chunk)) return owner(path) ?? chunk;
      const group = groupIn(path);
      return group && SHARED_WITH_SERVICES.has(group) && roots.has(path) ? group : chunk;
    },
    named,
    messagesOf: (name) => messagesOf(name, all, graph, new Set(named)),
  };
}
