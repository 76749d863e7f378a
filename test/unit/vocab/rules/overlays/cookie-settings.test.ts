import { describe, expect, it } from 'vitest';
import {
  bannerAcceptTypes,
  bannerCtaVariants,
  bannerThemes,
  bannerVariants,
} from '../../../../../src/vocab/codes/cookie-banner-words.ts';
import { toContext } from '../../../../../src/vocab/context.ts';
import { cookieSettingsFields } from '../../../../../src/vocab/cookie-settings-fields.ts';
import { bannerLook } from '../../../../../src/vocab/rules/overlays/banner-look.ts';
import { fromApiFlags } from '../../../../../src/vocab/rules/overlays/cookie-flags.ts';
import { policyOf } from '../../../../../src/vocab/rules/overlays/cookie-policy.ts';

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

  /** Those of this project and of newer published pages. */
  const BEYOND = [
    'preset',
    'services',
    'policyVersion',
    'recordUrl',
    'googleConsentMode',
    'dataLayer',
    'cookieBannerHasManageCookies',
    'cookieBannerManageCookiesLabel',
    'cookieBannerSavedPreferencesText',
  ];

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
      strict: false,
      manageText: null,
    });
    expect(policyOf(cookieSettings)).toEqual({ restrictive: true, absolute: true });
    expect(fromApiFlags(cookieSettings).isActivityLogEnabled).toBe(true);
    // Documents and editors know them, and the one name of published pages beside them.
    expect(Object.keys(cookieSettingsFields).toSorted()).toEqual(
      [...Object.keys(TABLE), 'isRestrictiveCookiePolicyEnabled', ...BEYOND].toSorted(),
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

describe('a preset', () => {
  it.each(['lgpd', 'gdpr', 'strict'])(
    '%s is restrictive, and shows both choices as buttons whatever else is set',
    (preset) => {
      expect(policyOf({ preset })).toEqual({ restrictive: true, absolute: false });
      const look = bannerLook({ preset, cookieBannerCtaVariant: 'ICON', cookieBannerAcceptType: 'OPT_IN' });
      expect(look).toMatchObject({ strict: true, cta: 'BUTTON', refusable: true, manageText: '' });
    },
  );

  it.each([undefined, '', 'none', 'LGPD', true])(
    'is not %j, which leaves every rule as it is [CONSENT-022] [CONSENT-023]',
    (preset) => {
      expect(policyOf({ preset })).toEqual({ restrictive: false, absolute: false });
      expect(bannerLook({ preset })).toMatchObject({ strict: false, cta: 'ICON', refusable: false, manageText: null });
    },
  );
});

describe('the button that opens the preferences', () => {
  it('is there where the site declares services or asks for it, with its own label', () => {
    expect(bannerLook({}, true).manageText).toBe('');
    expect(bannerLook({ cookieBannerManageCookiesLabel: 'Gerenciar' }).manageText).toBeNull();
    const settings = { cookieBannerHasManageCookies: true, cookieBannerManageCookiesLabel: ' Gerenciar ' };
    expect(bannerLook(settings).manageText).toBe('Gerenciar');
  });
});
