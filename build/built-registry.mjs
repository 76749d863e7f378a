import { build } from 'esbuild';

/** Reads the registry's source (src/widgets/index.ts): what it says of each block, without its chunk. */
async function readSource(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    external: ['*/index.ts'],
    format: 'esm',
    write: false,
  });
  const { widgets } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return widgets;
}

/**
 * Writes the registry as `readRegistry` reads it.
 *
 * @param widgets name → entry
 * @param chunkOf name → the block's own file, `NAME-HASH.js`
 * @returns {[object, string][]} what some blocks have in common, and their lines
 * @throws where a file or word could not be read back
 */
export function groupsOf(widgets, chunkOf) {
  const groups = {};
  for (const [name, { load, platform = [], ...common }] of Object.entries(widgets)) {
    const words = platform.map((word) => (word === name ? '' : word));
    const file = chunkOf(name);
    if (!new RegExp(`^${name}-\\w{8}\\.js$`).test(file)) throw new Error(`${file} is no ${name}-HASH.js`);
    for (const word of words)
      if (/[\s,]/.test(word)) throw new Error(`${name}: the published word "${word}" holds a space or comma`);
    const group = JSON.stringify(common);
    groups[group] ??= [];
    groups[group].push([file.slice(0, -'.js'.length), ...words].join());
  }
  return Object.entries(groups).map(([common, lines]) => [JSON.parse(common), lines.join(' ')]);
}

/** Puts the short form of the registry in place of its source. */
export const builtRegistry = (chunkOf) => ({
  name: 'built-registry',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]widgets[\\/]index\.ts$/ }, async ({ path }) => ({
      contents: `import { readRegistry } from '../runtime/blocks/read-registry.ts';
export const widgets = readRegistry(${JSON.stringify(groupsOf(await readSource(path), chunkOf))});`,
      loader: 'ts',
    }));
  },
});
