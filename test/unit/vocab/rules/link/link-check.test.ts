import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLink, LINK_LIMITS, type LinkKind } from '../../../../../src/vocab/catalogue/rules/link/link-check.ts';
import { linkCategory } from '../../../../../src/vocab/rules/link/link-category.ts';
import { anyText } from '../any-text.ts';

const proper = (link: string): boolean | undefined => checkLink(link)?.proper;
/** A link of this length, its prefix counted. */
const long = (prefix: string, length: number): string => prefix + '1'.repeat(length - prefix.length);

describe('a link check', () => {
  it.each<[LinkKind, string, number]>([
    ['anchor', '#', 100],
    ['tel', 'tel:', 50],
    ['sms', 'sms:', 1000],
    ['mailto', 'mailto:', 1000],
    ['javascript', 'javascript:', 250],
    ['ftp', 'ftp:', 100],
    ['internal', '/', 150],
  ])(
    'tells a link of the kind %s by %j and keeps it under %d [LINK-609] [LINK-610] [LINK-611] [LINK-612] [LINK-613] [LINK-614] [LINK-615] [LINK-616]',
    (kind, prefix, under) => {
      expect(LINK_LIMITS[kind]).toBe(under);
      expect(checkLink(long(prefix, under - 1))).toMatchObject({ kind, withinLimit: true });
      expect(checkLink(long(prefix, under))).toMatchObject({ kind, withinLimit: false });
      expect(checkLink(` ${long(prefix.toUpperCase(), under - 1)}\n`)).toMatchObject({ kind, withinLimit: true });
      expect(checkLink(prefix)).toMatchObject({ kind, withinLimit: true });
    },
  );

  it('says nothing of other links', () => {
    for (const link of [
      '',
      'about',
      '//exemplo.com',
      '/\\exemplo.com',
      'https://exemplo.com',
      'about:blank',
      'xtel:1234',
      'tel 1',
    ])
      expect(checkLink(link), link).toBeNull();
  });

  it('asks no form of an anchor, a script, ftp and an internal URL [LINK-609] [LINK-613] [LINK-614] [LINK-615] [LINK-616]', () => {
    for (const link of ['#', '#a b', 'javascript:', 'javascript:alert(1)', 'ftp:', 'ftp://x', '/', '/a b?c#d', '/s/x'])
      expect(proper(link), link).toBe(true);
  });

  it('tells kind and form apart [LINK-616]', () => {
    expect(checkLink('tel:abc')).toEqual({ kind: 'tel', withinLimit: true, proper: false });
    expect(checkLink(long('tel:', 60))).toEqual({ kind: 'tel', withinLimit: false, proper: true });
    expect(checkLink(`tel:${'x'.repeat(60)}`)).toEqual({ kind: 'tel', withinLimit: false, proper: false });
  });

  it('takes 4 or more digits, plus or minus signs for a telephone number [LINK-610]', () => {
    for (const link of ['tel:1234', 'tel:+55-11-99999-0000', 'TEL:----', 'tel:+123'])
      expect(proper(link), link).toBe(true);
    for (const link of ['tel:', 'tel:123', 'tel:(11)9999', 'tel:1234 5', 'tel:1234x', 'tel://1234'])
      expect(proper(link), link).toBe(false);
  });

  it('takes digits, plus, minus, parentheses and commas for an sms [LINK-611]', () => {
    for (const link of ['sms:1', 'sms:+55(11)9-0,123', 'SMS:,']) expect(proper(link), link).toBe(true);
    for (const link of ['sms:', 'sms:1?body=oi', 'sms:1;2', 'sms:a', 'sms:1 2']) expect(proper(link), link).toBe(false);
    expect(checkLink('sms:1?body=oi')?.kind).toBe('sms');
  });

  it('takes one @ before any ? and a dot after it for mail [LINK-612]', () => {
    for (const link of ['mailto:a@b.co', 'mailto:a@b.co?cc=c@d.co', 'MAILTO:a.b@c.d.e?x', 'mailto:a@b.co?'])
      expect(proper(link), link).toBe(true);
    for (const link of [
      'mailto:',
      'mailto:a',
      'mailto:a@b',
      'mailto:a@b@c.co',
      'mailto:a@b.co@c',
      'mailto:a@b?c.co',
      'mailto:?a@b.co',
      'mailto:a.co@b',
      'mailto:a@b.',
      'mailto:a@.co',
      'mailto:@b.co',
    ])
      expect(proper(link), link).toBe(false);
  });

  it('finds ftp of the external class and of the kind ftp [LINK-619]', () => {
    expect([linkCategory('ftp://host'), checkLink('ftp://host')?.kind]).toEqual(['external-link', 'ftp']);
  });

  it('throws for no text and says the same every time', () => {
    const kinds = fc.constantFrom('#', 'tel:', 'sms:', 'mailto:', 'javascript:', 'ftp:', '/', '');
    fc.assert(
      fc.property(kinds, anyText, (prefix, rest) => {
        const check = checkLink(prefix + rest);
        expect(checkLink(prefix + rest)).toEqual(check);
        if (check && check.kind !== 'internal' && check.kind !== 'anchor')
          expect(['misc-protocol', 'malformed-protocol', 'external-link']).toContain(linkCategory(prefix + rest));
      }),
    );
  });
});
