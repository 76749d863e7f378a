import { describe, expect, it } from 'vitest';
import { fromApiFlags } from '../../../../../src/vocab/rules/overlays/cookie-flags.ts';
import { policyOf } from '../../../../../src/vocab/rules/overlays/cookie-policy.ts';

describe('the cookie policy', () => {
  it('is read under either name, and is open when nothing is said [CONSENT-016] [CONSENT-017]', () => {
    expect(policyOf({})).toEqual({ restrictive: false, absolute: false });
    expect(policyOf({ isAnalyticsCookiesDisabled: true }).restrictive).toBe(true);
    expect(policyOf({ isRestrictiveCookiePolicyEnabled: true }).restrictive).toBe(true);
    expect(policyOf({ isRestrictiveCookiePolicyEnabled: 'true' }).restrictive).toBe(false);
    expect(policyOf({ isRestrictiveCookiePolicyAbsolute: true }).absolute).toBe(true);
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
