import { expect, it } from 'vitest';
import { parseAddress } from '../../../src/vocab/parse-address.ts';

it.each([
  ['https://exemplo.com/a?b#c', undefined, 'https://exemplo.com/a?b#c'],
  ['../a', 'https://exemplo.com/b/c', 'https://exemplo.com/a'],
  ['//exemplo.com', 'http://casa.example/', 'http://exemplo.com/'],
  ['', 'https://exemplo.com/b', 'https://exemplo.com/b'],
  ['a', undefined, undefined],
  ['https://', undefined, undefined],
  ['https://a b/', 'https://exemplo.com/', undefined],
  ['a', 'about:blank', undefined],
])('reads %j from %j as %j', (address, base, expected) => {
  expect(parseAddress(address, base)?.href).toBe(expected);
});
