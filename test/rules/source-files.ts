import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

const SKIPPED = new Set(['node_modules', '.reports', '.results', '.build', '.data']);

/** Every text file below some folders (or single files) of the project whose name matches. */
export function sourceFiles(places: readonly string[], name: RegExp): SourceFile[] {
  const found: SourceFile[] = [];
  const visit = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const inside = join(path, entry.name);
      if (entry.isDirectory()) visit(inside);
      else if (name.test(entry.name)) {
        found.push({ path: relative(root, inside).replaceAll('\\', '/'), text: readFileSync(inside, 'utf8') });
      }
    }
  };
  for (const place of places) {
    const path = join(root, place);
    if (!existsSync(path)) continue;
    if (statSync(path).isFile()) found.push({ path: place, text: readFileSync(path, 'utf8') });
    else visit(path);
  }
  return found;
}

/** A source without its comments, line for line. */
export const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[\s;{(,])\/\/[^\n]*/g, '$1');

/** One line `path:number: line` for every line of the files that matches. */
export const linesMatching = (files: readonly SourceFile[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
