import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MUTANTS } from '../mutants/table.mjs';
import { root } from './source-files.ts';

it.each(MUTANTS)(
  'the planted fault "$name" changes one place of a file that is there, and names tests that are there',
  (mutant) => {
    const { file, from, to, tests } = mutant;
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(tests.filter((one) => !existsSync(join(root, 'test/browser', one)))).toEqual([]);
  },
);

it('planted faults have a name of their own each', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});
