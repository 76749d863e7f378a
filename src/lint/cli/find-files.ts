import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { WrongUse } from './read-arguments.ts';

/** The pattern that means that the page is read from the standard input. */
export const STDIN = '-';

/** Linked folders are not followed, because they may lead anywhere, also back to where they are. */
const OPTIONS = { ignore: ['**/node_modules/**', '**/.git/**'], followSymbolicLinks: false, dot: true };

/**
 * Finds the files that patterns match, each once: a file by its own name, the pages below a folder, or a glob.
 *
 * @throws WrongUse if a pattern matches no file
 */
export async function findFiles(patterns: readonly string[]): Promise<string[]> {
  const found = await Promise.all(patterns.map(matching));
  for (const [at, files] of found.entries())
    if (files.length === 0) throw new WrongUse(`no file matches ${patterns[at]}`);
  const byPlace = new Map<string, string>();
  for (const file of found.flat()) {
    const place = file === STDIN ? STDIN : resolve(file);
    if (!byPlace.has(place)) byPlace.set(place, file);
  }
  return [...byPlace.values()];
}

async function matching(pattern: string): Promise<string[]> {
  if (pattern === STDIN) return [STDIN];
  const place = await stat(pattern).catch(() => null);
  if (place?.isFile()) return [pattern];
  const files = place?.isDirectory()
    ? (await glob('**/*.{html,htm}', { ...OPTIONS, cwd: pattern, caseSensitiveMatch: false })).map((file) =>
        join(pattern, file),
      )
    : await glob(pattern, { ...OPTIONS, expandDirectories: false });
  return files.sort();
}
