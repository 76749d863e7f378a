// Single services and the site's policy version. Real storage and the screen are in test/browser/blocks/consent-preferences.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageLog } from '../../../../../src/runtime/message-log.ts';
import { mayCollect } from '../../../../../src/runtime/services/consent/permissions.ts';
import { decidedBefore } from '../../../../../src/runtime/store/decision.ts';
import type { CookieSettings } from '../../../../../src/vocab/rules/overlays/cookie-settings.ts';
import { type ConsentStage, consentPage } from './consent-page.ts';
import { CookieJar } from './cookie-jar.ts';

const SERVICES = [
  { name: 'visits', purpose: 'analytics', cookies: ['_visits'], storage: ['visits:*'] },
  { name: 'pixel', purpose: 'marketing', cookies: ['_px*', '_shared'] },
  { name: 'chat', purpose: 'preferences', cookies: ['_shared'] },
];
const NONE = { necessary: true, preferences: false, analytics: false, marketing: false };
const ALL = { necessary: true, preferences: true, analytics: true, marketing: true };

let jar: CookieJar;
let page: ConsentStage | undefined;

const start = (settings: CookieSettings, own = {}): ConsentStage => {
  page?.stop();
  page = consentPage({ services: SERVICES, ...settings }, own);
  return page;
};

/** The page that was started last. */
const stageOf = (): ConsentStage => page as ConsentStage;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jar = new CookieJar();
});
afterEach(() => {
  page?.stop();
  page = undefined;
  vi.unstubAllGlobals();
});

describe('a single service', () => {
  it('is granted by itself, which refuses the rest, and is known to the next page', () => {
    const { control, slice } = start({});
    control.setService('pixel', true);
    expect(slice()).toMatchObject({ decided: true, purposes: NONE, services: { pixel: true } });
    expect(decidedBefore({})).toMatchObject({ decided: true, purposes: NONE, services: { pixel: true } });
    expect(mayCollect(stageOf().store, 'marketing', 'pixel')).toBe(true);
    expect(mayCollect(stageOf().store, 'marketing', 'other')).toBe(false);
  });

  it('is refused alone, and no decision of its own remains where it agrees with its purpose', () => {
    const { control, slice } = start({});
    control.accept();
    control.setService('visits', false);
    expect(slice().services).toEqual({ visits: false });
    expect(mayCollect(stageOf().store, 'analytics', 'visits')).toBe(false);
    expect(mayCollect(stageOf().store, 'analytics')).toBe(true);
    control.setService('visits', true);
    expect(slice().services).toEqual({});
  });

  it('goes with its purpose when that is withdrawn by the page', () => {
    const { control, slice } = start({});
    control.accept();
    control.setService('chat', false);
    control.set({ marketing: false });
    control.setService('pixel', true);
    control.setService('unknown', true);
    control.set({ marketing: false });
    expect(slice()).toMatchObject({ purposes: { ...ALL, marketing: false }, services: { chat: false } });
    expect(Object.keys(slice().services)).toEqual(['chat']);
  });

  it('is never granted under an absolute policy', () => {
    const { control, slice } = start({ isRestrictiveCookiePolicyAbsolute: true });
    control.setService('pixel', true);
    expect(slice()).toMatchObject({ decided: true, purposes: NONE, services: {} });
    expect(decidedBefore({ cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } }).services).toEqual({});
  });

  it('leaves nothing behind when it is withdrawn; what another service may keep stays', () => {
    const { control } = start({});
    control.accept();
    for (const name of ['_visits', '_px1', '_px2', '_shared', '_other']) jar.put(name, '1');
    localStorage.setItem('visits:a', '1');
    sessionStorage.setItem('visits:b', '1');
    localStorage.setItem('other', '1');
    control.set({ marketing: false });
    expect(jar.names).toEqual(expect.arrayContaining(['_visits', '_shared', '_other']));
    expect(jar.names.filter((name) => name.startsWith('_px'))).toEqual([]);
    control.refuse();
    expect(jar.names.filter((name) => name.startsWith('_'))).toEqual(['_other']);
    expect([localStorage.getItem('visits:a'), sessionStorage.getItem('visits:b')]).toEqual([null, null]);
    expect(localStorage.getItem('other')).toBe('1');
  });

  it('is cleared after the page was told, so that nothing is written again', () => {
    const { control } = start({});
    control.accept();
    jar.put('_visits', '1');
    let told: string[] = [];
    const tell = (): void => {
      told = jar.names;
    };
    document.addEventListener('vitrine:consent-change', tell);
    control.refuse();
    document.removeEventListener('vitrine:consent-change', tell);
    expect(told).toContain('_visits');
    expect(jar.names).not.toContain('_visits');
  });
});

it('services are read from the page as well, and a developer reads what is wrong with them', () => {
  document.body.innerHTML = `<script type="application/json" data-consent-services>[{"name":"mapa","purpose":"preferences"},{"name":"x"}]</script><script type="application/json" data-consent-services>{</script>`;
  const log = new MessageLog();
  expect(
    start({}, { log })
      .slice()
      .declared.map(({ name }) => name),
  ).toEqual(['visits', 'pixel', 'chat', 'mapa']);
  expect(log.messages.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'VT040 services: read "{", expected a list of services; used: no service.',
    'VT040 services[4].purpose: read null, expected necessary, preferences, analytics, marketing; used: the service is left out.',
  ]);
  document.body.innerHTML = '';
});

describe('the version of the site’s policy', () => {
  const at = (policyVersion: unknown) => ({ isCookieBannerEnabled: true, policyVersion });

  it('asks again when it is raised, and until then nothing runs', () => {
    start(at(1)).control.accept();
    expect(start(at(1)).slice().decided).toBe(true);
    const { slice, store } = start(at(2));
    expect(slice()).toMatchObject({ decided: false, purposes: NONE, banner: {} });
    expect(decidedBefore({ cookieSettings: at(2) })).toMatchObject({ decided: false, purposes: NONE });
    expect(mayCollect(store, 'analytics'), 'a policy that is not restrictive').toBe(false);
  });

  it('is 0 for records that have none', () => {
    start(at(undefined)).control.accept();
    const { policyVersion: _, services: __, ...older } = JSON.parse(localStorage.getItem('vitrine:consent') ?? '');
    localStorage.setItem('vitrine:consent', JSON.stringify(older));
    expect(start(at(undefined)).slice()).toMatchObject({ decided: true, purposes: ALL, services: {} });
    expect(start(at(0)).slice().decided).toBe(true);
    expect(start(at(1)).slice().decided).toBe(false);
  });

  it('is not proved by the cookie alone', () => {
    start(at(1)).control.accept();
    localStorage.clear();
    expect(start(at(1)).slice().decided).toBe(false);
    expect(start(at(0)).slice().decided).toBe(true);
  });
});

describe('Global Privacy Control', () => {
  beforeEach(() => Reflect.set(navigator, 'globalPrivacyControl', true));
  afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

  it('refuses analytics and marketing until the visitor chooses', () => {
    const { control, store, slice } = start({});
    expect(['analytics', 'marketing'].map((one) => mayCollect(store, one as 'analytics'))).toEqual([false, false]);
    expect(slice().preferences?.refusedByBrowser).toBe(true);
    control.accept();
    expect(mayCollect(store, 'marketing')).toBe(true);
    expect(control.record()?.globalPrivacyControl).toBe(true);
  });
});

it('the preferences open where there are services or a preset, otherwise the banner', () => {
  const { control, opened } = start({ isCookieBannerEnabled: false });
  expect(control.open()).toBe(true);
  expect(opened).toHaveBeenLastCalledWith('consent-preferences');
  const without = start({ services: [], isCookieBannerEnabled: true });
  without.control.accept();
  expect(without.control.open()).toBe(true);
  expect(without.opened).toHaveBeenLastCalledWith('cookie-banner');
  expect(start({ services: [] }).control.open()).toBe(false);
});
