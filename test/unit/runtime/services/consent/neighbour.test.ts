// Cookies that another tenant of the parent domain has set for this page, too.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decidedBefore, readDecision } from '../../../../../src/runtime/store/decision.ts';

const ALL = { necessary: true, preferences: true, analytics: true, marketing: true };
const NONE = { necessary: true, preferences: false, analytics: false, marketing: false };
const RECORD = { version: 2, time: Date.now(), policy: 'open', policyVersion: 0, services: {} };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

const shows = (cookies: string): void => {
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(cookies);
};

it.each(['true', 'false'])('two decisions in cookies, %s first, are none', (first) => {
  shows(`ss_cookieAllowed=${first}; ss_cookieAllowed=${first === 'true' ? 'false' : 'true'}`);
  expect(decidedBefore({}).decided).toBe(false);
  expect(readDecision({})).toBeNull();
});

it.each([ALL, NONE])('the own record decides between two: $analytics', (purposes) => {
  localStorage.setItem('vitrine:consent', JSON.stringify({ ...RECORD, purposes }));
  shows('ss_cookieAllowed=true; ss_cookieAllowed=false');
  expect(decidedBefore({})).toMatchObject({ decided: true, purposes });
  expect(readDecision({})).toEqual({ purposes, services: {} });
});

it('an own record that is over decides nothing', () => {
  const time = Date.now() - 31 * 86_400_000;
  localStorage.setItem('vitrine:consent', JSON.stringify({ ...RECORD, time, purposes: ALL }));
  shows('ss_cookieAllowed=true; ss_cookieAllowed=false');
  expect(decidedBefore({}).decided).toBe(false);
});

it('the same decision twice is one', () => {
  shows('ss_cookieAllowed=true; ss_cookieAllowed=true');
  expect(decidedBefore({})).toMatchObject({ decided: true, purposes: { ...NONE, analytics: true } });
});
