/** The words by which blocks of a registry go: their names, and those of published pages. */
export function wordsOf(registry) {
  const platform = [...registry.matchAll(/publishedNames: \[([^\]]*)\]/g)].flatMap(([, list]) =>
    list.match(/[a-z][\w-]*/g),
  );
  return [...namesOf(registry).map(({ name }) => name), ...platform];
}

/** Name and place of each entry of the registry. */
const namesOf = (registry) =>
  [...registry.matchAll(/^ {2}'?([a-z][a-z0-9-]*)'?: \{/gm)].map(({ 1: name, index }) => ({ name, index }));

/**
 * The registry (src/widgets/index.ts) with one line more, in alphabetical order.
 *
 * @param {string} registry
 * @param {string} name
 * @returns {string}
 */
export function withRegistryLine(registry, name) {
  const key = name.includes('-') ? `'${name}'` : name;
  const line = `  ${key}: { when: 'visible', load: () => import('./${name}/index.ts') },\n`;
  const at = namesOf(registry).find((entry) => entry.name > name)?.index ?? registry.lastIndexOf('});');
  return `${registry.slice(0, at)}${line}${registry.slice(at)}`;
}

/**
 * The list of declarations (src/widgets/blocks.ts) with one more, in alphabetical order.
 *
 * @param {string} list
 * @param {{ name: string, camel: string }} block
 * @returns {string}
 */
export function withDeclaration(list, { name, camel }) {
  const known = [...list.matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)\/block\.ts';\n/gm)];
  const blocks = [...known.map(([, constant, folder]) => ({ camel: constant, name: folder })), { name, camel }];
  blocks.sort((one, other) => (one.name < other.name ? -1 : 1));
  const imports = blocks.map((block) => `import { ${block.camel} } from './${block.name}/block.ts';\n`).join('');
  const first = known[0].index;
  const last = known.at(-1);
  return `${list.slice(0, first)}${imports}${list.slice(last.index + last[0].length)}`.replace(
    /= \[[^\]]*\];/,
    `= [${blocks.map((block) => block.camel).join(', ')}];`,
  );
}
