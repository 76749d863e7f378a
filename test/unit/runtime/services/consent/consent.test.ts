import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../expect-console.ts';
import { type ConsentStage, consentPage } from './consent-page.ts';
import { CookieJar } from './cookie-jar.ts';

const ENABLED = { isCookieBannerEnabled: true };
const RESTRICTIVE = { ...ENABLED, isAnalyticsCookiesDisabled: true };
const ALL = { necessary: true, preferences: true, analytics: true, marketing: true };
const NONE = { necessary: true, preferences: false, analytics: false, marketing: false };
const DAY = 86_400_000;

let jar: CookieJar;
let page: ConsentStage | undefined;

const start = (...args: Parameters<typeof consentPage>): ConsentStage => {
  page?.stop();
  page = consentPage(...args);
  return page;
};
const record = (): unknown => JSON.parse(localStorage.getItem('vitrine:consent') ?? 'null');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 30, 12) });
  localStorage.clear();
  jar = new CookieJar();
});

afterEach(() => {
  page?.stop();
  page = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the banner', () => {
  it('is asked for while it is enabled and nobody has decided [CONSENT-014] [CONSENT-018] [CONSENT-602]', () => {
    expect(start(ENABLED).opened).toHaveBeenCalledWith('cookie-banner');
    expect(page?.slice().banner).toMatchObject({ forced: false, look: { cta: 'ICON', theme: 'DARK' } });
    for (const settings of [{}, { isCookieBannerEnabled: false }, { isCookieBannerEnabled: 'true' }]) {
      const off = start(settings);
      expect(off.opened).not.toHaveBeenCalled();
      expect(off.slice().banner).toBeNull();
    }
  });

  it.each(['true', 'false'])('stays away where ss_cookieAllowed is %s [CONSENT-018] [CONSENT-603]', (stored) => {
    jar.put('ss_cookieAllowed', stored);
    expect(start(ENABLED).slice().banner).toBeNull();
    expect(page?.slice().decided).toBe(true);
  });

  it.each(['', 'TRUE', '1', 'undefined', '%7B'])('comes back where ss_cookieAllowed is %j, fault F-073', (stored) => {
    jar.put('ss_cookieAllowed', stored);
    expect(start(ENABLED).slice()).toMatchObject({ decided: false, purposes: NONE, banner: {} });
  });

  it('is hidden in screenshot mode, even when it is forced [CONSENT-601]', () => {
    history.replaceState(null, '', '?screenshot');
    const shot = start(ENABLED);
    expect(shot.slice().banner).toBeNull();
    shot.control.force();
    shot.control.open();
    expect(shot.slice().banner).toBeNull();
    expect(shot.opened).not.toHaveBeenCalled();
    history.replaceState(null, '', location.pathname);
    shot.control.open();
    expect(shot.slice().banner).toBeNull();
    expect(start(ENABLED).slice().banner).not.toBeNull();
  });

  it('opens again for a visitor who wants to change the decision, and can be left', () => {
    const { control, slice, opened } = start(ENABLED);
    control.accept();
    control.open();
    expect(slice().banner).toMatchObject({ again: true });
    expect(opened).toHaveBeenCalledTimes(2);
    slice().banner?.leave();
    expect(slice()).toMatchObject({ banner: null, purposes: ALL });
    control.open();
    slice().banner?.refuse();
    expect(slice()).toMatchObject({ banner: null, purposes: NONE });
  });

  it('cannot be left by a visitor who has not decided, nor opened where it is not enabled [CONSENT-014]', () => {
    const { slice } = start(ENABLED);
    slice().banner?.leave();
    expect(slice().banner).not.toBeNull();
    const off = start({});
    off.control.open();
    expect(off.slice().banner).toBeNull();
  });

  it('opens for a press on a link that says so, and takes the press', () => {
    jar.put('ss_cookieAllowed', 'true');
    const { handle, slice } = start(ENABLED);
    expect(slice().banner).toBeNull();
    expect(handle(new MouseEvent('click'))).toBe(true);
    expect(slice().banner).toMatchObject({ again: true });
  });
});

describe('a decision', () => {
  it('to accept is stored as true for 30 days, takes the banner away and grants everything [CONSENT-019] [CONSENT-021] [CONSENT-038] [CONSENT-039] [CONSENT-603]', () => {
    const { slice } = start(RESTRICTIVE);
    slice().banner?.accept();
    expect(jar.lines).toContain('ss_cookieAllowed=true; Path=/; Max-Age=2592000; SameSite=lax');
    expect(slice()).toMatchObject({ decided: true, purposes: ALL, banner: null });
    expect(record()).toEqual({
      version: 2,
      time: Date.now(),
      policy: 'restrictive',
      policyVersion: 0,
      purposes: ALL,
      services: {},
    });
  });

  it('to refuse is stored as false for 30 days, takes the banner away and grants the necessary only [CONSENT-020] [CONSENT-021] [CONSENT-038]', () => {
    const { slice } = start(ENABLED);
    slice().banner?.refuse();
    expect(jar.lines).toContain('ss_cookieAllowed=false; Path=/; Max-Age=2592000; SameSite=lax');
    expect(slice()).toMatchObject({ decided: true, purposes: NONE, banner: null });
  });

  it.each(['accept', 'refuse'] as const)('to %s is over after 30 days, to the second [CONSENT-021]', (choice) => {
    start(ENABLED).control[choice]();
    vi.advanceTimersByTime(30 * DAY - 1_000);
    expect(start(ENABLED).slice().decided).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(start(ENABLED).slice()).toMatchObject({ decided: false, purposes: NONE, banner: {} });
  });

  it('may grant single purposes; the cookie says whether visits may be counted', () => {
    const { control } = start(ENABLED);
    control.set({ analytics: true });
    expect(jar.text).toContain('ss_cookieAllowed=true');
    control.set({ preferences: true, analytics: false, necessary: false });
    expect(jar.text).toContain('ss_cookieAllowed=false');
    expect(start(ENABLED).slice().purposes).toEqual({ ...NONE, preferences: true });
  });

  it('takes nothing that is no purpose or no yes or no', () => {
    const { control, slice } = start(ENABLED);
    control.set(JSON.parse('{"analytics":"yes","other":true,"__proto__":{"marketing":true}}'));
    expect(slice().purposes).toEqual(NONE);
  });

  it('leaves analytics and marketing off under an absolute policy, even when accepted [CONSENT-017]', () => {
    jar.put('ss_cvr', 'x');
    const { control, slice } = start({ ...RESTRICTIVE, isRestrictiveCookiePolicyAbsolute: true });
    control.accept();
    expect(slice()).toMatchObject({ decided: true, purposes: { ...NONE, preferences: true } });
    expect(jar.text).toContain('ss_cookieAllowed=true');
    expect(jar.names).not.toContain('ss_cvr');
  });

  it('is told once per change, with the banner’s version [CONSENT-032]', () => {
    const { control, changes } = start(ENABLED);
    expect(changes).toEqual([]);
    control.accept();
    control.accept();
    control.set({ marketing: false });
    expect(changes).toEqual([
      { version: 2, decided: true, purposes: ALL, services: {} },
      { version: 2, decided: true, purposes: { ...ALL, marketing: false }, services: {} },
    ]);
  });
});

describe('stored beside the cookie, the purposes', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ version: 1, time: 0, purposes: ALL })],
    ['no time', JSON.stringify({ version: 2, purposes: NONE })],
    ['half the purposes', JSON.stringify({ version: 2, time: 0, purposes: { analytics: true } })],
    ['words for yes', JSON.stringify({ version: 2, time: 0, purposes: { ...ALL, marketing: 'yes' } })],
    ['the contrary', JSON.stringify({ version: 2, time: Date.UTC(2026, 5, 30), policy: 'open', purposes: NONE })],
    ['over', JSON.stringify({ version: 2, time: Date.UTC(2026, 4, 1), policy: 'open', purposes: ALL })],
  ])('are what the cookie says, analytics, where the record is %s, faults F-042 F-073 [CONSENT-039]', (_, text) => {
    localStorage.setItem('vitrine:consent', text);
    jar.put('ss_cookieAllowed', 'true');
    expect(start(ENABLED).slice()).toMatchObject({
      decided: true,
      purposes: { ...NONE, analytics: true },
      banner: null,
    });
  });

  it('never grow by themselves: with its record lost a decision for analytics grants no marketing, also on the way back to the page', () => {
    const { control, slice } = start(ENABLED);
    control.set({ analytics: true });
    localStorage.clear();
    dispatchEvent(new Event('focus'));
    expect(slice().purposes).toEqual({ ...NONE, analytics: true });
    expect(start(ENABLED).slice().purposes).toEqual({ ...NONE, analytics: true });
  });

  it('are kept whole where an old library steers how lists and texts become JSON, fault F-032', () => {
    Object.defineProperty(Object.prototype, 'toJSON', { value: () => 'steered', configurable: true });
    try {
      start(ENABLED).control.accept();
    } finally {
      Reflect.deleteProperty(Object.prototype, 'toJSON');
    }
    expect(start(ENABLED).slice().purposes).toEqual(ALL);
  });

  it('do not outlive a deleted cookie, fault F-073', () => {
    start(ENABLED).control.accept();
    jar.delete('ss_cookieAllowed');
    expect(start(ENABLED).slice()).toMatchObject({ decided: false, purposes: NONE, banner: {} });
  });

  it('hold the decision where cookies are off, for 30 days by a sound clock, fault F-040', () => {
    jar.on = false;
    start(ENABLED).control.accept();
    expect(start(ENABLED).slice()).toMatchObject({ decided: true, purposes: ALL });
    vi.setSystemTime(Date.now() - DAY);
    expect(start(ENABLED).slice().decided).toBe(false);
    vi.setSystemTime(Date.now() + 31 * DAY);
    expect(start(ENABLED).slice().decided).toBe(false);
  });

  it('stand in a cookie where storage is off, fault F-040', () => {
    expectConsole(/cannot be stored/);
    vi.stubGlobal('localStorage', undefined);
    start(ENABLED).control.set({ analytics: true });
    expect(jar.names).toContain('vitrine-consent');
    expect(start(ENABLED).slice().purposes).toEqual({ ...NONE, analytics: true });
  });

  it('live as long as the page where nothing can be kept, and the banner stays away, fault F-040', () => {
    expectConsole(/cannot be stored/);
    jar.on = false;
    vi.stubGlobal('localStorage', undefined);
    const { slice } = start(ENABLED);
    slice().banner?.accept();
    dispatchEvent(new Event('focus'));
    expect(slice()).toMatchObject({ decided: true, purposes: ALL, banner: null });
  });
});
