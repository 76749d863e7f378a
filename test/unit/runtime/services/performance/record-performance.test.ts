import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordPerformance } from '../../../../../src/runtime/services/performance/record-performance.ts';
import type { Call } from '../../../../../src/vocab/calls.ts';
import type { CookieSettings } from '../../../../../src/vocab/rules/overlays/cookie-settings.ts';
import { type ConsentStage, consentPage } from '../consent/consent-page.ts';
import { CookieJar } from '../consent/cookie-jar.ts';

const RESTRICTIVE = { isAnalyticsCookiesDisabled: true };
const draft = (event: string) => ({
  app: 'site',
  event,
  timestamp: 1_700_000_000_000,
  context: {},
  connection: {},
  display: {},
  hardware: {},
  metrics: {},
});

let jar: CookieJar;
let page: ConsentStage;
let collecting: ReturnType<typeof recordPerformance>;
let asked: Call[];
let beacons: [string, string[]][];
let beaconsWork: boolean;
let visibility: DocumentVisibilityState;
/** Lets the server answer for the settings. */
let answer: () => Promise<void>;

const become = (state: DocumentVisibilityState): void => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const leave = () => dispatchEvent(new Event('pagehide'));
const load = () => dispatchEvent(new Event('load'));
const events = (): string[][] => beacons.map(([, list]) => list);

function start(settings: CookieSettings = {}): void {
  page = consentPage(settings);
  let come: (settings: unknown) => void = () => {};
  const settingsCome = new Promise((resolve) => {
    come = resolve;
  });
  answer = async () => {
    come({ pageLoadId: 'p-1' });
    await vi.advanceTimersByTimeAsync(0);
  };
  collecting = recordPerformance({
    store: page.store,
    request: async (call) => {
      asked.push(call);
      return call.method === 'GET' ? settingsCome : null;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  jar = new CookieJar();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  asked = [];
  beacons = [];
  beaconsWork = true;
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      sendBeacon(address: string, body: string) {
        if (beaconsWork) beacons.push([address, JSON.parse(body).map(({ event }: { event: string }) => event)]);
        return beaconsWork;
      },
    }),
  );
});
afterEach(() => {
  collecting.stop();
  page.stop();
  Reflect.deleteProperty(document, 'visibilityState');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('performance records', () => {
  it('leave when the page is hidden and when it goes, each once and only what is new [PERF-608]', async () => {
    start();
    await answer();
    collecting.recorder.add(draft('a'));
    collecting.recorder.add(draft('b'));
    become('visible');
    expect(events()).toEqual([]);
    become('hidden');
    expect(beacons).toEqual([[`${location.origin}/api/1/performance/records`, ['a', 'b']]]);
    become('hidden');
    leave();
    expect(events()).toEqual([['a', 'b']]);
    collecting.recorder.add(draft('c'));
    leave();
    expect(events()).toEqual([['a', 'b'], ['c']]);
    become('hidden');
    expect(events()).toEqual([['a', 'b'], ['c']]);
    // A page that comes back goes on.
    become('visible');
    collecting.recorder.add(draft('d'));
    become('hidden');
    leave();
    expect(events()).toEqual([['a', 'b'], ['c'], ['d']]);
  });

  it('leave 30 s after load, and what leaves then does not leave again with the page [PERF-607] [PERF-608]', async () => {
    start();
    await answer();
    collecting.recorder.add(draft('a'));
    load();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(events()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(events()).toEqual([['a']]);
    become('hidden');
    leave();
    expect(events()).toEqual([['a']]);
  });

  it('leave with the settings where the page was hidden before those came [PERF-601] [PERF-608]', async () => {
    start();
    collecting.recorder.add(draft('a'));
    become('hidden');
    expect(events()).toEqual([]);
    await answer();
    leave();
    expect(events()).toEqual([['a']]);
  });

  it.each(['refuses', 'is missing'])('leave as a request that outlives the page where the beacon %s', async (how) => {
    start();
    await answer();
    beaconsWork = false;
    if (how === 'is missing') Reflect.set(navigator, 'sendBeacon', undefined);
    collecting.recorder.add(draft('a'));
    leave();
    become('hidden');
    const { text, keepalive, path } = asked[1] ?? {};
    expect(asked).toHaveLength(2);
    expect({ path, keepalive }).toEqual({ path: '/api/1/performance/records', keepalive: true });
    expect(JSON.parse(text ?? '')).toMatchObject([{ event: 'a', pageLoadId: 'p-1' }]);
  });
});

describe('without consent', () => {
  it('nothing is asked and nothing leaves; what waits for a yes leaves after it', async () => {
    start(RESTRICTIVE);
    collecting.recorder.add(draft('a'));
    load();
    await vi.advanceTimersByTimeAsync(60_000);
    become('hidden');
    expect([asked, events()]).toEqual([[], []]);
    page.control.accept();
    await answer();
    expect(asked.map(({ path }) => path)).toEqual(['/api/1/performance/settings']);
    expect(events()).toEqual([['a']]);
  });

  it('what waits is thrown away, also what comes in before a change of mind', async () => {
    start();
    await answer();
    collecting.recorder.add(draft('a'));
    page.control.refuse();
    collecting.recorder.add(draft('b'));
    become('hidden');
    collecting.recorder.add(draft('c'));
    page.control.accept();
    collecting.recorder.add(draft('d'));
    leave();
    expect(events()).toEqual([['d']]);
  });

  it('what is undecided again waits for the next decision', async () => {
    start(RESTRICTIVE);
    page.control.accept();
    await answer();
    collecting.recorder.add(draft('a'));
    jar.delete('ss_cookieAllowed');
    localStorage.clear();
    dispatchEvent(new Event('focus'));
    expect(page.slice().decided).toBe(false);
    become('hidden');
    become('visible');
    expect(events()).toEqual([]);
    page.control.accept();
    leave();
    expect(events()).toEqual([['a']]);
  });

  it('a refusal that comes before the settings holds too', async () => {
    start();
    collecting.recorder.add(draft('a'));
    leave();
    page.control.refuse();
    await answer();
    page.control.accept();
    leave();
    expect(events()).toEqual([]);
  });
});

it('stops with what waits sent, and sends nothing more', async () => {
  start();
  await answer();
  load();
  collecting.recorder.add(draft('a'));
  collecting.stop();
  expect(events()).toEqual([['a']]);
  collecting.recorder.add(draft('b'));
  become('hidden');
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events()).toEqual([['a']]);
});

it('may still send what it sends as it stops, which goes out after it has, and no more once consent is withdrawn', async () => {
  start();
  await answer();
  beaconsWork = false;
  collecting.recorder.add(draft('a'));
  collecting.stop();
  const mayLeave = (): boolean | undefined => asked[1]?.isAllowed?.();
  expect(mayLeave()).toBe(true);
  page.control.refuse();
  expect(mayLeave()).toBe(false);
});

it('stops for good while the settings are under way', async () => {
  start();
  collecting.recorder.add(draft('a'));
  collecting.stop();
  await answer();
  expect(events()).toEqual([]);
});
