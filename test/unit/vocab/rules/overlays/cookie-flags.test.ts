import { expect, it } from 'vitest';
import { fromApiFlags, toApiFlags } from '../../../../../src/vocab/rules/overlays/cookie-flags.ts';

it('the policy is told to the server with the log’s flag turned over, and back [CONSENT-015] [CONSENT-016]', () => {
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
