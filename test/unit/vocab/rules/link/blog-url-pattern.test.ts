import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOG_URL_TOKENS,
  blogUrlPattern,
  isBlogUrlPattern,
} from '../../../../../src/vocab/catalogue/rules/link/blog-url-pattern.ts';
import { anyText, textOf } from '../any-text.ts';

describe('the pattern of a blog’s URLs', () => {
  it('has the tokens %y, %m, %d and %t and no others [NAV-610]', () => {
    expect([...BLOG_URL_TOKENS].sort()).toEqual(['d', 'm', 't', 'y']);
    for (const pattern of ['', '%y/%m/%d/%t', '%Y/%T', 'notas/%t', 'sem nada', '%yy'])
      expect(isBlogUrlPattern(pattern), pattern).toBe(true);
    for (const pattern of ['%x', '%', '100%', '%%y', '% y', '%/t', '%ç', '%y%z', '%20'])
      expect(isBlogUrlPattern(pattern), pattern).toBe(false);
  });

  it('loses tokens that are none, with their letter [NAV-610] [NAV-614]', () => {
    expect(blogUrlPattern('%y/%x/%t')).toBe('%y/%t');
    expect(blogUrlPattern('%%y')).toBe('%y');
    expect(blogUrlPattern('a%')).toBe('a');
    // What is left when a letter is dropped makes no token.
    expect(blogUrlPattern('%çy')).toBe('y');
    expect(blogUrlPattern('%20t')).toBe('0t');
  });

  it('has single slashes, one at an end where there was one [NAV-611]', () => {
    expect(blogUrlPattern('//%y///%m//')).toBe('/%y/%m/');
    expect(blogUrlPattern('/é/a')).toBe('/a');
    expect(blogUrlPattern('%y/%t')).toBe('%y/%t');
  });

  it('has a hyphen for white space, however much of it [NAV-612]', () => {
    expect(blogUrlPattern('minhas notas/%t')).toBe('minhas-notas/%t');
    expect(blogUrlPattern('a \t\n\u00a0b')).toBe('a-b');
  });

  it('is in lower case, tokens too [NAV-613]', () => {
    expect(blogUrlPattern('NOTAS/%Y/%T')).toBe('notas/%y/%t');
    expect(blogUrlPattern('%X%D')).toBe('%d');
  });

  it('has only letters, digits, slash, hyphen and percent [NAV-614]', () => {
    expect(blogUrlPattern('Olá_mundo!.9?a=b&c#d-e')).toBe('olmundo9abcd-e');
    expect(blogUrlPattern('日本/%t')).toBe('/%t');
  });

  it('is brought into a form that is valid and stays as it is, whatever it was [NAV-610] [NAV-611] [NAV-612] [NAV-613] [NAV-614]', () => {
    const pieces = ['%', 'y', 'Y', 'x', 'ç', '/', ' ', '\u0301', '-', '9', '\ud83d', '\ude00', 'İ', '\u212a'];
    fc.assert(
      fc.property(fc.oneof(anyText, textOf(...pieces)), (pattern) => {
        const form = blogUrlPattern(pattern);
        expect(form).toMatch(/^(?:[a-z0-9/-]|%[ymdt])*$/);
        expect(form).not.toContain('//');
        expect(isBlogUrlPattern(form)).toBe(true);
        expect(blogUrlPattern(form)).toBe(form);
      }),
      { numRuns: 500 },
    );
  });
});
