import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayCollect, onceAllowed } from '../../../../../src/runtime/services/consent/permissions.ts';
import type { CookieSettings } from '../../../../../src/vocab/rules/overlays/cookie-settings.ts';
import { type ConsentStage, consentPage } from './consent-page.ts';
import { CookieJar } from './cookie-jar.ts';

const RESTRICTIVE = { isAnalyticsCookiesDisabled: true };
const ABSOLUTE = { ...RESTRICTIVE, isRestrictiveCookiePolicyAbsolute: true };

let page: ConsentStage;

beforeEach(() => {
  localStorage.clear();
  new CookieJar();
});
afterEach(() => {
  page.stop();
  vi.unstubAllGlobals();
});

/** policy, decision, browser's own refusal → may collect. */
const TABLE: [string, CookieSettings, 'accept' | 'refuse' | null, boolean, boolean][] = [
  ['open', {}, null, false, true],
  ['open', {}, null, true, false],
  ['open', {}, 'accept', true, true],
  ['open', {}, 'refuse', false, false],
  ['restrictive', RESTRICTIVE, null, false, false],
  ['restrictive', RESTRICTIVE, 'accept', false, true],
  ['restrictive', RESTRICTIVE, 'accept', true, true],
  ['restrictive', RESTRICTIVE, 'refuse', false, false],
  ['absolute', ABSOLUTE, null, false, false],
  ['absolute', ABSOLUTE, 'accept', false, false],
];

describe('what collectors may do', () => {
  it.each(TABLE)(
    'under an %s policy %j after %s, GPC %s: %s, fault F-070 [CONSENT-031] [CONSENT-039]',
    (_, settings, choice, gpc, allowed) => {
      vi.stubGlobal('navigator', { globalPrivacyControl: gpc });
      page = consentPage(settings);
      if (choice) page.control[choice]();
      expect(mayCollect(page.store, 'analytics')).toBe(allowed);
    },
  );

  it('changes with the visitor’s mind, without a reload [CONSENT-039]', () => {
    page = consentPage(RESTRICTIVE);
    page.control.accept();
    expect(mayCollect(page.store, 'marketing')).toBe(true);
    page.control.set({ marketing: false });
    expect(mayCollect(page.store, 'marketing')).toBe(false);
    expect(mayCollect(page.store, 'analytics')).toBe(true);
    expect(mayCollect(page.store, 'necessary')).toBe(true);
  });

  it('is told once to who waits for it: at once, with the yes, or never', () => {
    const [open, waiting, stopped, other] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    page = consentPage({});
    onceAllowed(page.store, 'marketing', open);
    expect(open).toHaveBeenCalledOnce();
    page.stop();
    page = consentPage(RESTRICTIVE);
    onceAllowed(page.store, 'marketing', waiting);
    onceAllowed(page.store, 'preferences', other);
    onceAllowed(page.store, 'marketing', stopped)();
    page.control.refuse();
    expect(waiting).not.toHaveBeenCalled();
    page.control.set({ marketing: true });
    page.control.refuse();
    page.control.set({ marketing: true });
    expect(waiting).toHaveBeenCalledOnce();
    expect([stopped.mock.calls, other.mock.calls]).toEqual([[], []]);
  });
});
