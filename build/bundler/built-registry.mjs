import { build } from 'esbuild';
import { hasReader } from '../registry-files.mjs';

const DECLARATIONS = `
export { declarations as services } from './src/runtime/services/services.ts';
export { publishedNamesOf } from './src/vocab/block/published-names-of.ts';
export { blocks } from './src/widgets/blocks.ts';`;

/**
 * Reads the declarations of all blocks and services, in order.
 *
 * @returns `blocks`, `services`, and the function that tells what published pages call a block
 */
export async function readDeclarations() {
  const { outputFiles } = await build({
    stdin: { contents: DECLARATIONS, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/**
 * The files of services: the chunk of each that has one, and what it fetches later.
 *
 * @returns the module and the budget, in bytes of brotli quality 11, of each file by its name
 */
export const filesOfServices = (services) =>
  services.flatMap(({ name, budget, later = {} }) => {
    const file = (own, most, of) => ({ name: own, budget: most, path: `src/runtime/services/${name}/${of}.ts` });
    return [
      ...(budget ? [file(name, budget, 'index')] : []),
      ...Object.entries(later).map(([one, most]) => file(one, most, one)),
    ];
  });

/**
 * Says where the modules of all blocks and services are.
 *
 * @returns names → modules of blocks, services and readers of published markup, and what published pages call the blocks, as `buildChunks` takes them
 */
export async function readRegistries() {
  const { blocks, services, publishedNamesOf } = await readDeclarations();
  const names = blocks.map(({ name }) => name);
  const withReader = await Promise.all(names.map((name) => hasReader(name)));
  const paths = (list, pathOf) => Object.fromEntries(list.map((name) => [name, pathOf(name)]));
  return {
    blocks: paths(names, (name) => `src/widgets/${name}/index.ts`),
    services: Object.fromEntries(filesOfServices(services).map(({ name, path }) => [name, path])),
    readers: paths(
      names.filter((_, at) => withReader[at]),
      (name) => `src/widgets/${name}/published.ts`,
    ),
    variants: paths(
      blocks.filter(({ variant }) => variant).map(({ name }) => name),
      (name) => `src/widgets/${name}/variant.ts`,
    ),
    layers: blocks.filter(({ level, light }) => level === 'page' && !light).map(({ name }) => name),
    light: blocks.filter(({ light }) => light).map(({ name }) => name),
    publishedNames: Object.fromEntries(
      blocks
        .map((block) => [block.name, { publishedNames: publishedNamesOf(block) }])
        .filter(([, { publishedNames }]) => publishedNames.length),
    ),
  };
}

/**
 * Returns the signs of a block's line after its name: one for the place of each shared file, `-` where the chunk has no
 * messages in other languages, and `!` where a reader of published markup has the block's name, too.
 */
const flagsOf = (name, { reached, messages, readers }, shared) =>
  [
    ...reached[name]
      .slice(1)
      .map((file) => shared.indexOf(file))
      .filter((at) => at >= 0)
      .map((at) => at.toString(36)),
    messages[name] ? '' : '-',
    readers[name] ? '!' : '',
  ].join('');

/**
 * Writes the registry of blocks as `readRegistry` reads it.
 *
 * @param widgets name → declaration, or entry of a registry
 * @param flagsFor name → what is behind it
 * @returns {[object, string][]} what some blocks have in common, and their lines
 * @throws where a name could not be read back
 */
export function groupsOf(widgets, flagsFor) {
  const groups = {};
  for (const [name, { when, level, light, consent, variant }] of Object.entries(widgets)) {
    if (/[\s+]/.test(name)) throw new Error(`the name "${name}" holds a space or plus`);
    const flags = flagsFor(name);
    // Most blocks are fetched when they come near, and a layer when it is opened.
    const isLayer = level === 'page';
    const group = JSON.stringify({
      ...(when !== 'visible' && !isLayer && { when }),
      ...(isLayer && { level }),
      ...(light && { light }),
      ...(consent && { consent }),
    });
    groups[group] ??= [];
    groups[group].push([name, ...(flags || variant ? [flags] : []), ...(variant ? [variant] : [])].join('+'));
  }
  return Object.entries(groups).map(([common, lines]) => [JSON.parse(common), lines.join(' ')]);
}

/** Puts the short forms of both registries in place of their sources. */
export const builtRegistries = (made) => ({
  name: 'built-registries',
  setup(build) {
    const { reached, release } = made;
    const core = new Set([...reached.runtime, ...reached.react]);
    const bare = (file) => file.slice(0, -`-${release}.js`.length);
    /** Files that several entries share and that core does not bring: what a line's signs count, in base 36. */
    const sharedOf = (names) => {
      // In their order by name the signs of most lines are alike, which is 20 B less (brotli).
      const all = [...new Set(names.flatMap((name) => reached[name].slice(1)))]
        .filter((file) => !core.has(file))
        .sort();
      if (all.length > 36) throw new Error('the registry has no sign for a further shared file');
      return all;
    };
    build.onLoad({ filter: /[\\/]src[\\/]widgets[\\/]index\.ts$/ }, async () => {
      const { blocks } = await readDeclarations();
      const widgets = Object.fromEntries(blocks.map((block) => [block.name, block]));
      const shared = sharedOf(Object.keys(widgets));
      const groups = groupsOf(widgets, (name) => flagsOf(name, made, shared));
      const names = { release, shared: shared.map(bare).join(' ') };
      return {
        contents: `import { readRegistry } from '../runtime/stage/read-registry.ts';
export const widgets = readRegistry(${JSON.stringify(groups)}, ${JSON.stringify(names)});`,
        loader: 'ts',
      };
    });
    build.onLoad({ filter: /[\\/]src[\\/]runtime[\\/]services[\\/]index\.ts$/ }, async () => {
      const services = (await readDeclarations()).services
        .filter(({ startedBy }) => !startedBy)
        // What is for the loader is in the loader.
        .map((service) => ({ ...service, starts: service.starts.map(({ early, ...one }) => one) }));
      const shared = sharedOf(services.map(({ name }) => name));
      // Beside each other, those with the same flags that start alike are 30 B less (brotli).
      const lines = services
        .map(({ name, starts, shows, consent }) => [
          name,
          flagsOf(name, made, shared),
          starts,
          ...(shows || consent ? [{ shows, consent }] : []),
        ])
        .sort(([, ...one], [, ...other]) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
      return {
        contents: `import { readServices } from '../stage/read-registry.ts';
export const services = readServices(${JSON.stringify(lines)}, ${JSON.stringify({ release, shared: shared.map(bare).join(' ') })});`,
        loader: 'ts',
      };
    });
  },
});
