import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_CATEGORIES, LINK_PROTOCOLS, linkCategory } from '../../../../../src/vocab/rules/link/link-category.ts';
import { destination } from '../../../../../src/vocab/rules/site/destination.ts';
import { anyText, textOf } from '../any-text.ts';

const BASE = 'https://atelie.example/contato?x=1';

/** Texts of which some are links of every class, and many are nearly. */
const links = fc.oneof(
  anyText,
  textOf(
    ...'http https HTTP ftp tel mailto javascript data a1+.- 9x s ação'.split(' '),
    ...': : : / / // // \\ # ? @ . % host.example'.split(' '),
    ...[' ', '\t', '\n', '\r', '\0', '\u00a0'],
  ),
);

describe('a link', () => {
  it('is of one of seven classes [LINK-601]', () => {
    expect([...LINK_CATEGORIES].sort()).toEqual(
      ['empty', 'misc-protocol', 'malformed-protocol', 'anchor', 'external-link', 'file-link', 'content-link'].sort(),
    );
    const one = ['', 'tel:1', 'http:x', '#', 'http://x', '/s/x', '/x'];
    expect(new Set(one.map(linkCategory)).size).toBe(7);
  });

  it('is empty without an address [LINK-602]', () => {
    for (const link of [undefined, null, '', ' ', '\t\r\n', '\u00a0\u2003\ufeff', '\0'])
      expect(linkCategory(link), JSON.stringify(link)).toBe('empty');
  });

  it('is an anchor where it starts with # [LINK-603]', () => {
    for (const link of ['#', '#topo', ' #topo', '##', '#http://x', '#/s/x'])
      expect(linkCategory(link), link).toBe('anchor');
    expect(linkCategory('/a#topo')).toBe('content-link');
  });

  it('is external with http, https or ftp and // [LINK-604] [LINK-618] [LINK-619]', () => {
    expect([...LINK_PROTOCOLS].sort()).toEqual(['ftp', 'http', 'https']);
    for (const link of [
      'http://exemplo.com',
      'https://exemplo.com/s/x',
      'ftp://exemplo.com',
      'HTTPS://EXEMPLO.COM',
      ' Ftp://x',
      'http://',
    ])
      expect(linkCategory(link), link).toBe('external-link');
  });

  it('is external with a host and no protocol, as browsers read it [LINK-604]', () => {
    for (const link of ['//exemplo.com', '//exemplo.com/s/x', '/\\exemplo.com', '\\\\exemplo.com', '/\t/exemplo.com'])
      expect(linkCategory(link), link).toBe('external-link');
  });

  it('is a misc protocol with any other [LINK-605] [LINK-618]', () => {
    for (const link of [
      'tel:123',
      'sms:1',
      'mailto:a@b.co',
      'javascript:alert(1)',
      'JavaScript:x',
      'java\nscript:x',
      ' \u0001javascript:x',
      'data:text/html,x',
      'blob:https://x',
      'file:///etc/passwd',
      'whatsapp://send',
      'ws://x',
      'sftp://x',
      'httpss://x',
      'a+b.c-1:x',
    ])
      expect(linkCategory(link), link).toBe('misc-protocol');
  });

  it('is malformed with one of the three and no // [LINK-606]', () => {
    for (const link of ['http:exemplo.com', 'https:', 'https:/exemplo.com', 'FTP:x', 'http:\\\\x'])
      expect(linkCategory(link), link).toBe('malformed-protocol');
  });

  it('is never a misc protocol with ftp [LINK-619]', () => {
    for (const link of ['ftp://x', 'ftp:x', 'FTP:', 'ftp:/x']) expect(linkCategory(link)).not.toBe('misc-protocol');
  });

  it('is a file where its path starts with /s/ [LINK-607] [NAV-604]', () => {
    for (const link of ['/s/menu.pdf', '/s/', ' /s/a?b#c']) expect(linkCategory(link), link).toBe('file-link');
    for (const link of ['/s', '/S/x', 's/x', '/a/s/x', '/sobre']) expect(linkCategory(link), link).toBe('content-link');
  });

  it('is content otherwise [LINK-608]', () => {
    for (const link of [
      '/about',
      '/pages/0123456789abcdef01234567',
      'about',
      'www.exemplo.com',
      './a',
      '../a',
      '?a=b',
      '/',
      'a/b:c',
      '1a:b',
      ':x',
      'não:x',
    ])
      expect(linkCategory(link), link).toBe('content-link');
  });

  it('has one class whatever it is, and always the same', () => {
    fc.assert(
      fc.property(links, fc.constantFrom('', ' ', '\n', '\t ', '\0'), (link, blank) => {
        const category = linkCategory(link);
        expect(LINK_CATEGORIES).toContain(category);
        expect(linkCategory(link)).toBe(category);
        expect(linkCategory(blank + link + blank)).toBe(category);
        if (!/^[^:/?#]*[A-Z]/.test(link))
          expect(linkCategory(link.replace(/^[a-z]+:/, (it) => it.toUpperCase()))).toBe(category);
      }),
      { numRuns: 500 },
    );
  });

  it('has a class that says no more than where browsers go', () => {
    fc.assert(
      fc.property(links, (link) => {
        const category = linkCategory(link);
        const address = destination(link, BASE);
        if (category === 'misc-protocol' || category === 'empty') expect(address).toBeNull();
        if (address !== null && ['anchor', 'file-link', 'content-link'].includes(category))
          expect(new URL(address).origin).toBe('https://atelie.example');
      }),
      { numRuns: 1000 },
    );
  });
});
