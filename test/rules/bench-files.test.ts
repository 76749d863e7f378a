// Benchmarks are no part of `npm test`: a file of the project that one names and that has moved would be noticed by the next run of it only.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** A path to a file of the project, also within the text of a bundle, which begins in the folder of the benchmarks. */
const OWN = /['"`]((?:\.\.\/)+(?:build|demo|src|test)\/[\w./-]+\.\w+)['"`]/g;

it('every file of the project that a benchmark names is there', () => {
  const named = sourceFiles(['test/bench'], /\.mjs$/).flatMap(({ path, text }) =>
    [...text.matchAll(OWN)].map(([, to = '']) => ({ path, to })),
  );
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter(({ path, to }) => !existsSync(join(root, dirname(path), to)));
  expect(missing).toEqual([]);
});
