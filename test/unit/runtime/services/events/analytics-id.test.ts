import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analyticsId } from '../../../../../src/runtime/services/events/analytics-id.ts';
import { type ConsentStage, consentPage } from '../consent/consent-page.ts';
import { CookieJar } from '../consent/cookie-jar.ts';

const RESTRICTIVE = { isAnalyticsCookiesDisabled: true };
const log = vi.fn<(message: string) => void>();
let jar: CookieJar;
let page: ConsentStage;

beforeEach(() => {
  localStorage.clear();
  log.mockClear();
  jar = new CookieJar();
  page = consentPage({});
});
afterEach(() => page.stop());

it('stays for 390 days, the same on every page [EVENT-609]', () => {
  const id = analyticsId(page.store, log)();
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(jar.lines).toEqual([expect.stringMatching(new RegExp(`^[\\w-]+=${id}; .*Max-Age=33696000;`))]);
  expect(analyticsId(page.store, log)()).toBe(id);
  expect(log).not.toHaveBeenCalled();
});

it('stays in memory where it cannot be stored, and that is logged [EVENT-610]', () => {
  jar.on = false;
  const idOf = analyticsId(page.store, log);
  const id = idOf();
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(idOf()).toBe(id);
  expect(log.mock.calls).toEqual([['Unable to store analyticsId']]);
});

it('is none under a restrictive policy without consent, and goes when consent is withdrawn [EVENT-609]', () => {
  page.stop();
  page = consentPage(RESTRICTIVE);
  const idOf = analyticsId(page.store, log);
  jar.lines.length = 0;
  expect(idOf()).toBeNull();
  expect(jar.lines).toEqual([]);
  page.control.accept();
  const id = idOf();
  expect(jar.text).toContain(id);
  page.control.refuse();
  expect(idOf()).toBeNull();
  expect(jar.text).not.toContain(id);
  page.control.accept();
  expect(idOf()).not.toBe(id);
});

it('does not outlive a withdrawal in memory either [EVENT-609]', () => {
  jar.on = false;
  const idOf = analyticsId(page.store, log);
  const id = idOf();
  page.control.refuse();
  expect(idOf()).toBeNull();
  page.control.accept();
  expect(idOf()).not.toBe(id);
});
