import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export const typeOf = (path) => TYPES[extname(path)] ?? 'application/octet-stream';

/**
 * The file an address names inside a folder; null for anything outside it, or undecodable. The address is decoded once.
 */
export function fileInside(folder, address) {
  let name;
  try {
    name = decodeURIComponent(address);
  } catch {
    return null;
  }
  if (name.includes('\0') || name.includes('\\')) return null;
  const path = join(folder, name);
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? path : null;
}

/** Reads a file; null where there is none. */
export async function readStatic(path) {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : null;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code)) return null;
    throw error;
  }
}
