import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/** Reads the source of a registry: what it says of each entry, with the functions that fetch its files. */
async function readSource(file, name) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    external: ['*/index.ts', '*/platform.ts'],
    format: 'esm',
    write: false,
  });
  return (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`))[name];
}

const WIDGETS = 'src/widgets/index.ts';
const SERVICES = 'src/runtime/services/index.ts';

/**
 * Reads both registries.
 *
 * @returns names → modules of blocks, services and readers of published markup, as `buildChunks` takes them
 */
export async function readRegistries() {
  const widgets = await readSource(WIDGETS, 'widgets');
  const services = await readSource(SERVICES, 'services');
  const pathOf = (fetch, registry) => join(dirname(registry), /import\("([^"]+)"\)/.exec(String(fetch))[1]);
  const paths = (entries, which, registry) =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([, entry]) => entry[which])
        .map(([name, entry]) => [name, pathOf(entry[which], registry)]),
    );
  return {
    blocks: paths(widgets, 'load', WIDGETS),
    services: paths(services, 'load', SERVICES),
    readers: paths(widgets, 'reader', WIDGETS),
  };
}

/** The declarations of the services, in order. */
export const readServiceDeclarations = () => readSource('src/runtime/services/services.ts', 'declarations');

/** What stands in a line behind the name and hash: the places of its shared files, and what travels under its name. */
const flagsOf = (name, { reached, words, readers }, shared) =>
  [
    ...reached[name]
      .slice(1)
      .map((file) => shared.indexOf(file))
      .filter((at) => at >= 0),
    words[name] ? 'w' : '',
    readers[name] ? 'r' : '',
  ].join('');

const withFlags = (file, flags) => (flags ? `${file}+${flags}` : file);

/**
 * Writes the registry of blocks as `readRegistry` reads it.
 *
 * @param widgets name → entry
 * @param lineOf name → the block's own file without its ending, `NAME-HASH`, with its flags
 * @returns {[object, string][]} what some blocks have in common, and their lines
 * @throws where a file or word could not be read back
 */
export function groupsOf(widgets, lineOf) {
  const groups = {};
  for (const [name, { load, reader, words: _, platform = [], ...common }] of Object.entries(widgets)) {
    const words = platform.map((word) => (word === name ? '' : word));
    const line = lineOf(name);
    if (!new RegExp(`^${name}-\\w{5}(\\+\\w+)?$`).test(line)) throw new Error(`${line} is no ${name}-HASH`);
    for (const word of words)
      if (/[\s,]/.test(word)) throw new Error(`${name}: the published word "${word}" holds a space or comma`);
    const group = JSON.stringify(common);
    groups[group] ??= [];
    groups[group].push([line, ...words].join());
  }
  return Object.entries(groups).map(([common, lines]) => [JSON.parse(common), lines.join(' ')]);
}

/** Puts the short forms of both registries in place of their sources. */
export const builtRegistries = (made) => ({
  name: 'built-registries',
  setup(build) {
    const { files, reached } = made;
    const core = new Set(reached.runtime);
    const bare = (file) => file.slice(0, -'.js'.length);
    /** Files that several entries share and that core does not bring: what a line's digits count. */
    const sharedOf = (names) => {
      const all = [...new Set(names.flatMap((name) => reached[name].slice(1)))].filter((file) => !core.has(file));
      if (all.length > 10) throw new Error('the registry counts shared files by one digit');
      return all;
    };
    const lineOf = (shared) => (name) => withFlags(bare(files[name]), flagsOf(name, made, shared));
    const from = (file) => JSON.stringify(join(process.cwd(), 'src/runtime/blocks', file));
    build.onLoad({ filter: /[\\/]src[\\/]widgets[\\/]index\.ts$/ }, async ({ path }) => {
      const widgets = await readSource(relative(process.cwd(), path), 'widgets');
      const shared = sharedOf(Object.keys(widgets));
      const groups = groupsOf(widgets, lineOf(shared));
      return {
        contents: `import { readRegistry } from ${from('read-registry.ts')};
export const widgets = readRegistry(${JSON.stringify(groups)}, ${JSON.stringify(shared.map(bare))});`,
        loader: 'ts',
      };
    });
    build.onLoad({ filter: /[\\/]src[\\/]runtime[\\/]services[\\/]index\.ts$/ }, async ({ path }) => {
      const services = await readSource(relative(process.cwd(), path), 'services');
      const lines = Object.fromEntries(
        Object.entries(services).map(([name, { load, ...data }]) => [lineOf([])(name), data]),
      );
      return {
        contents: `import { readServices } from ${from('read-registry.ts')};
export const services = readServices(${JSON.stringify(lines)}, []);`,
        loader: 'ts',
      };
    });
  },
});
