// What a wrong declaration, a wrong call, full storage or a slow server could turn a decision into.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageLog } from '../../../../../src/runtime/message-log.ts';
import { mayCollect } from '../../../../../src/runtime/services/consent/permissions.ts';
import visitorRecordService from '../../../../../src/runtime/services/visitor-record/index.ts';
import { decidedBefore } from '../../../../../src/runtime/store/decision.ts';
import type { CookieSettings } from '../../../../../src/vocab/rules/overlays/cookie-settings.ts';
import { deferred } from '../../../../deferred.ts';
import { fakePage } from '../../../../fake-page.ts';
import { expectConsole } from '../../../expect-console.ts';
import { type ConsentStage, consentPage } from './consent-page.ts';
import { CookieJar } from './cookie-jar.ts';

const RESTRICTIVE = { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: true };

let jar: CookieJar;
let page: ConsentStage | undefined;

const start = (settings: CookieSettings = {}): ConsentStage => {
  page?.stop();
  page = consentPage({ ...RESTRICTIVE, ...settings });
  return page;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jar = new CookieJar();
});
afterEach(() => {
  page?.stop();
  page = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a service without a name', () => {
  it('is no service, so a call that names none grants nothing', () => {
    const { control, store, slice } = start();
    control.setService('', true);
    control.setService(undefined as unknown as string, true);
    expect(slice()).toMatchObject({ decided: false, services: {} });
    expect(control.record()).toBeNull();
    expect(mayCollect(store, 'analytics')).toBe(false);
  });

  it('in a stored decision grants nothing either', () => {
    start().control.refuse();
    const stored = JSON.parse(localStorage.getItem('vitrine:consent') ?? '');
    localStorage.setItem('vitrine:consent', JSON.stringify({ ...stored, services: { '': true } }));
    const { store } = start();
    expect(mayCollect(store, 'analytics')).toBe(false);
    expect(mayCollect(store, 'marketing')).toBe(false);
  });
});

it('a service that declares the names of the decision itself does not delete it when it is refused', () => {
  const services = [{ name: 'greedy', purpose: 'marketing', cookies: ['ss_*', 'crumb'], storage: ['vitrine:*'] }];
  jar.put('crumb', '1');
  jar.put('ss_other', '1');
  start({ services }).control.refuse();
  expect(jar.names).toEqual(expect.arrayContaining(['crumb', 'ss_cookieAllowed']));
  expect(jar.names).not.toContain('ss_other');
  expect(start({ services }).slice().decided).toBe(true);
  expect(localStorage.getItem('vitrine:consent-records')).not.toBeNull();
});

describe('drafts of forms', () => {
  const KEY = 'vitrine:draft:contato';
  const keep = (): void => {
    for (const place of [localStorage, sessionStorage]) place.setItem(KEY, '{}');
  };

  it('leave the browser when preferences are withdrawn, and stay in the tab', () => {
    const { control } = start();
    control.accept();
    keep();
    control.set({ analytics: false });
    expect(localStorage.getItem(KEY)).toBe('{}');
    control.set({ preferences: false });
    expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual([null, '{}']);
  });

  it('of an earlier decision are cleared while a visitor is asked again', () => {
    keep();
    start();
    expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual([null, '{}']);
  });
});

describe('the visitor record as a service of its own', () => {
  const services = [{ name: 'visitor-record', purpose: 'analytics' }];
  const open = (): (() => void) => {
    const { store } = page as ConsentStage;
    return visitorRecordService.start(fakePage({}, { store })).stop;
  };
  const recorded = (): string[] => jar.names.filter((name) => ['ss_cvr', 'ss_cvt'].includes(name));

  it('is kept where it was allowed although analytics was not', () => {
    const { control } = start({ services, isActivityLogEnabled: true });
    const stop = open();
    control.setService('visitor-record', true);
    expect(recorded()).toEqual(['ss_cvr', 'ss_cvt']);
    jar.put('ss_cid', '1');
    stop();
    start({ services });
    expect(jar.names).not.toContain('ss_cid');
    expect(recorded()).toEqual(['ss_cvr', 'ss_cvt']);
  });

  it('is cleared where it was refused although analytics was not, also where its declaration lists no cookies', () => {
    const { control } = start({ services, isActivityLogEnabled: true });
    const stop = open();
    control.accept();
    expect(recorded()).toEqual(['ss_cvr', 'ss_cvt']);
    jar.put('ss_cid', '1');
    control.setService('visitor-record', false);
    stop();
    expect(recorded()).toEqual([]);
    expect(jar.names).toContain('ss_cid');
  });
});

it('a first visit that an earlier yes has noted is forgotten with a no, although nothing was allowed since', () => {
  localStorage.setItem('vitrine:visited', 'true');
  const { control, store } = start({ isActivityLogEnabled: true });
  const { stop } = visitorRecordService.start(fakePage({}, { store }));
  control.refuse();
  expect(localStorage.getItem('vitrine:visited')).toBeNull();
  stop();
});

describe('records of decisions', () => {
  it('are sent once each, although the next is made before the first has arrived', async () => {
    const sent: string[] = [];
    const { promise: arrived, resolve: arrive } = deferred();
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)).id);
      await arrived;
      return new Response(null, { status: 204 });
    });
    const { control } = start({ recordUrl: '/registros' });
    control.accept();
    control.refuse();
    control.accept();
    arrive();
    await new Promise((done) => setTimeout(done));
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(3);
    control.refuse();
    expect(sent).toHaveLength(4);
  });

  it('show the latest decision where storage is full', () => {
    const { control } = start();
    control.accept();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    control.refuse();
    expect(control.record()).toMatchObject({ choice: 'refused' });
  });
});

describe('a stored decision that is damaged', () => {
  const ALL = { necessary: true, preferences: true, analytics: true, marketing: true };
  const sound = { version: 2, time: Date.now(), policy: 'open', policyVersion: 0, purposes: ALL, services: {} };

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"true"'],
    ['purposes that are a text', JSON.stringify({ ...sound, purposes: 'all' })],
    ['purposes that are words', JSON.stringify({ ...sound, purposes: { analytics: 'true', marketing: 'true' } })],
    ['another version', JSON.stringify({ ...sound, version: '2' })],
    ['a time that is none', JSON.stringify({ ...sound, time: 'now' })],
    ['a decision older than 30 days', JSON.stringify({ ...sound, time: Date.now() - 30 * 86_400_000 })],
  ])('grants analytics by its cookie, and nothing else: %s', (_, text) => {
    localStorage.setItem('vitrine:consent', text);
    jar.put('ss_cookieAllowed', 'true');
    const { slice } = start();
    expect(slice()).toMatchObject({ decided: true, services: {} });
    expect(slice().purposes).toEqual({ necessary: true, preferences: false, analytics: true, marketing: false });
  });

  it.each([['2'], [true], [[2]], [{}], [null], [1.5]])(
    'counts as older than policy 2 where its own version is no whole number: %j',
    (policyVersion) => {
      localStorage.setItem('vitrine:consent', JSON.stringify({ ...sound, policyVersion }));
      jar.put('ss_cookieAllowed', 'true');
      const context = { cookieSettings: { policyVersion: 2 } };
      expect(decidedBefore(context).decided).toBe(false);
      expect(start({ policyVersion: 2 }).slice().decided).toBe(false);
    },
  );

  it('says to developers where the site’s version is no number, and not where it is one', () => {
    const messages = (policyVersion: unknown): string[] => {
      const log = new MessageLog();
      const made = consentPage({ ...RESTRICTIVE, policyVersion }, { log });
      made.stop();
      return log.messages.map(({ message }) => message);
    };
    expect(messages('2026-11-01')).toEqual(['policyVersion: read "2026-11-01", expected a whole number; used: 0.']);
    expect(messages(1.5)).toEqual(['policyVersion: read 1.5, expected a whole number; used: 0.']);
    for (const sound of [undefined, 0, 3, '3']) expect(messages(sound)).toEqual([]);
  });

  it.each([['2026-11-01'], ['1e999'], [true], [[3]], [{}], [null], [-1], [Number.POSITIVE_INFINITY]])(
    'asks once and not on every page where the site’s version is no number: %j',
    (policyVersion) => {
      start({ policyVersion }).control.accept();
      expect(start({ policyVersion }).slice().decided).toBe(true);
      expect(decidedBefore({ cookieSettings: { policyVersion } }).decided).toBe(true);
    },
  );
});

it('a decision that another tab made while the preferences are open is in force, and its banner is gone', () => {
  const { control, slice } = start();
  control.preferences();
  const other = consentPage(RESTRICTIVE);
  other.control.accept();
  other.stop();
  dispatchEvent(new StorageEvent('storage', { key: 'vitrine:consent' }));
  expect(slice()).toMatchObject({ decided: true, banner: null, purposes: { marketing: true } });
  control.refuse();
  expect(decidedBefore({}).purposes).toMatchObject({ marketing: false, analytics: false });
});

it('storage and cookies that throw leave a decision for the page, and nothing is collected before it', () => {
  expectConsole(/cannot be stored/);
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(refuse);
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse);
  const { control, store, slice } = start();
  expect(slice()).toMatchObject({ decided: false, banner: {} });
  expect(mayCollect(store, 'analytics')).toBe(false);
  control.accept();
  expect(slice()).toMatchObject({ decided: true, banner: null, purposes: { analytics: true } });
  expect(control.record()).toMatchObject({ choice: 'accepted' });
  dispatchEvent(new Event('focus'));
  expect(slice().decided).toBe(true);
});
