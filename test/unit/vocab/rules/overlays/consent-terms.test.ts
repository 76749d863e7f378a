import { expect, it } from 'vitest';
import { CONSENT_DAYS, COOKIE_BANNER_VERSION } from '../../../../../src/vocab/rules/overlays/consent-terms.ts';

it('the banner is version 2 and asks again after 30 days [CONSENT-032] [CONSENT-021]', () => {
  expect(COOKIE_BANNER_VERSION).toBe(2);
  expect(CONSENT_DAYS).toBe(30);
});
