import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContentFilters,
  contentUrl,
  type FilterValue,
  parseContentUrl,
} from '../../../../../src/vocab/catalogue/rules/link/content-url.ts';
import { anyText } from '../any-text.ts';

/** What a reader of the URL gets of these filters. */
function asRead(filters: ContentFilters): Record<string, string | string[]> {
  const read = Object.entries(filters).flatMap(([name, given]) => {
    const values = [given].flat().filter((value) => value !== null && value !== undefined);
    const [first, ...more] = values.map(String);
    return first === undefined ? [] : [[name, more.length > 0 ? [first, ...more] : first] as const];
  });
  return Object.fromEntries(read);
}

describe('an internal content URL', () => {
  it('is a slash and the id, without ? where there is no filter [NAV-606]', () => {
    expect(contentUrl('blog')).toBe('/blog');
    expect(contentUrl('blog', {})).toBe('/blog');
    expect(contentUrl('blog/minha-nota', { tag: undefined, page: null, category: [] })).toBe('/blog/minha-nota');
    expect(contentUrl('')).toBe('/');
  });

  it('has a query of filters, encoded [NAV-607]', () => {
    expect(contentUrl('loja', { category: 'canecas', page: 2, sale: false })).toBe(
      '/loja?category=canecas&page=2&sale=false',
    );
    expect(contentUrl('loja', { tag: 'café & pão=1?#/+' })).toBe(
      '/loja?tag=caf%C3%A9%20%26%20p%C3%A3o%3D1%3F%23%2F%2B',
    );
    expect(contentUrl('loja', { 'a b': '', 'c&d': 'e' })).toBe('/loja?a%20b=&c%26d=e');
    expect(contentUrl('ação?x#y z')).toBe('/a%C3%A7%C3%A3o%3Fx%23y%20z');
    expect(contentUrl('loja', { a: null, b: undefined, c: '1' })).toBe('/loja?c=1');
  });

  it('repeats the key of a list [NAV-608]', () => {
    expect(contentUrl('blog', { tag: ['a', 'b'], page: 1 })).toBe('/blog?tag=a&tag=b&page=1');
    expect(contentUrl('blog', { tag: [], page: 1 })).toBe('/blog?page=1');
    expect(contentUrl('blog', { tag: ['a', null, undefined, 'b'] })).toBe('/blog?tag=a&tag=b');
  });

  it('is read into id and filters [NAV-609]', () => {
    expect(parseContentUrl('/blog?tag=b&tag=a&page=2&tag=c')).toEqual({
      urlId: 'blog',
      filters: { tag: ['b', 'a', 'c'], page: '2' },
    });
    expect(parseContentUrl('/blog')).toEqual({ urlId: 'blog', filters: {} });
    expect(parseContentUrl('/blog?')).toEqual({ urlId: 'blog', filters: {} });
    expect(parseContentUrl('/a%20b/c?d=e+f%20g#h')).toEqual({ urlId: 'a b/c', filters: { d: 'e f g' } });
    expect(parseContentUrl('/')).toEqual({ urlId: '', filters: {} });
    expect(parseContentUrl('/a%20b/%')).toEqual({ urlId: 'a%20b/%', filters: {} });
    expect(parseContentUrl('/%zz?a=%zz')).toEqual({ urlId: '%zz', filters: { a: '%zz' } });
  });

  it('is a path of this site [NAV-606] [NAV-609]', () => {
    for (const url of ['', 'blog', '//outro.example', '/\\outro.example', 'https://outro.example/blog', '?a=b', '#a'])
      expect(parseContentUrl(url), url).toBeNull();
    expect(contentUrl('/blog')).toBe('/blog');
    for (const urlId of [
      '//outro.example',
      '/\\outro.example',
      '\\\\outro.example',
      '/\t/outro.example',
      'https://outro.example',
    ])
      expect(new URL(contentUrl(urlId), 'https://atelie.example').origin, urlId).toBe('https://atelie.example');
  });

  it('may have filters of any name', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const read = parseContentUrl(`/a?${names.map((name) => `${name}=1`).join('&')}`);
    expect(Object.keys(read?.filters ?? {})).toEqual(names);
    expect(parseContentUrl('/a')?.filters.constructor).toBeUndefined();
    expect(Object.getPrototypeOf(read?.filters)).toBeNull();
  });

  const text = fc.string({ unit: 'grapheme' });
  const value: fc.Arbitrary<FilterValue> = fc.oneof(
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
  );
  const filters = fc.dictionary(text, fc.oneof(value, fc.array(value)));
  const urlIds = text.map((id) => id.replace(/^\/+/, ''));

  it('is read back as it was built, and built again the same [NAV-607] [NAV-608] [NAV-609]', () => {
    fc.assert(
      fc.property(urlIds, filters, (urlId, given) => {
        const url = contentUrl(urlId, given);
        const read = parseContentUrl(url);
        expect(read?.urlId).toBe(urlId);
        expect({ ...read?.filters }).toEqual(asRead(given));
        expect(read && contentUrl(read.urlId, read.filters)).toBe(url);
      }),
      { numRuns: 300 },
    );
  });

  it('throws for no text, halves of characters among them, and keeps the second form of what is not built here', () => {
    expect(contentUrl('\ud800', { '\udfff': '\ud800a' })).toBe('/%EF%BF%BD?%EF%BF%BD=%EF%BF%BDa');
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        contentUrl(one, { [other]: one });
        const again = (url: string): string | null => {
          const read = parseContentUrl(url);
          return read && contentUrl(read.urlId, read.filters);
        };
        const once = again(`/${one}?${other}`);
        if (once !== null) expect(again(again(once) ?? '')).toBe(again(once));
      }),
    );
  });
});
