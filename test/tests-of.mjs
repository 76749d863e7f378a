import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

const EVERY = ['unit/**/*.test.{ts,tsx}', 'rules/**/*.test.ts', 'browser/**/*.spec.ts'];

/** Escapes what a regular expression reads as a sign. */
const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The tests that belong to a name: those in a folder of that name, the file of that name, or the end of a path.
 *
 * @param {string} tests the folder `test`
 * @param {string} name of a block, a service, a folder or a file: `accordion`, `blocks/video`, `blocks/video/video.spec.ts`
 * @returns {{ unit: string[], browser: string[] }} paths within `test`
 */
export function testsOf(tests, name) {
  const path = name.replace(/^(\.\/)?(test\/)?/, '').replace(/\/$/, '');
  const owned = new RegExp(`(^|/)${literal(path)}(/|\\.(test|spec)\\.tsx?$|$)`);
  const found = globSync(EVERY, { cwd: tests })
    .filter((file) => owned.test(file))
    .sort();
  const isBrowser = (file) => file.startsWith('browser/');
  return { unit: found.filter((file) => !isBrowser(file)), browser: found.filter(isBrowser) };
}

/** What Playwright takes as the name of a file: a regular expression for the end of its path. */
export const fileFilter = (file) => `${literal(`/test/${file}`)}$`;

/** The unit tests whose text has what a pattern finds, as paths that a runner takes. */
export const filesWith = (tests, pattern) =>
  globSync('unit/**/*.test.{ts,tsx}', { cwd: tests })
    .filter((file) => pattern.test(readFileSync(join(tests, file), 'utf8')))
    .map((file) => `test/${file}`);
