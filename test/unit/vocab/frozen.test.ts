import { expect, it } from 'vitest';
import * as vocab from '../../../src/vocab/index.ts';

/** Paths of what somebody could still change. */
function open(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, member]) => open(member, `${path}.${name}`));
  return Object.isFrozen(value) ? inside : [path, ...inside];
}

it('nothing that the vocabulary gives out can be changed by who takes it', () => {
  const given = Object.entries(vocab);
  expect(given.filter(([, value]) => typeof value === 'object').length).toBeGreaterThan(100);
  expect(given.flatMap(([name, value]) => open(value, name))).toEqual([]);
});
