// What a new page makes of the token that an earlier page has stored. The shipped service is proved in test/browser/blocks/member-login.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import memberService from '../../../../../src/runtime/services/member/index.ts';
import type { RunningService } from '../../../../../src/runtime/stage/service-module.ts';
import type { Call } from '../../../../../src/vocab/calls.ts';
import { MEMBER_KEY } from '../../../../../src/vocab/names.ts';
import { fakePage } from '../../../../fake-page.ts';

let running: Pick<RunningService, 'stop'> | null = null;
let navigation: Record<string, unknown> = {};

beforeEach(() => {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [navigation] as never);
  navigation = { type: 'navigate', deliveryType: '', transferSize: 900, decodedBodySize: 600 };
});
afterEach(() => {
  running?.stop();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

function start(context: unknown, answer = async (): Promise<unknown> => ({})) {
  const calls: Call[] = [];
  const call = (one: Call): Promise<unknown> => {
    calls.push(one);
    return answer();
  };
  const service = memberService.start(fakePage(context, { service: (async () => call) as never }));
  running = service;
  return { calls, ...service };
}

const keep = (value: string, expires?: number): void =>
  sessionStorage.setItem(MEMBER_KEY, JSON.stringify({ value, expires }));
const kept = (): unknown => JSON.parse(sessionStorage.getItem(MEMBER_KEY) ?? 'null');

it.each([
  ['names a token', { memberAccount: { xsrfToken: 'new' } }, { value: 'new' }],
  ['names the same token', { memberAccount: { xsrfToken: 'old' } }, { value: 'old', expires: 4e12 }],
  ['knows a member and names no token', { memberAccount: {} }, { value: 'old', expires: 4e12 }],
  [
    'says that nobody is signed in, which may be a cached answer to nobody',
    { memberAccount: null },
    { value: 'old', expires: 4e12 },
  ],
  ['says nothing of members', {}, { value: 'old', expires: 4e12 }],
])('the token of an earlier page, on one that %s', (_, context, expected) => {
  keep('old', 4e12);
  start(context);
  expect(kept()).toEqual(expected);
});

it.each([
  { type: 'back_forward' },
  { type: 'navigate', deliveryType: 'cache', transferSize: 0, decodedBodySize: 0 },
  { type: 'navigate', transferSize: 0, decodedBodySize: 600 },
])('a page that may come from a cache replaces no token, and gives one where none is stored: %j', (entry) => {
  navigation = entry;
  keep('old');
  start({ memberAccount: { xsrfToken: 'older' } }).stop();
  expect(kept()).toEqual({ value: 'old' });
  sessionStorage.clear();
  start({ memberAccount: { xsrfToken: 'older' } });
  expect(kept()).toEqual({ value: 'older' });
});

it('a page whose size no entry says replaces the token', () => {
  navigation = { type: 'navigate', transferSize: 0, decodedBodySize: 0 };
  keep('old');
  start({ memberAccount: { xsrfToken: 'new' } });
  expect(kept()).toEqual({ value: 'new' });
});

it('signs out with the token that the page names, and not with an older one', async () => {
  keep('old');
  const { api, calls } = start({ memberAccount: { xsrfToken: 'new' } });
  await api.logout();
  expect(calls[0]?.headers).toEqual({ 'X-XSRF-TOKEN': 'new' });
  expect(kept()).toBeNull();
});

describe('what a visitor has typed and searched for', () => {
  const WORDS = ['vitrine:draft:contato', 'vitrine:back:/contato', 'vitrine:searches', 'vitrine:listened'];
  const type = (): void => {
    for (const place of [localStorage, sessionStorage])
      for (const key of [...WORDS, 'vitrine:consent', 'theme']) place.setItem(key, '{}');
  };
  const left = (): readonly string[] =>
    [localStorage, sessionStorage].flatMap((place) => WORDS.filter((key) => place.getItem(key) !== null));

  it('goes when the member signs out, and nothing else does', async () => {
    const { api } = start({ memberAccount: {} });
    type();
    await api.logout();
    expect(left()).toEqual([]);
    for (const place of [localStorage, sessionStorage])
      expect([place.getItem('vitrine:consent'), place.getItem('theme')]).toEqual(['{}', '{}']);
  });

  it('goes when the member signs out in another tab', () => {
    start({ memberAccount: {} });
    type();
    localStorage.setItem('vitrine:member-change', 'out:another-tab');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(left()).toEqual([]);
  });

  it('stays where signing out fails', async () => {
    const { api } = start({ memberAccount: {} }, () => Promise.reject(new Error('offline')));
    type();
    await expect(api.logout()).rejects.toThrow('offline');
    expect(left()).toHaveLength(2 * WORDS.length);
  });
});
