import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const BLOCKS = 'src/widgets';
const SERVICES = 'src/runtime/services';

/** Files that a block or a service begins with. */
const ENTRIES = ['index.ts', 'published.ts'];

const IMPORT = /\b(?:import|export)\s+(?!type\b)((?:[^;'"]*?\sfrom\s+)?)['"](\.[^'"]+)['"]/g;
const LATER = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g;
const NAMES = /(?:^|[{,])\s*(?!type\s)(\w+)/g;
/** Exports of `src/api` that are no client and call one of the same file. */
const CALLS_OF = { ownerLogout: 'logout' };
const SERVICE = /\bservice\('([\w-]+)'\)/g;

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{(,])\/\/[^\n]*/g, (_, before) => before);

/**
 * Returns what a module imports, whether at once or later, and the services that it asks for. Types do not count.
 *
 * @param {string} path
 * @param {string} source
 */
export function importsOf(path, source) {
  const text = withoutComments(source);
  const target = (specifier) => posix.join(posix.dirname(path), specifier);
  return {
    imports: [
      ...[...text.matchAll(IMPORT)].map(([, clause, specifier]) => ({
        target: target(specifier),
        names: [...clause.matchAll(NAMES)].map(([, name]) => name),
      })),
      ...[...text.matchAll(LATER)].map(([, specifier]) => ({ target: target(specifier), names: [] })),
    ],
    services: [...text.matchAll(SERVICE)].map(([, name]) => name),
  };
}

/** Follows the imports of a folder's entries, and collects the clients of `src/api` and the services on the way. */
function reached(root, folder) {
  /** @type {Set<string>[]} */
  const [seen, clients, services] = [new Set(), new Set(), new Set()];
  const visit = (path) => {
    if (seen.has(path) || !/\.tsx?$/.test(path)) return;
    seen.add(path);
    const found = importsOf(path, readFileSync(join(root, path), 'utf8'));
    for (const name of found.services) services.add(name);
    for (const { target, names } of found.imports)
      if (target.startsWith('src/api/')) for (const name of names) clients.add(CALLS_OF[name] ?? name);
      else visit(target);
  };
  for (const entry of ENTRIES.map((file) => `${folder}/${file}`)) if (existsSync(join(root, entry))) visit(entry);
  return { clients, services };
}

/**
 * Finds by imports which blocks and services use which client. A service that starts where a block is on the page counts as one that this block uses.
 *
 * @param {string} root the project's folder
 * @returns {{ kind: string, name: string, clients: Set<string>, services: Set<string> }[]}
 */
export function readUsers(root) {
  const foldersOf = (place) =>
    readdirSync(join(root, place)).filter((name) => existsSync(join(root, place, name, 'index.ts')));
  const blocks = foldersOf(BLOCKS).map((name) => ({ kind: 'block', name, ...reached(root, `${BLOCKS}/${name}`) }));
  const services = foldersOf(SERVICES).map((name) => ({
    kind: 'service',
    name,
    ...reached(root, `${SERVICES}/${name}`),
  }));
  for (const { name } of services) {
    const declaration = readFileSync(join(root, SERVICES, name, 'service.ts'), 'utf8');
    for (const [, block] of declaration.matchAll(/data-block="?([\w-]+)/g))
      blocks.find((one) => one.name === block)?.services.add(name);
  }
  return [...blocks, ...services];
}
