import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TRACKING_COOKIES } from '../../../../../src/vocab/names.ts';
import { type ConsentStage, consentPage } from './consent-page.ts';
import { CookieJar } from './cookie-jar.ts';

const ENABLED = { isCookieBannerEnabled: true };
const RESTRICTIVE = { ...ENABLED, isAnalyticsCookiesDisabled: true };

let jar: CookieJar;
let page: ConsentStage | undefined;

const start = (...args: Parameters<typeof consentPage>): ConsentStage => {
  page?.stop();
  page = consentPage(...args);
  return page;
};

beforeEach(() => {
  localStorage.clear();
  jar = new CookieJar();
});

afterEach(() => {
  page?.stop();
  page = undefined;
});

describe('tracking cookies', () => {
  const fill = (): void => {
    for (const name of TRACKING_COOKIES) jar.put(name, '1');
    jar.put('crumb', '1');
  };
  const left = (): string[] => jar.names.filter((name) => TRACKING_COOKIES.includes(name));

  it('are the union of both lists [CONSENT-029] [CONSENT-604]', () => {
    expect([...TRACKING_COOKIES].sort()).toEqual(
      'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt'.split(' ').sort(),
    );
  });

  it.each([
    ['undecided', null],
    ['refused', 'false'],
  ])(
    'are cleared at the start under a restrictive policy while %s, banner or not [CONSENT-029] [CONSENT-040] [CONSENT-604]',
    (_, stored) => {
      for (const settings of [RESTRICTIVE, { isRestrictiveCookiePolicyEnabled: true }]) {
        fill();
        if (stored) jar.put('ss_cookieAllowed', stored);
        start(settings);
        expect(left()).toEqual([]);
        expect(jar.names).toContain('crumb');
      }
    },
  );

  it('stay at the start where the policy is open, or the visitor accepted [CONSENT-030] [CONSENT-606]', () => {
    fill();
    start(ENABLED);
    jar.put('ss_cookieAllowed', 'false');
    start(ENABLED);
    jar.put('ss_cookieAllowed', 'true');
    start(RESTRICTIVE);
    expect(left()).toHaveLength(9);
  });

  it.each([
    ['restrictive', RESTRICTIVE],
    ['open', ENABLED],
  ])('go at once when the visitor refuses or withdraws, policy %s, threat T-19 [CONSENT-040]', (_, settings) => {
    const { control } = start(settings);
    control.accept();
    fill();
    control.refuse();
    expect(left()).toEqual([]);
    control.accept();
    fill();
    control.set({ analytics: false });
    expect(left()).toEqual([]);
  });

  it('stay when the visitor accepts [CONSENT-030]', () => {
    const { control } = start(RESTRICTIVE);
    fill();
    control.accept();
    expect(left()).toHaveLength(9);
  });
});
