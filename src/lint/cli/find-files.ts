import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { WrongUse } from './read-arguments.ts';

/** The pattern that means: read the page from the standard input. */
export const STDIN = '-';

const IGNORED = ['**/node_modules/**', '**/.git/**'];

/**
 * The files that some patterns name, each once: a file by its own name, the pages below a folder, or a glob.
 *
 * @throws WrongUse where a pattern names none
 */
export async function findFiles(patterns: readonly string[]): Promise<string[]> {
  const found = await Promise.all(patterns.map(matching));
  for (const [at, files] of found.entries())
    if (files.length === 0) throw new WrongUse(`no file matches ${patterns[at]}`);
  return [...new Set(found.flat())];
}

async function matching(pattern: string): Promise<string[]> {
  if (pattern === STDIN) return [STDIN];
  const place = await stat(pattern).catch(() => null);
  if (place?.isFile()) return [pattern];
  const files = place?.isDirectory()
    ? (await glob('**/*.{html,htm}', { cwd: pattern, ignore: IGNORED })).map((file) => join(pattern, file))
    : await glob(pattern, { ignore: IGNORED, expandDirectories: false });
  return files.sort();
}
