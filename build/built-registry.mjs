import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/** Reads the source of a registry: what it says of each entry, with the functions that fetch its files. */
async function readSource(file, name) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    external: ['*/index.ts', '*/published.ts'],
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
    layers: Object.keys(widgets).filter((name) => widgets[name].level === 'page'),
  };
}

/** What published pages call the blocks, as `readPublished` takes it. */
export async function readPublishedNames() {
  const widgets = await readSource(WIDGETS, 'widgets');
  return Object.fromEntries(
    Object.entries(widgets)
      .filter(([, { publishedNames }]) => publishedNames)
      .map(([name, { publishedNames }]) => [name, { publishedNames }]),
  );
}

/** The declarations of the services, in order. */
export const readServiceDeclarations = () => readSource('src/runtime/services/services.ts', 'declarations');

/** What is in a line behind the name and hash: the places of its shared files, and what travels under its name. */
const flagsOf = (name, { reached, messages, readers }, shared) =>
  [
    ...reached[name]
      .slice(1)
      .map((file) => shared.indexOf(file))
      .filter((at) => at >= 0),
    messages[name] ? '' : 'n',
    readers[name] ? 'r' : '',
  ].join('');

/**
 * Writes the registry of blocks as `readRegistry` reads it.
 *
 * @param widgets name → entry
 * @param flagsFor name → what is behind it
 * @returns {[object, string][]} what some blocks have in common, and their lines
 * @throws where a name could not be read back
 */
export function groupsOf(widgets, flagsFor) {
  const groups = {};
  for (const [name, { load, reader, messages, publishedNames, when, ...rest }] of Object.entries(widgets)) {
    if (/[\s+]/.test(name)) throw new Error(`the name "${name}" holds a space or plus`);
    const flags = flagsFor(name);
    // Most blocks are fetched when they come near, and a layer when it is opened.
    const group = JSON.stringify({ ...(when !== 'visible' && !rest.level && { when }), ...rest });
    groups[group] ??= [];
    groups[group].push(flags ? `${name}+${flags}` : name);
  }
  return Object.entries(groups).map(([common, lines]) => [JSON.parse(common), lines.join(' ')]);
}

/** Puts the short forms of both registries in place of their sources. */
export const builtRegistries = (made) => ({
  name: 'built-registries',
  setup(build) {
    const { reached, release } = made;
    const core = new Set(reached.runtime);
    const bare = (file) => file.slice(0, -`-${release}.js`.length);
    /** Files that several entries share and that core does not bring: what a line's digits count. */
    const sharedOf = (names) => {
      const all = [...new Set(names.flatMap((name) => reached[name].slice(1)))].filter((file) => !core.has(file));
      if (all.length > 10) throw new Error('the registry counts shared files by one digit');
      return all;
    };
    build.onLoad({ filter: /[\\/]src[\\/]widgets[\\/]index\.ts$/ }, async ({ path }) => {
      const widgets = await readSource(relative(process.cwd(), path), 'widgets');
      const shared = sharedOf(Object.keys(widgets));
      const groups = groupsOf(widgets, (name) => flagsOf(name, made, shared));
      const names = { release, shared: shared.map(bare).join(' ') };
      return {
        contents: `import { readRegistry } from '../runtime/blocks/read-registry.ts';
export const widgets = readRegistry(${JSON.stringify(groups)}, ${JSON.stringify(names)});`,
        loader: 'ts',
      };
    });
    build.onLoad({ filter: /[\\/]src[\\/]runtime[\\/]services[\\/]index\.ts$/ }, async ({ path }) => {
      const services = await readSource(relative(process.cwd(), path), 'services');
      const lines = Object.entries(services).map(([name, { load, ...data }]) => [name, flagsOf(name, made, []), data]);
      return {
        contents: `import { readServices } from '../blocks/read-registry.ts';
export const services = readServices(${JSON.stringify(lines)}, ${JSON.stringify({ release, shared: '' })});`,
        loader: 'ts',
      };
    });
  },
});
