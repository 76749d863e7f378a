import { describe, expect, it } from 'vitest';
import { toContext } from '../../../src/vocab/context.ts';

type Tree = Record<string, unknown>;

/** Two contexts in one, two levels deep. */
const merged = (one: Tree, other: Tree): Tree =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => {
      const parts = [one[key], other[key]].filter((part) => part !== undefined);
      return [key, parts.length === 2 ? { ...(parts[0] as Tree), ...(parts[1] as Tree) } : parts[0]];
    }),
  );

describe('a published page', () => {
  /** Where published pages say it, how it reads, and what our own place says instead. */
  it.each([
    [
      'websiteCloneable',
      { websiteCloneable: true },
      { website: { cloneable: true } },
      { website: { cloneable: false } },
    ],
    [
      'ssBadgeType',
      { websiteSettings: { ssBadgeType: 2 } },
      { websiteSettings: { badgeType: 2 } },
      { websiteSettings: { badgeType: 1 } },
    ],
    [
      'the shop’s settings inside those of the site',
      { websiteSettings: { storeSettings: { selectedCurrency: 'BRL', measurementStandard: 2 } } },
      { storeSettings: { selectedCurrency: 'BRL', measurementStandard: 2 } },
      { storeSettings: { selectedCurrency: 'USD', measurementStandard: 1 } },
    ],
    [
      'the permission type of the collection',
      { collection: { id: 'c1', permissionType: 2 } },
      { pagePermissionType: 2, collection: { id: 'c1' } },
      { pagePermissionType: 3 },
    ],
    [
      'isRestrictiveCookiePolicyEnabled',
      { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
      { cookieSettings: { isAnalyticsCookiesDisabled: true } },
      { cookieSettings: { isAnalyticsCookiesDisabled: false } },
    ],
  ])('is read by its own names too, those of the requirements first: %s', (_, publishedPage, read, own) => {
    expect(toContext(publishedPage)).toMatchObject(read);
    expect(toContext(merged(publishedPage, own))).toMatchObject(own);
  });

  it('gives the shop’s settings one by one', () => {
    const storeSettings = { selectedCurrency: 'USD' };
    const websiteSettings = { storeSettings: { selectedCurrency: 'BRL', measurementStandard: 2 } };
    expect(toContext({ storeSettings, websiteSettings }).storeSettings).toEqual({
      selectedCurrency: 'USD',
      measurementStandard: 2,
    });
  });

  it('keeps the rest of the cookie settings, and adds none', () => {
    const read = (cookieSettings: unknown) => toContext({ cookieSettings }).cookieSettings;
    const all = { cookieBannerText: 'Olá', isRestrictiveCookiePolicyEnabled: true };
    expect(read(all)).toEqual({ ...all, isAnalyticsCookiesDisabled: true });
    for (const none of [{}, null, 'x', { isCookieBannerEnabled: true }])
      expect(Object.keys(read(none))).not.toContain('isAnalyticsCookiesDisabled');
  });

  it('says nothing by a name it inherits', () => {
    expect(toContext(Object.create({ websiteCloneable: true })).website.cloneable).toBe(false);
    expect(toContext({ websiteSettings: Object.create({ ssBadgeType: 2 }) }).websiteSettings.badgeType).toBeNull();
  });
});
