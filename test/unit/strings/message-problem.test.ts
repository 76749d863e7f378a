import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../../build/bundler/messages.mjs';
import { messageProblem } from '../../../src/strings/message-problem.ts';
import { anyText, textOf } from '../vocab/rules/any-text.ts';
import { hostileTexts } from '../vocab/rules/hostile-texts.ts';
import { LENGTH, tooLong } from '../vocab/rules/time-taken.ts';

const plural = (keys: string, kind = 'plural'): string => `{n, ${kind}, ${keys}}`;
const wrongKey = (message: string, locale: string): string | null => {
  const problem = messageProblem(message, locale);
  return problem && (problem.kind === 'pluralKey' ? problem.key : problem.kind);
};

describe('a plural key', () => {
  it('is good where the locale has it: "one" in English, and not "few" [I18N-607]', () => {
    expect(messageProblem(plural('one {item} other {items}'), 'en')).toBeNull();
    expect(messageProblem(plural('one {item} few {items} other {items}'), 'en')).toEqual({
      kind: 'pluralKey',
      at: 22,
      key: 'few',
    });
  });

  it.each([
    ['en', ['one', 'other']],
    ['pt-BR', ['one', 'many', 'other']],
    ['es', ['one', 'many', 'other']],
    ['pl', ['one', 'few', 'many', 'other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['ja', ['other']],
  ])('of %s is one of %s, or an exact value [I18N-607]', (locale, good) => {
    for (const key of ['zero', 'one', 'two', 'few', 'many', 'other', 'ones', 'ONE', '=0', '=1', '=12']) {
      const isGood = good.includes(key) || key.startsWith('=');
      expect(wrongKey(plural(`${key} {x} other {y}`), locale), key).toBe(isGood ? null : key);
    }
  });

  it('is looked for at every depth, and in every choice [I18N-607]', () => {
    expect(wrongKey(`a {b} ${plural('other {c}')} ${plural('few {d} other {}')}`, 'en')).toBe('few');
    expect(wrongKey(plural(`one {${plural('other {{g, select, ela {a} other {b}}} two {}')}} other {}`), 'en')).toBe(
      'two',
    );
    expect(wrongKey('{g, select, few {a} other {b}}', 'en')).toBeNull();
  });

  it('of an order is of another set: English has "two" and "few" there [I18N-607]', () => {
    expect(wrongKey(plural('one {#st} two {#nd} few {#rd} other {#th}', 'selectordinal'), 'en')).toBeNull();
    expect(wrongKey(plural('two {#nd} other {#th}', 'selectordinal'), 'pt-BR')).toBe('two');
  });

  it('is not what is quoted', () => {
    expect(messageProblem(`'${plural('few {x} other {y}')}' don''t`, 'en')).toBeNull();
    expect(messageProblem("it's '{'n'}'", 'en')).toBeNull();
  });

  it('is "other" alone in a locale that nobody knows, and in what is no locale', () => {
    for (const locale of ['xx', '', 'not a locale', '\ud800']) {
      expect(wrongKey(plural('other {x}'), locale)).toBeNull();
      expect(wrongKey(plural('one {x} other {x}'), locale)).toBe('one');
    }
    expect(wrongKey(plural('one {x} other {x}'), 'pt_BR')).toBeNull();
  });
});

describe('a message', () => {
  it('has "other" in every choice', () => {
    expect(messageProblem(plural('one {x}'), 'en')).toEqual({ kind: 'noOther', at: 19 });
    expect(messageProblem('{g, select, ela {x}}', 'en')?.kind).toBe('noOther');
  });

  it.each([
    '{',
    '}',
    '{n',
    '{n}}',
    '{}',
    '{n, plural, other {x}',
    '{n, plural, other x}',
    '{n, plural, =x {a} other {b}}',
  ])('does not parse as %s', (message) => {
    expect(messageProblem(message, 'en')?.kind).toBe('syntax');
    expect(() => compileMessages(JSON.stringify({ m: message }), 'en')).toThrow();
  });

  it.each(['', 'Olá', '{n}', '{ n }', '{n, number}', '{d, date, short}', '{n, plural, offset:1 other {#}}', "''{n}'"])(
    'parses as %s',
    (message) => {
      expect(messageProblem(message, 'en')).toBeNull();
      expect(() => compileMessages(JSON.stringify({ m: message }), 'en')).not.toThrow();
    },
  );

  it('never makes the rule throw, whatever it and the locale are', () => {
    const pieces = textOf('{', '}', "'", '#', ' ', ',', 'n', 'plural', ', plural,', 'other {', 'few {', '=1', '{n}');
    fc.assert(
      fc.property(fc.oneof(anyText, pieces), fc.oneof(anyText, fc.constantFrom('en', 'pt-BR')), (message, locale) => {
        const problem = messageProblem(message, locale);
        expect(problem === null || problem.at <= message.length).toBe(true);
      }),
    );
  });

  it('that the build takes has no problem, and one with a problem is not taken', () => {
    const pieces = textOf('{', '}', "'", ' ', 'n', '{n, plural, other {', 'few {', 'one {', '}}', '{n}');
    fc.assert(
      fc.property(pieces, (message) => {
        const compile = (): unknown => compileMessages(JSON.stringify({ m: message }), 'en');
        if (messageProblem(message, 'en')) expect(compile).toThrow();
      }),
    );
  });

  it('of 100,000 characters is read in at most 50 ms', () => {
    const starts = ['', '{', '{n, plural, ', '{n, plural, other {', "'{", '{n, select, other {}'];
    const pieces = [
      '{',
      '}',
      "'",
      "''",
      "'{",
      "'#",
      '#',
      ' ',
      '\u00a0',
      ',',
      'a',
      '{n}',
      '{n, plural, other {',
      '=1 {}',
    ];
    expect(tooLong((text) => messageProblem(text, 'en'), hostileTexts(starts, LENGTH, pieces))).toBeNull();
    const locales = hostileTexts(['', 'en-', 'en_'], LENGTH, ['a', '-', '_', 'aa-', 'en_', '1']);
    expect(tooLong((locale) => messageProblem('{n, plural, other {}}', locale), locales)).toBeNull();
  });
});
