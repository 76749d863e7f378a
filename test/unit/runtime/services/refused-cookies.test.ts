// What is cleared on each page of a visitor who refused on an earlier one. That a page does it without the consent service is proved in test/browser/consent/settings.spec.ts.
import { beforeEach, expect, it, vi } from 'vitest';
import refusedCookies from '../../../../src/runtime/services/refused-cookies/index.ts';
import type { Page } from '../../../../src/runtime/stage/page.ts';
import { fakePage } from '../../../fake-page.ts';
import { CookieJar } from './consent/cookie-jar.ts';

const RESTRICTIVE = { isAnalyticsCookiesDisabled: true };
const SERVICES = [{ name: 'mapa', purpose: 'marketing', cookies: ['_mapa'] }];

let jar: CookieJar;

beforeEach(() => {
  jar = new CookieJar();
  for (const name of ['ss_cvr', 'SS_MID', 'crumb']) jar.put(name, '1');
});

/** Starts it on a page, and returns which services it asked for. */
function servicesOf(cookieSettings: object, decided = true): unknown[] {
  const service = vi.fn(async () => ({}));
  const page = fakePage({ cookieSettings }, { service: service as unknown as Page['service'] });
  page.store.setState(({ consent }) => ({ consent: { ...consent, decided } }));
  refusedCookies.start(page);
  return service.mock.calls.flat();
}

it('cookies that identify visitors go without the consent service [CONSENT-029]', () => {
  expect(servicesOf(RESTRICTIVE)).toEqual([]);
  expect(jar.names).toEqual(['crumb']);
});

it.each([
  ['while the visitor is undecided', RESTRICTIVE, false],
  ['where the site declares services', { ...RESTRICTIVE, services: SERVICES }, true],
])('the consent service comes %s', (_, settings, decided) => {
  expect(servicesOf(settings, decided)).toEqual(['consent']);
});

it('the consent service comes where the page declares services', () => {
  document.body.innerHTML = '<script type="application/json" data-consent-services>[]</script>';
  expect(servicesOf(RESTRICTIVE)).toEqual(['consent']);
  document.body.innerHTML = '';
});

it('nothing goes where the page’s own name of the policy says that it is open [CONSENT-030]', () => {
  expect(servicesOf({ isAnalyticsCookiesDisabled: false, isRestrictiveCookiePolicyEnabled: true })).toEqual([]);
  expect(jar.names).toHaveLength(3);
});
