import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '../../../../../src/vocab/rules/text/fill-placeholders.ts';
import { anyText, textOf } from '../any-text.ts';
import { LENGTH, tooLong } from '../time-taken.ts';

describe('filling in', () => {
  it('puts each value where its name stands, as often as it does [I18N-610]', () => {
    expect(fillPlaceholders('{val} em {host}, {val}', { val: 5, host: 'exemplo.com' })).toBe('5 em exemplo.com, 5');
  });

  it('leaves a name without a value, and braces that hold no name [I18N-610]', () => {
    const text: string = '{name} {} { code } {constructor}';
    expect(fillPlaceholders(text, { code: 1 })).toBe(text);
  });

  it('takes a value as it is: no names in it, no signs of replacement [I18N-610]', () => {
    expect(fillPlaceholders('{name}: {code}', { name: '{code} $& $1 $$', code: 404 })).toBe('{code} $& $1 $$: 404');
  });

  it('never throws, and keeps every text without a brace', () => {
    fc.assert(
      fc.property(textOf('{', '}', 'name', 'a', ' ', '{name}'), anyText, (text, name) => {
        const filled = fillPlaceholders(text, { name });
        expect(filled).toBe(text.split('{name}').join(name));
      }),
    );
  });

  it('takes a long text in no more than 50 ms', () => {
    const texts = ['{'.repeat(LENGTH), '{a'.repeat(LENGTH / 2), `{${'a'.repeat(LENGTH)}`, '{a}'.repeat(LENGTH / 3)];
    expect(tooLong((text) => fillPlaceholders(text, { a: 'b' }), texts)).toBeNull();
  });
});
