import { beforeEach, describe, expect, it } from 'vitest';
import { takeFirstVisit } from '../../../../src/runtime/page/first-visit.ts';
import { inNativeApp } from '../../../../src/runtime/page/page-modes.ts';
import { local, session, type WebStorage } from '../../../../src/runtime/page/web-storage.ts';
import { noRedirect } from '../../../../src/runtime/services/owner/no-redirect.ts';

const off: WebStorage = { read: () => null, write: () => false, remove() {}, keys: () => [] };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the first visit', () => {
  it('is told page by page and session by session [SESSION-613]', () => {
    expect(takeFirstVisit(session, local)).toEqual({ firstLanding: true, firstSession: true });
    expect(takeFirstVisit(session, local)).toEqual({ firstLanding: false, firstSession: true });
    // Another session of the same visitor.
    sessionStorage.clear();
    expect(takeFirstVisit(session, local)).toEqual({ firstLanding: true, firstSession: false });
    expect(takeFirstVisit(session, local)).toEqual({ firstLanding: false, firstSession: false });
  });

  it('leaves nothing for good where nothing may be kept of the visitor [SESSION-613]', () => {
    takeFirstVisit(session, null);
    expect(localStorage).toHaveLength(0);
    expect(takeFirstVisit(session, null)).toEqual({ firstLanding: false, firstSession: true });
  });

  it('is every one where storage is off [SESSION-614]', () => {
    for (let page = 0; page < 2; page += 1)
      expect(takeFirstVisit(off, off)).toEqual({ firstLanding: true, firstSession: true });
  });
});

describe('the native app', () => {
  it('is known by the address, and by the tab from then on [NATIVE-601]', () => {
    expect(inNativeApp('?a=1&platform=mobile-app', session)).toBe(true);
    expect(inNativeApp('', session)).toBe(true);
    sessionStorage.clear();
    expect(inNativeApp('', session)).toBe(false);
  });

  it.each(['', '?platform', '?platform=mobile', '?platform=MOBILE-APP', '?Platform=mobile-app', '?a=mobile-app'])(
    'is not known by %j [NATIVE-601]',
    (search) => expect(inNativeApp(search, session)).toBe(false),
  );
});

describe('the flag against a redirect', () => {
  it.each(['?noredirect', '?noredirect=', '?a=1&noredirect=false&b'])('is known by the address: %s', (search) =>
    expect(noRedirect(session)(search)).toBe(true),
  );

  it.each(['', '?redirect', '?a=noredirect', '?noRedirect', '?noredirects'])('is not known by %j', (search) => {
    expect(noRedirect(session)(search)).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is known to the pages after it, until the session ends', () => {
    noRedirect(session)('?noredirect');
    expect(noRedirect(session)('')).toBe(true);
    sessionStorage.clear();
    expect(noRedirect(session)('')).toBe(false);
  });

  it('is known as long as the page where storage is off', () => {
    const left = noRedirect(off);
    expect([left(''), left('?noredirect'), left('')]).toEqual([false, true, true]);
    expect(noRedirect(off)('')).toBe(false);
  });
});
