import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const TYPES = 'dist/types';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g;

/**
 * Removes the declarations that no entry of the package reaches.
 *
 * @param {readonly string[]} entries declarations of the entries
 */
export async function keepReachedTypes(entries) {
  const reached = new Set();
  const visit = async (path) => {
    if (reached.has(path)) return;
    reached.add(path);
    const text = await readFile(path, 'utf8');
    const targets = [...text.matchAll(IMPORT)].map(([, target]) => join(dirname(path), target));
    await Promise.all(targets.map((target) => visit(target.replace(/(?:\.d)?\.[jt]sx?$/, '.d.ts'))));
  };
  await Promise.all(entries.map((entry) => visit(join(entry))));
  const all = await readdir(TYPES, { recursive: true, withFileTypes: true });
  const unreached = all.filter((one) => one.isFile()).map((one) => join(one.parentPath ?? one.path, one.name));
  await Promise.all(unreached.filter((path) => !reached.has(path)).map((path) => rm(path)));
}
