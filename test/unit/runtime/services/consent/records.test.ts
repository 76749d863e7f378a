// What a site can show of a decision, and whom it tells.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageLog } from '../../../../../src/runtime/message-log.ts';
import type { CookieSettings } from '../../../../../src/vocab/rules/overlays/cookie-settings.ts';
import { type ConsentStage, consentPage } from './consent-page.ts';
import { CookieJar } from './cookie-jar.ts';

const SERVICES = [
  { name: 'visits', purpose: 'analytics', cookies: ['_visits'], storage: ['visits:*'] },
  { name: 'pixel', purpose: 'marketing', cookies: ['_px*', '_shared'] },
  { name: 'chat', purpose: 'preferences', cookies: ['_shared'] },
];
const ALL = { necessary: true, preferences: true, analytics: true, marketing: true };

let page: ConsentStage | undefined;

const start = (settings: CookieSettings, own = {}): ConsentStage => {
  page?.stop();
  page = consentPage({ services: SERVICES, ...settings }, own);
  return page;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  new CookieJar();
});
afterEach(() => {
  page?.stop();
  page = undefined;
  vi.unstubAllGlobals();
});

describe('the record of a decision', () => {
  const shown = { place: 'banner', texts: ['Usamos cookies.', 'Aceitar'] } as const;

  it('says what was shown, what was chosen, when and under which policy, and names nobody', () => {
    const { control } = start({ preset: 'lgpd', policyVersion: 3 });
    expect(control.record()).toBeNull();
    control.accept(shown);
    const first = control.record();
    expect(first).toEqual({
      id: expect.stringMatching(/^[\da-f]{32}$/),
      version: 2,
      policyVersion: 3,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      policy: 'restrictive',
      choice: 'accepted',
      purposes: ALL,
      services: { visits: true, pixel: true, chat: true },
      globalPrivacyControl: false,
      shown,
      language: 'pt-BR',
    });
    control.setService('pixel', false);
    expect(control.record()).toMatchObject({ choice: 'custom', services: { pixel: false }, shown: { place: 'page' } });
    control.refuse();
    expect(control.record()).toMatchObject({ choice: 'refused' });
    expect(control.record()?.id).not.toBe(first?.id);
    expect(start({ preset: 'lgpd', policyVersion: 3 }).control.record(), 'on the next page').toMatchObject({
      choice: 'refused',
    });
  });

  it('that no storage keeps is said to developers once, and so is the decision [ERR-609]', () => {
    const refuses = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses, removeItem: refuses });
    const log = new MessageLog();
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { control } = start({ preset: 'lgpd' }, { log });
    control.accept(shown);
    control.refuse();
    expect(said.mock.calls.flat()).toEqual([
      '[vitrine] VT040 vitrine:consent-records cannot be stored: it lasts for this page only.',
    ]);
    new CookieJar().on = false;
    control.accept(shown);
    expect(log.messages.map(({ message }) => message)).toContain(
      'vitrine:consent cannot be stored: it lasts for this page only.',
    );
    vi.restoreAllMocks();
  });

  it('is sent once for each decision, and again at the next visit where it did not arrive', async () => {
    const sent: { url: string; id: string; credentials: unknown }[] = [];
    let works = false;
    vi.stubGlobal('fetch', async (url: string, { body, credentials }: RequestInit) => {
      sent.push({ url, id: JSON.parse(String(body)).id, credentials });
      if (!works) throw new TypeError('offline');
      return new Response(null, { status: 204 });
    });
    const settle = () => new Promise((done) => setTimeout(done));
    const settings = { recordUrl: '/registros' };
    start(settings).control.accept();
    await settle();
    expect(sent).toEqual([{ url: '/registros', id: expect.any(String), credentials: 'omit' }]);
    works = true;
    start(settings);
    await settle();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.id).toBe(sent[0]?.id);
    start(settings);
    await settle();
    expect(sent).toHaveLength(2);
  });
});

describe('tag managers', () => {
  const layer = (): unknown[] =>
    (Reflect.get(window, 'dataLayer') ?? []).map((one: unknown) =>
      Object.prototype.toString.call(one) === '[object Arguments]' ? [...(one as IArguments)] : one,
    );
  afterEach(() => void Reflect.deleteProperty(window, 'dataLayer'));

  it('hear nothing unless the site wants it', () => {
    start({}).control.accept();
    expect(Reflect.has(window, 'dataLayer')).toBe(false);
  });

  it('hear Google’s default before anything else, and each change of the decision', () => {
    const { control } = start({ googleConsentMode: true });
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    };
    expect(layer()).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
    control.set({ analytics: true });
    expect(layer().slice(1)).toEqual([['consent', 'update', { ...denied, analytics_storage: 'granted' }]]);
    control.open();
    expect(layer()).toHaveLength(2);
  });

  it('find the decision in the data layer, also one of an earlier page', () => {
    start({}).control.accept();
    Reflect.set(window, 'dataLayer', [{ event: 'own' }]);
    start({ dataLayer: true });
    const event = { event: 'vitrine_consent', decided: true, purposes: ALL, services: {} };
    expect(layer()).toEqual([{ event: 'own' }, event]);
  });
});
