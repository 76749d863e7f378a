import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConsentStage, consentPage } from './consent-page.ts';
import { CookieJar } from './cookie-jar.ts';

const ENABLED = { isCookieBannerEnabled: true };

let jar: CookieJar;
let page: ConsentStage;

beforeEach(() => {
  localStorage.clear();
  jar = new CookieJar();
  page = consentPage(ENABLED);
});
afterEach(() => page.stop());

it('takes up what another tab decided as soon as that writes, fault F-072', () => {
  jar.put('ss_cookieAllowed', 'true');
  dispatchEvent(new StorageEvent('storage', { key: 'vitrine:consent' }));
  expect(page.slice()).toMatchObject({ decided: true, banner: null, purposes: { analytics: true } });
  expect(page.changes).toHaveLength(1);
});

it.each(['focus', 'pageshow'])('reads again on %s, fault F-072', (event) => {
  jar.put('ss_cookieAllowed', 'false');
  jar.put('ss_cvr', '1');
  dispatchEvent(new Event(event));
  expect(page.slice()).toMatchObject({ decided: true, banner: null, decisions: 1 });
  expect(jar.names).not.toContain('ss_cvr');
});

it('what another tab allows may be for one block of it, and what it takes away is about everything', () => {
  const written = (allowed: string): void => {
    jar.put('ss_cookieAllowed', allowed);
    dispatchEvent(new StorageEvent('storage', { key: 'vitrine:consent' }));
  };
  written('true');
  expect(page.slice()).toMatchObject({ decided: true, decisions: undefined });
  written('false');
  expect(page.slice()).toMatchObject({ decided: true, decisions: 1 });
});

it('a single purpose that is refused is told as a decision about everything is, and one that is allowed is not', () => {
  const { control, slice } = page;
  control.set({ analytics: true });
  control.setService('youtube', true);
  expect(slice().decisions).toBeUndefined();
  control.set({ preferences: false, analytics: false, marketing: false });
  control.set({ preferences: false, analytics: false, marketing: false });
  expect(slice().decisions).toBe(1);
});

it('a decision about everything is told although it is the one before', () => {
  const { control, slice } = page;
  control.refuse();
  control.refuse();
  expect(slice().decisions).toBe(2);
});

it('a link that opens the choice is an ordinary one where no banner may be shown', () => {
  expect(page.handle(new MouseEvent('click'))).toBe(true);
  page.stop();
  page = consentPage({ isCookieBannerEnabled: false });
  expect(page.handle(new MouseEvent('click')), 'it takes nothing').toBe(false);
});

it('brings the banner up again where the page has thrown its place away', () => {
  page.opened.mockClear();
  page.control.open();
  expect(page.opened).toHaveBeenCalledWith('cookie-banner');
});

it('asks again where the decision was deleted meanwhile, fault F-073', () => {
  page.control.accept();
  jar.delete('ss_cookieAllowed');
  localStorage.clear();
  dispatchEvent(new Event('focus'));
  expect(page.slice()).toMatchObject({ decided: false, purposes: { analytics: false }, banner: { again: false } });
});

it('changes nothing where nothing changed, and hears nothing once it is stopped', () => {
  page.control.accept();
  const told = vi.fn();
  page.store.subscribe(told);
  dispatchEvent(new Event('focus'));
  expect(told).not.toHaveBeenCalled();
  page.stop();
  jar.put('ss_cookieAllowed', 'false');
  dispatchEvent(new Event('focus'));
  dispatchEvent(new StorageEvent('storage', { key: 'vitrine:consent' }));
  expect(told).not.toHaveBeenCalled();
});
