import { expect, it } from 'vitest';
import { initialise } from '../../../../src/runtime/page/initialise.ts';

it('runs every initialiser once, in the order of the list, and reports the one that fails [CTX-025]', () => {
  const calls: string[] = [];
  const run = (name: string) => () => void calls.push(name);
  const failing = (): void => {
    calls.push('b');
    throw new Error('x');
  };
  initialise({ a: run('a'), b: failing, c: run('c') }, (name, error) => calls.push(`${name}: ${error}`));
  expect(calls).toEqual(['a', 'b', 'b: Error: x', 'c']);
});
