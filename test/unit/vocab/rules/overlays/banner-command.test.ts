import { describe, expect, it } from 'vitest';
import { bannerCommand } from '../../../../../src/vocab/rules/overlays/banner-command.ts';

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
