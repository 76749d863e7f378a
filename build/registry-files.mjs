import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// A path and not a URL: tests load this file where URL is not Node's.
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const WIDGETS = 'src/widgets';
const SERVICES = 'src/runtime/services';
const LANGUAGES = ['en', 'es'];
/** Set by the stage itself, which is there by then. */
const SET_BY_STAGE = '[data-block-gated]';

const NOTICE = '// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.';

const read = (root, path) => readFile(join(root, path), 'utf8');

/** The folders that hold a declaration, sorted by name, each with the constant that its file exports. */
async function declarationsIn(root, folder, file, define) {
  const names = (await readdir(join(root, folder)))
    .filter((name) => existsSync(join(root, `${folder}/${name}/${file}`)))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await read(root, `${folder}/${name}/${file}`);
      const [, constant] = new RegExp(`^export const (\\w+) = ${define}\\(`, 'm').exec(text) ?? [];
      if (!constant) throw new Error(`${folder}/${name}/${file} exports no constant made with ${define}`);
      return { name, constant, isStartedByOther: /^ {2}startedBy: /m.test(text), from: `./${name}/${file}` };
    }),
  );
}

const importsOf = (declarations) =>
  declarations.map(({ constant, from }) => `import { ${constant} } from '${from}';`).join('\n');
const listOf = (lines) => lines.map((line) => `  ${line},\n`).join('');
const constantsOf = (declarations) => listOf(declarations.map(({ constant }) => constant));

const blockList = (blocks) => `${NOTICE}
import type { Block } from '../vocab/block/define-block.ts';
${importsOf(blocks)}

// Brings what the declarations add to the vocabulary's types, such as their events, into the types of the package.
${blocks.map(({ from }) => `export type {} from '${from}';`).join('\n')}

/** Every declaration: what documentation, editors, linter, demo and tests are made from. The browser's bundle has them one by one. */
export const blocks: readonly Block[] = [
${constantsOf(blocks)}];
`;

/** What reads a block's published markup is a file of its own, `published.ts`, unless its module imports that itself. */
export const hasReader = async (name, root = ROOT) =>
  existsSync(join(root, `${WIDGETS}/${name}/published.ts`)) &&
  !/from '\.\/published\.ts'/.test(await read(root, `${WIDGETS}/${name}/index.ts`));

async function blockRegistry(root, blocks) {
  const lines = blocks.map(async ({ name, constant }) => {
    const reader = (await hasReader(name, root)) ? `, () => import('./${name}/published.ts')` : '';
    return `[${constant}, () => import('./${name}/index.ts')${reader}]`;
  });
  return `${NOTICE}
import { blockRegistry } from '../runtime/stage/make-registry.ts';
${importsOf(blocks)}

/** Every block with its chunk and, where that is a file of its own, what reads its published markup. */
export const widgets = blockRegistry([
${listOf(await Promise.all(lines))}]);
`;
}

const serviceList = (services) => `${NOTICE}
import type { Service } from '../../vocab/block/define-service.ts';
${importsOf(services)}

// Brings what the declarations add to the types of services and events into the types of the package.
${services.map(({ from }) => `export type {} from '${from}';`).join('\n')}

/** Every declaration of a service, for documentation, build and tests. */
export const declarations: readonly Service[] = [
${constantsOf(services)}];
`;

const serviceRegistry = (services) => `${NOTICE}
import { serviceRegistry } from '../stage/make-registry.ts';
${importsOf(services)}

/** Every service that the page starts or code requests, with its chunk. */
export const services = serviceRegistry([
${listOf(services.map(({ name, constant }) => `[${constant}, () => import('./${name}/index.ts')]`))}]);
`;

/** Evaluates the declarations of services, and gives them in the order of their names. */
async function readServices(root, services) {
  const contents = services.map(
    ({ constant, name }) => `export { ${constant} } from './${SERVICES}/${name}/service.ts';`,
  );
  const { outputFiles } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: root },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return services.map(({ constant }) => module[constant]);
}

/** The attributes, of the elements for which the loader fetches the stage. Classes are those of published pages, on which it comes anyway. */
const earlyAttributes = (services) =>
  services
    .flatMap(({ starts }) => starts.filter(({ early }) => early))
    .flatMap(({ selector }) => selector.match(/\[[^\]]+\]/g))
    .filter((attribute) => attribute !== SET_BY_STAGE);

const earlySelector = (
  services,
) => `// Written by the build from the declarations of services (build/registry-files.mjs). Do not edit.

/** Elements for which a service has to start on a page that has neither blocks nor a context. */
export const EARLY_SELECTOR =
  '${earlyAttributes(services).join(',')}';
`;

/** The message files that the runtime or a block imports in Portuguese only: whoever imports the other languages needs no table. */
async function messagesOfPages(root) {
  const found = { 'pt-BR': new Set(), en: new Set() };
  for (const folder of [WIDGETS, 'src/runtime'])
    for (const path of await readdir(join(root, folder), { recursive: true }))
      if (/\.tsx?$/.test(path))
        for (const [, language, file] of (await read(root, `${folder}/${path}`)).matchAll(
          /strings\/(pt-BR|en)\/([\w-]+\.json)'/g,
        ))
          found[language].add(file);
  return [...found['pt-BR']].filter((file) => !found.en.has(file)).sort();
}

function messageTable(root, language, files) {
  const tables = files.filter((file) => existsSync(join(root, `src/strings/${language}/${file}`)));
  const constantOf = (file) => basename(file, '.json').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  return `// Written by the build from the message files that the runtime and the blocks import (build/registry-files.mjs). Do not edit.
${tables.map((file) => `import ${constantOf(file)} from './${language}/${file}';`).join('\n')}
import type { Table } from './translate.ts';

const table: Table = {
${listOf(tables.map((file) => `...${constantOf(file)}`))}};

export default table;
`;
}

/**
 * The files of the source that only list what stands in folders: registries, declarations, what the loader looks for, and the messages of each language.
 *
 * @param {string} [root] the project's folder
 * @returns {Promise<Record<string, string>>} path from the root → text
 */
export async function registryFiles(root = ROOT) {
  const blocks = await declarationsIn(root, WIDGETS, 'block.ts', 'defineBlock');
  const services = await declarationsIn(root, SERVICES, 'service.ts', 'defineService');
  const messages = await messagesOfPages(root);
  return {
    [`${WIDGETS}/blocks.ts`]: blockList(blocks),
    [`${WIDGETS}/index.ts`]: await blockRegistry(root, blocks),
    [`${SERVICES}/services.ts`]: serviceList(services),
    'src/runtime/loader/early-selector.ts': earlySelector(await readServices(root, services)),
    [`${SERVICES}/index.ts`]: serviceRegistry(services.filter(({ isStartedByOther }) => !isStartedByOther)),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`src/strings/${language}.ts`, messageTable(root, language, messages)]),
    ),
  };
}

/** Writes those of the files that are no longer what the folders say. */
export async function writeRegistryFiles() {
  for (const [path, text] of Object.entries(await registryFiles()))
    if (!existsSync(join(ROOT, path)) || (await read(ROOT, path)) !== text) await writeFile(join(ROOT, path), text);
}
