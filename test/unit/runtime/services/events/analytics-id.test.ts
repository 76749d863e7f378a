import { beforeEach, expect, it, vi } from 'vitest';
import { analyticsId } from '../../../../../src/runtime/services/events/analytics-id.ts';
import { CookieJar } from '../consent/cookie-jar.ts';

const log = vi.fn<(message: string) => void>();
let jar: CookieJar;

beforeEach(() => {
  localStorage.clear();
  log.mockClear();
  jar = new CookieJar();
});

it('stays for 390 days, the same on every page [EVENT-609]', () => {
  const id = analyticsId(log)();
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(jar.lines).toEqual([expect.stringMatching(new RegExp(`^[\\w-]+=${id}; .*Max-Age=33696000;`))]);
  expect(analyticsId(log)()).toBe(id);
  expect(log).not.toHaveBeenCalled();
});

it('stays in memory where it cannot be stored, and that is logged [EVENT-610]', () => {
  jar.on = false;
  const idOf = analyticsId(log);
  const id = idOf();
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(idOf()).toBe(id);
  expect(log.mock.calls).toEqual([['Unable to store analyticsId']]);
});
