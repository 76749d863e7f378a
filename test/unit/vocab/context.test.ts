import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toContext } from '../../../src/vocab/context.ts';
import { mobileInfoBarLook } from '../../../src/vocab/rules/overlays/mobile-info-bar.ts';
import { popupSettings } from '../../../src/vocab/rules/overlays/popup-settings.ts';

const empty = toContext({});

const full = {
  collection: { id: 'c1', type: 1 },
  item: { id: 'i1', recordType: 11 },
  website: {
    id: 'w1',
    identifier: 'ateliê',
    baseUrl: 'https://exemplo.com.br',
    typekitId: 'kit',
    cloneable: true,
    developerMode: true,
    websiteType: 2,
    siteStatus: { value: 13 },
  },
  websiteSettings: {
    disqusShortname: 'disq',
    commentsEnabled: true,
    useEscapeKeyToLogin: true,
    popupOverlaySettings: { style: 1 },
    mobileInfoBarSettings: { style: 2 },
    pinterestOverlayOptions: { mode: 'hover' },
  },
  pageType: 50,
  templateVersion: '7.1',
  templateId: 't1',
  googleFonts: [{ includeName: 'Inter' }],
  typekitFonts: [{ name: 'kit font' }],
  websiteRoles: [10, { id: 1 }],
  authenticatedAccount: { id: 'a1' },
  cookieSettings: { isCookieBannerEnabled: true },
  appDomain: 'exemplo.com',
};

describe('a page context', () => {
  it('is read field by field [CTX-005] [CTX-304]', () => expect(toContext(full)).toMatchObject(full));

  it.each([null, undefined, 'text', 7, true, [], [full]])('of %j is an empty one', (value) =>
    expect(toContext(value)).toEqual(empty),
  );

  it('never throws, whatever stands in it, and always has its full shape [CTX-304]', () => {
    const keys = Object.keys(empty);
    const wrong = fc.oneof(fc.anything(), fc.constant(null));
    const context = fc.record(Object.fromEntries(keys.map((key) => [key, wrong])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(context, wrong), (value) => {
        const read = toContext(value);
        expect(Object.keys(read)).toEqual(keys);
        expect(Object.keys(read.website)).toEqual(Object.keys(empty.website));
        expect(Object.keys(read.websiteSettings)).toEqual(Object.keys(empty.websiteSettings));
        expect(typeof read.website.siteStatus.value).not.toBe('undefined');
      }),
    );
  });

  it('takes every object that is null or of a wrong type for an empty one [CTX-304]', () => {
    const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
    const groups = Object.entries(empty).filter(([, value]) => isObject(value));
    expect(groups.length).toBeGreaterThan(8);
    for (const wrong of [null, 0, '', 'x', false, true]) {
      const read = toContext(Object.fromEntries(groups.map(([name]) => [name, wrong])));
      expect(read).toEqual(empty);
    }
  });

  it('reads nothing off the prototype', () => {
    const inherited: unknown = Object.create({ pageType: 200, authenticatedAccount: {} });
    expect(toContext(inherited)).toEqual(empty);
  });
});

describe('what is missing or wrong', () => {
  it('gives no collection and no item [CTX-006] [CTX-007]', () => {
    for (const wrong of [undefined, null, {}, { id: '' }, { id: 5 }, 'c1']) {
      const { collection, item } = toContext({ collection: wrong, item: wrong });
      expect([collection.id, item.id]).toEqual([null, null]);
    }
    expect([toContext(full).collection.id, toContext(full).item.id]).toEqual(['c1', 'i1']);
  });

  it('counts as false in every switch [CTX-009] [CTX-015] [CTX-016] [CTX-023] [CTX-308]', () => {
    for (const wrong of [undefined, null, 'true', 1, {}]) {
      const { website, websiteSettings } = toContext({
        website: { cloneable: wrong, developerMode: wrong },
        websiteSettings: { commentsEnabled: wrong, useEscapeKeyToLogin: wrong },
      });
      expect([website.cloneable, website.developerMode]).toEqual([false, false]);
      expect([websiteSettings.commentsEnabled, websiteSettings.useEscapeKeyToLogin]).toEqual([false, false]);
    }
    const { website, websiteSettings } = toContext(full);
    expect([website.cloneable, website.developerMode, websiteSettings.commentsEnabled]).toEqual([true, true, true]);
    expect(websiteSettings.useEscapeKeyToLogin).toBe(true);
  });

  it('gives the pinterest overlay the mode "disabled", any other passes through [CTX-012]', () => {
    const mode = (pinterestOverlayOptions: unknown) =>
      toContext({ websiteSettings: { pinterestOverlayOptions } }).websiteSettings.pinterestOverlayOptions.mode;
    expect([undefined, null, {}, { mode: '' }, { mode: null }].map(mode)).toEqual(Array(5).fill('disabled'));
    const others = ['hover', 2, 0, true, false, ['hover']];
    expect(others.map((other) => mode({ mode: other }))).toEqual(others);
  });

  it('is an empty text where a text is read [CTX-013] [CTX-018] [CTX-024]', () => {
    expect(toContext({ website: { id: 7, baseUrl: 7 }, templateId: 7 })).toMatchObject({
      website: { id: '', baseUrl: '' },
      templateId: '',
    });
    for (const wrong of [undefined, null, true, {}]) {
      const { website, templateId, templateVersion } = toContext({
        website: { id: wrong, baseUrl: wrong },
        templateId: wrong,
        templateVersion: wrong,
      });
      expect([website.id, website.baseUrl, templateId, templateVersion]).toEqual(['', '', '', '']);
    }
    const { website, templateId, templateVersion } = toContext(full);
    expect([website.id, website.baseUrl, templateId, templateVersion]).toEqual([
      'w1',
      'https://exemplo.com.br',
      't1',
      '7.1',
    ]);
  });

  it('leaves fonts out that have no name, and keeps the order of the others [CTX-019] [CTX-020]', () => {
    const googleFonts = [{ includeName: 'Inter' }, null, {}, { includeName: 5 }, 'Lora', { includeName: 'Lora' }];
    expect(toContext({ googleFonts }).googleFonts).toEqual([{ includeName: 'Inter' }, { includeName: 'Lora' }]);
    expect([toContext({ googleFonts: 'Inter' }).googleFonts, toContext({ typekitFonts: {} }).typekitFonts]).toEqual([
      [],
      [],
    ]);
    expect(toContext(full).typekitFonts).toEqual(full.typekitFonts);
  });

  it('speaks Brazilian Portuguese on the map, without a key, and leaves the region to the locale [CTX-310]', () => {
    expect(toContext({ language: 5, region: null })).toMatchObject({
      gmRenderKey: '',
      language: 'pt-BR',
      region: '',
    });
    const own = { gmRenderKey: 'QUJD', language: 'en', region: 'US' };
    expect(toContext(own)).toMatchObject(own);
  });
});

describe.each(['featureFlags', 'permissions'] as const)('%s', (name) => {
  it('are numbers; unknown ones are kept, anything else is not [CTX-607]', () => {
    expect(toContext({ [name]: [29, 987_654, '29', null, {}] })[name]).toEqual([29, 987_654]);
    expect(toContext({ [name]: { 29: true } })[name]).toEqual([]);
  });

  it('say nothing of anybody: only a known code is ever asked for [CTX-607]', () => {
    const { [name]: codes, ...rest } = toContext({ [name]: [987_654] });
    expect(codes).toEqual([987_654]);
    expect(rest).toEqual(Object.fromEntries(Object.entries(toContext({})).filter(([key]) => key !== name)));
  });
});

describe('every value that other parts read', () => {
  const given = {
    website: { id: 'w1', websiteType: 1, siteStatus: { value: 3 }, language: 'pt-BR' },
    websiteSettings: { popupOverlaySettings: { style: 1 }, mobileInfoBarSettings: { style: 2 }, badgeType: 1 },
    storeSettings: { selectedCurrency: 'BRL' },
    collection: { id: 'c1', type: 2 },
    item: { id: 'i1', recordType: 11 },
    pageType: 50,
    templateVersion: '7.1',
    templateId: 't1',
    pagePermissionType: 2,
    websiteRoles: [{ id: 10 }],
    authenticatedAccount: { id: 'a1' },
    memberAccount: { id: 'm1' },
    marketingId: 'mk1',
    sessionId: 's1',
    cookieSettings: { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: true },
    gmRenderKey: 'QUJD',
    featureFlags: [29],
    permissions: [7],
  };

  it('stands in the context under its name [CTX-604]', () => expect(toContext(given)).toMatchObject(given));

  it('may be missing, one by one [CTX-604]', () => {
    for (const name of Object.keys(given)) {
      const { [name as keyof typeof given]: _, ...rest } = given;
      expect(toContext(rest), name).toMatchObject(rest);
    }
    expect(toContext({})).toMatchObject({ marketingId: null, sessionId: null, permissions: [] });
  });
});

describe('settings of what lies over the page', () => {
  it('reach the popup as they came, none where they are no record [CTX-010]', () => {
    const popupOverlaySettings = { style: 2, version: 3, enabledPages: ['p1'], inédito: { a: 1 } };
    const read = (given: unknown) =>
      toContext({ websiteSettings: { popupOverlaySettings: given } }).websiteSettings.popupOverlaySettings;
    expect(read(popupOverlaySettings)).toEqual(popupOverlaySettings);
    expect(popupSettings(read(popupOverlaySettings))).toMatchObject({ enabled: true, version: 3 });
    for (const none of [undefined, null, 'x', [], 2]) expect(popupSettings(read(none)).enabled).toBe(false);
  });

  it('reach the mobile info bar as they came, none where they are no record [CTX-011]', () => {
    const mobileInfoBarSettings = { style: 3, isLocationEnabled: true };
    const read = (given: unknown) =>
      toContext({ websiteSettings: { mobileInfoBarSettings: given } }).websiteSettings.mobileInfoBarSettings;
    const phone = { mobile: true, viewportWidth: 360 };
    expect(read(mobileInfoBarSettings)).toEqual(mobileInfoBarSettings);
    expect(mobileInfoBarLook(read(mobileInfoBarSettings), phone)).toBe('dark');
    for (const none of [undefined, null, 'x', [], 3]) expect(mobileInfoBarLook(read(none), phone)).toBeNull();
  });
});
