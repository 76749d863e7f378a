import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

export const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

/** The file an address names inside a folder; null for anything outside it, or undecodable. The address is decoded once. */
export function fileInside(folder: string, address: string): string | null {
  let name: string;
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
export async function readStatic(path: string): Promise<Buffer | null> {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) return null;
    throw error;
  }
}
