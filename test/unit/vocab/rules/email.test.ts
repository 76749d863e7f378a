import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailProblem } from '../../../../src/vocab/catalogue/rules/editor/typed-values.ts';
import { EMAIL_LIMITS, type EmailRule, isEmail } from '../../../../src/vocab/rules/email.ts';
import { exactText } from '../../../../src/vocab/rules/text/visible-text.ts';

describe('an e-mail address', () => {
  it.each([
    'ana@exemplo.com',
    'a@b.co',
    'ana.souza+loja@sub.exemplo.com.br',
    'x@y.info',
    'a@b.c0m4',
    "o'neil@exemplo.org",
  ])('is %s [FORM-035]', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana@@exemplo.com',
    'ana@ex@emplo.com',
    'a na@exemplo.com',
    'ana@exem plo.com',
    'ana@.com',
    'ana@exemplo..com',
    'ana@exemplo.com.',
    'ana@exemplo.c',
    'ana@exemplo.store',
    'ana@exemplo.c-m',
    'ana@exemplo.çom',
  ])('is not %s [FORM-035]', (text) => expect(isEmail(text)).toBe(false));

  it('is checked by the requirements’ rule where the one named is none', () => {
    for (const rule of ['x', '', 'constructor', '__proto__']) {
      expect(isEmail('a@b.co', rule as EmailRule), rule).toBe(true);
      expect(isEmail('a@b.store', rule as EmailRule), rule).toBe(false);
      expect(emailProblem('a@b.co', rule as EmailRule), rule).toBeNull();
    }
  });

  it('is trimmed before it is checked [FORM-032]', () => {
    expect(isEmail('  ana@exemplo.com\n')).toBe(true);
  });

  it('has 3 to 256 characters, both included, after trimming [FORM-034]', () => {
    const of = (length: number): string => `${'a'.repeat(length - 5)}@b.co`;
    expect(EMAIL_LIMITS).toEqual({ min: 3, max: 256 });
    expect(isEmail(of(256))).toBe(true);
    expect(isEmail(` ${of(256)} `)).toBe(true);
    expect(isEmail(of(257))).toBe(false);
    expect(isEmail('@.')).toBe(false);
  });

  it('is what an e-mail field accepts by the HTML standard where the rule is modern, and no more', () => {
    for (const text of [
      'ana@exemplo.photography',
      'ana@exemplo.store',
      'ana@exemplo.xn--p1ai',
      'ana@exemplo.c',
      'ana@exemplo',
      'ana@10.0.0.1',
      '.ana..souza.@exemplo.com',
      "!#$%&'*+/=?^_`{|}~-@exemplo.com",
      `ana@${'a'.repeat(63)}.com`,
      ' ANA@EXEMPLO.COM ',
      'a@b',
    ])
      expect(isEmail(text, 'modern'), text).toBe(true);
    for (const text of [
      'ana',
      '@exemplo.com',
      'ana@',
      'ana@@exemplo.com',
      'ana@exemplo.-a',
      'ana@-a.com',
      'ana@a-.com',
      'ana@exemplo..com',
      'ana@exemplo.com.',
      'ana@.com',
      `ana@${'a'.repeat(64)}.com`,
      'ana@exemplo.рф',
      'çana@exemplo.com',
      'a"b"@exemplo.com',
      'a b@exemplo.com',
      'ana@exem_plo.com',
      'ana@[10.0.0.1]',
    ])
      expect(isEmail(text, 'modern'), text).toBe(false);
  });

  it('is decided quickly, however long the text', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', '@', '.', 'a.', '@a.', 'a@a', ' '), (piece) => {
        const took = (): number => {
          const started = performance.now();
          isEmail(piece.repeat(100_000));
          isEmail(piece.repeat(100_000), 'modern');
          return performance.now() - started;
        };
        // The best of three: the machine has other work.
        expect(Math.min(took(), took(), took())).toBeLessThan(50);
      }),
      { numRuns: 14 },
    );
  });
});

it('a no-break space goes from the ends, and inside makes an address invalid [FORM-034] [FORM-035]', () => {
  for (const space of ['\u00a0', '\u2007', '\u202f']) {
    for (const rule of ['spec', 'modern'] as const) {
      expect(isEmail(`${space}ana@exemplo.com${space}`, rule)).toBe(true);
      expect(isEmail(`ana${space}lima@exemplo.com`, rule)).toBe(false);
      expect(isEmail(`ana@exem${space}plo.com`, rule)).toBe(false);
    }
    expect(exactText(`${space}ana${space}lima${space}`)).toBe(`ana${space}lima`);
  }
});
