// What the blocks keep of a visitor's own words, and when it goes.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConsentStage, consentPage } from './consent-page.ts';
import { CookieJar } from './cookie-jar.ts';

let page: ConsentStage;

beforeEach(() => {
  localStorage.clear();
  new CookieJar();
});
afterEach(() => {
  page.stop();
  vi.restoreAllMocks();
});

it('what a visitor has searched for and listened to leaves the browser with preferences, except for a service that is allowed', () => {
  const KEYS = ['vitrine:searches', 'vitrine:listened'];
  page = consentPage({
    isCookieBannerEnabled: true,
    services: [{ name: 'searches', purpose: 'preferences' }],
  });
  const { control } = page;
  control.accept();
  for (const key of KEYS) localStorage.setItem(key, '{}');
  control.setService('searches', true);
  control.set({ preferences: false });
  control.setService('searches', true);
  expect(KEYS.map((key) => localStorage.getItem(key))).toEqual([null, null]);
  localStorage.setItem('vitrine:searches', 'vaso');
  control.set({ analytics: false });
  expect(localStorage.getItem('vitrine:searches')).toBe('vaso');
  control.refuse();
  expect(localStorage.getItem('vitrine:searches')).toBeNull();
});
