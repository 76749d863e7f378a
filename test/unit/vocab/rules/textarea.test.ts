import { expect, it } from 'vitest';
import { counterText, exceedsLimit, textareaLimit } from '../../../../src/vocab/rules/textarea.ts';

it('takes a positive number for a limit, and nothing else [FORM-041]', () => {
  expect([100, ' 100 ', 2.9, 1].map(textareaLimit)).toEqual([100, 100, 2, 1]);
  for (const value of [
    0,
    '0',
    -1,
    0.5,
    '0.9',
    '0x10',
    '1e999',
    '',
    ' ',
    'muitos',
    Number.NaN,
    Infinity,
    null,
    undefined,
    true,
    [5],
    {},
  ])
    expect(textareaLimit(value), String(value)).toBeNull();
});

it('lets a text be as long as its limit and no longer, in UTF-16 units [FORM-037]', () => {
  expect(exceedsLimit('12345', 5)).toBe(false);
  expect(exceedsLimit('123456', 5)).toBe(true);
  expect(exceedsLimit('🏺🏺🏺', 5)).toBe(true);
  expect(exceedsLimit('123456', null)).toBe(false);
});

it('counts as "count / max" [FORM-039]', () => {
  expect(counterText('doze letras.', 100)).toBe('12 / 100');
  expect(counterText('', 5)).toBe('0 / 5');
});
