import { describe, expect, it } from 'vitest';
import {
  bannerAcceptTypes,
  bannerCtaVariants,
  bannerThemes,
  bannerVariants,
} from '../../../../../src/vocab/codes/cookie-banner-words.ts';
import { toContext } from '../../../../../src/vocab/context.ts';
import { cookieSettingsFields } from '../../../../../src/vocab/cookie-settings-fields.ts';
import {
  bannerCommand,
  bannerLook,
  bannerPosition,
  CONSENT_DAYS,
  COOKIE_BANNER_VERSION,
  fromApiFlags,
  isEmptyRichText,
  policyOf,
  showsRefuse,
  toApiFlags,
} from '../../../../../src/vocab/rules/overlays/cookie-settings.ts';

describe('the cookie banner’s look', () => {
  it('has the defaults of the source for missing settings [CONSENT-006] [CONSENT-007] [CONSENT-008] [CONSENT-009] [CONSENT-012]', () => {
    const look = { text: '', acceptText: '', refuseText: '', cta: 'ICON', theme: 'DARK', variant: 'BAR' };
    expect(bannerLook({})).toEqual({ ...look, position: 'BOTTOM', refusable: false });
    expect(bannerLook({ cookieBannerVariant: 'POPUP' }).position).toBe('BOTTOM_LEFT');
  });

  it('takes the same defaults for empty, unknown and wrong values, fault F-042 [CONSENT-004] [CONSENT-005] [CONSENT-006] [CONSENT-007] [CONSENT-008] [CONSENT-009]', () => {
    const names = [
      'cookieBannerText',
      'cookieBannerCtaText',
      'cookieBannerOptOutCtaText',
      'cookieBannerCtaVariant',
      'cookieBannerPosition',
      'cookieBannerTheme',
      'cookieBannerVariant',
      'cookieBannerAcceptType',
    ];
    for (const wrong of ['', null, 7, {}, []]) {
      expect(bannerLook(Object.fromEntries(names.map((name) => [name, wrong])))).toEqual(bannerLook({}));
    }
    const words = names.slice(3).map((name) => [name, '__proto__']);
    expect(bannerLook(Object.fromEntries(words))).toEqual(bannerLook({}));
  });

  it('reads every setting of the table [CONSENT-001] [CONSENT-002] [CONSENT-004] [CONSENT-005]', () => {
    expect(
      bannerLook({
        cookieBannerText: '<p>Usamos <b>cookies</b>.</p>',
        cookieBannerCtaText: 'Tudo bem',
        cookieBannerOptOutCtaText: 'Não, obrigado',
        cookieBannerCtaVariant: 'BUTTON',
        cookieBannerPosition: 'TOP_RIGHT',
        cookieBannerTheme: 'LIGHT',
        cookieBannerVariant: 'POPUP',
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      }),
    ).toEqual({
      text: '<p>Usamos <b>cookies</b>.</p>',
      acceptText: 'Tudo bem',
      refuseText: 'Não, obrigado',
      cta: 'BUTTON',
      theme: 'LIGHT',
      variant: 'POPUP',
      position: 'TOP_RIGHT',
      refusable: true,
    });
  });

  it.each([
    ['TOP', 'TOP'],
    ['BOTTOM', 'BOTTOM'],
    ['TOP_LEFT', 'TOP'],
    ['TOP_RIGHT', 'TOP'],
    ['BOTTOM_LEFT', 'BOTTOM'],
    ['BOTTOM_RIGHT', 'BOTTOM'],
    ['LEFT', 'BOTTOM'],
    ['TOP_LEFT_LEFT', 'BOTTOM'],
    ['', 'BOTTOM'],
    [undefined, 'BOTTOM'],
    [3, 'BOTTOM'],
  ])('puts a bar for position %s at %s [CONSENT-010]', (position, edge) =>
    expect(bannerPosition('BAR', position)).toBe(edge),
  );

  it.each([
    ['TOP_LEFT', 'TOP_LEFT'],
    ['TOP_RIGHT', 'TOP_RIGHT'],
    ['BOTTOM_LEFT', 'BOTTOM_LEFT'],
    ['BOTTOM_RIGHT', 'BOTTOM_RIGHT'],
    ['TOP', 'BOTTOM_LEFT'],
    ['BOTTOM', 'BOTTOM_LEFT'],
    ['', 'BOTTOM_LEFT'],
    [undefined, 'BOTTOM_LEFT'],
  ])('puts a popup for position %s into %s [CONSENT-011]', (position, corner) =>
    expect(bannerPosition('POPUP', position)).toBe(corner),
  );

  it.each([
    ['OPT_IN', 'TEXT', false],
    ['OPT_IN', 'BUTTON', false],
    ['OPT_IN', 'ICON', false],
    ['OPT_IN_AND_OUT', 'TEXT', true],
    ['OPT_IN_AND_OUT', 'BUTTON', true],
    ['OPT_IN_AND_OUT', 'ICON', false],
  ] as const)('shows a refuse button for %s with %s: %s [CONSENT-022] [CONSENT-023]', (acceptType, cta, shown) => {
    expect(showsRefuse(acceptType, cta)).toBe(shown);
    expect(bannerLook({ cookieBannerAcceptType: acceptType, cookieBannerCtaVariant: cta }).refusable).toBe(shown);
  });

  it.each([
    '',
    ' ',
    '<p></p>',
    '<p> </p>',
    '<p>&nbsp;</p>',
    '<p class="x" style="a>b"></p>',
    '<P><BR></P>',
    '<p>\u00a0</p>',
    '<p></p>\n<p></p>',
  ])('counts %j as no text [CONSENT-003]', (html) => {
    expect(isEmptyRichText(html)).toBe(true);
    expect(bannerLook({ cookieBannerText: html }).text).toBe('');
  });

  it.each(['.', '<p>.</p>', '<p><b>a</b></p>', '5 < 6'])('counts %j as text [CONSENT-003]', (html) =>
    expect(isEmptyRichText(html)).toBe(false),
  );

  it('is version 2 and asks again after 30 days [CONSENT-032] [CONSENT-021] [LIMIT-004]', () => {
    expect(COOKIE_BANNER_VERSION).toBe(2);
    expect(CONSENT_DAYS).toBe(30);
  });
});

describe('the cookie policy', () => {
  it('is read under either name, and is open when nothing is said [CONSENT-016] [CONSENT-017]', () => {
    expect(policyOf({})).toEqual({ restrictive: false, absolute: false });
    expect(policyOf({ isAnalyticsCookiesDisabled: true }).restrictive).toBe(true);
    expect(policyOf({ isRestrictiveCookiePolicyEnabled: true }).restrictive).toBe(true);
    expect(policyOf({ isRestrictiveCookiePolicyEnabled: 'true' }).restrictive).toBe(false);
    expect(policyOf({ isRestrictiveCookiePolicyAbsolute: true }).absolute).toBe(true);
  });

  it('is told to the server with the log’s flag turned over, and back [CONSENT-015] [CONSENT-016]', () => {
    for (const log of [true, false]) {
      for (const disabled of [true, false]) {
        const own = { isActivityLogEnabled: log, isAnalyticsCookiesDisabled: disabled };
        const api = { isVisitorDataRestricted: !log, isRestrictiveCookiePolicyEnabled: disabled };
        expect(toApiFlags(own)).toEqual(api);
        expect(fromApiFlags(api)).toEqual(own);
      }
    }
    expect(toApiFlags({})).toEqual({});
    expect(fromApiFlags({})).toEqual({});
    for (const wrong of ['true', 1, null, {}])
      expect(fromApiFlags({ isVisitorDataRestricted: wrong, isAnalyticsCookiesDisabled: wrong })).toEqual({});
  });

  it('is read under the page’s own names first, where both stand there [CONSENT-015] [CONSENT-016]', () => {
    for (const own of [true, false]) {
      const both = {
        isActivityLogEnabled: own,
        isVisitorDataRestricted: own,
        isAnalyticsCookiesDisabled: own,
        isRestrictiveCookiePolicyEnabled: !own,
      };
      expect(fromApiFlags(both)).toEqual({ isActivityLogEnabled: own, isAnalyticsCookiesDisabled: own });
      expect(policyOf(both).restrictive).toBe(own);
    }
  });
});

const WORDS = {
  cookieBannerCtaVariant: bannerCtaVariants,
  cookieBannerTheme: bannerThemes,
  cookieBannerVariant: bannerVariants,
  cookieBannerAcceptType: bannerAcceptTypes,
} as const;

describe('the settings of the page context', () => {
  const TABLE = {
    cookieBannerText: '<p>Usamos cookies.</p>',
    cookieBannerCtaText: 'Tudo bem',
    cookieBannerOptOutCtaText: 'Não, obrigado',
    cookieBannerCtaVariant: 'TEXT',
    cookieBannerPosition: 'TOP',
    cookieBannerTheme: 'LIGHT',
    cookieBannerVariant: 'BAR',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    isCookieBannerEnabled: true,
    isActivityLogEnabled: true,
    isAnalyticsCookiesDisabled: true,
    isRestrictiveCookiePolicyAbsolute: true,
  };

  it('are these twelve, all of which come through [CONSENT-001]', () => {
    expect(Object.keys(TABLE)).toHaveLength(12);
    const { cookieSettings } = toContext({ cookieSettings: TABLE });
    expect(cookieSettings).toEqual(TABLE);
    expect(bannerLook(cookieSettings)).toEqual({
      text: '<p>Usamos cookies.</p>',
      acceptText: 'Tudo bem',
      refuseText: 'Não, obrigado',
      cta: 'TEXT',
      theme: 'LIGHT',
      variant: 'BAR',
      position: 'TOP',
      refusable: true,
    });
    expect(policyOf(cookieSettings)).toEqual({ restrictive: true, absolute: true });
    expect(fromApiFlags(cookieSettings).isActivityLogEnabled).toBe(true);
    // Documents and editors know them, and the one name of published pages beside them.
    expect(Object.keys(cookieSettingsFields).toSorted()).toEqual(
      [...Object.keys(TABLE), 'isRestrictiveCookiePolicyEnabled'].toSorted(),
    );
  });

  it.each([
    ['cookieBannerCtaVariant', ['TEXT', 'BUTTON', 'ICON']],
    ['cookieBannerTheme', ['LIGHT', 'DARK']],
    ['cookieBannerVariant', ['BAR', 'POPUP']],
    ['cookieBannerAcceptType', ['OPT_IN', 'OPT_IN_AND_OUT']],
  ] as const)('have for %s these words alone: %j [CONSENT-001]', (name, words) => {
    expect([...WORDS[name].words].toSorted()).toEqual([...words].toSorted());
  });
});

describe('a banner command', () => {
  it('may come without a detail or with part of the settings [CONSENT-027]', () => {
    expect(bannerCommand(undefined)).toEqual({});
    expect(bannerCommand(null)).toEqual({});
    expect(bannerCommand({ cookieBannerTheme: 'LIGHT', unknown: 1 })).toEqual({ cookieBannerTheme: 'LIGHT' });
  });

  it('is void where its detail is malformed, threat T-07', () => {
    for (const detail of ['x', 3, true, [], { cookieBannerText: 3 }, { isCookieBannerEnabled: 'false' }])
      expect(bannerCommand(detail)).toBeNull();
  });

  it('cannot touch the policy', () => {
    expect(bannerCommand({ isAnalyticsCookiesDisabled: false, isRestrictiveCookiePolicyAbsolute: false })).toEqual({});
  });
});
