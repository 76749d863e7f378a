import { expect, it } from 'vitest';
import { stringOf } from '../../../../../src/vocab/rules/text/string-of.ts';

it('gives a string, or the one that an object contains [ERR-607]', () => {
  expect(stringOf('')).toBe('');
  expect(stringOf('#fff')).toBe('#fff');
  expect(stringOf(Object('#fff'))).toBe('#fff');
});

it('throws for what is neither [ERR-607]', () => {
  for (const value of [
    undefined,
    null,
    0,
    true,
    Symbol('x'),
    {},
    [],
    ['x'],
    Object(1),
    { toString: () => 'x' },
    () => 'x',
  ])
    expect(() => stringOf(value)).toThrow(new TypeError('Value is neither a string nor an object containing a string'));
});
