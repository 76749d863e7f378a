// Faults F-052 and F-054: what a page does while its server is gone.
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../../src/api/call/call-error.ts';
import { CircuitBreaker } from '../../../../src/api/call/circuit-breaker.ts';
import { retryAfter } from '../../../../src/api/call/retry-after.ts';
import { asked, deadPage, poll, status } from '../dead-page.ts';
import { failureOf, tabNote } from '../page.ts';

describe('a dead server', () => {
  it.each([
    ['no connection', () => Promise.reject(new TypeError('gone'))],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
  ])('costs at most 30 automatic requests in any 10 minutes: %s', async (_, answer) => {
    const { request, clock } = deadPage(answer);
    const times: number[] = [];
    for (let second = 0; second < 1_800; second += 1) {
      const before = clock.sent;
      await failureOf(request(poll));
      if (clock.sent > before) times.push(clock.now);
      clock.now += 1_000;
    }
    for (const from of times)
      expect(times.filter((time) => time >= from && time < from + 600_000).length).toBeLessThanOrEqual(30);
    // Not silent either: the return of the server is noticed.
    expect(Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toBeLessThanOrEqual(41_000);
  });

  it('counts second tries as automatic', async () => {
    const { request, clock } = deadPage();
    const retries = 3;
    for (let call = 0; call < 20; call += 1) await failureOf(request({ ...poll, retries }));
    expect(clock.sent).toBeLessThanOrEqual(30);
  });

  it('costs at most 30 where it does not even refuse', async () => {
    const { request, clock } = deadPage(() => new Promise(() => {}));
    const calls = Array.from({ length: 50 }, () => failureOf(request({ ...poll, timeout: 30 })));
    await Promise.all(calls);
    expect(clock.sent).toBeGreaterThan(0);
    expect(clock.sent).toBeLessThanOrEqual(30);
  });

  it('is noticed where nothing ends, neither with its signal nor by itself', async () => {
    const { request, clock, told } = deadPage(() => new Promise(() => {}));
    const ends = await Promise.all(
      Array.from({ length: 30 }, () => failureOf(request({ ...poll, quiet: true, timeout: 30 }))),
    );
    const kinds = ends.map((error) => (error instanceof CallError ? error.kind : String(error)));
    expect(kinds.filter((kind) => kind === 'timeout')).toHaveLength(clock.sent);
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(30 - clock.sent);
    // And it is over at once with the next answer.
    clock.answer = async () => Response.json({});
    await request(asked);
    await Promise.all(Array.from({ length: 40 }, () => request(poll)));
    expect(told).toEqual([]);
  });

  it('never holds back what a visitor does', async () => {
    const { request, clock } = deadPage();
    for (let call = 0; call < 40; call += 1) await failureOf(request(poll));
    const before = clock.sent;
    for (let call = 0; call < 40; call += 1) await failureOf(request(asked));
    expect(clock.sent - before).toBe(40);
  });

  it('shows a visitor nothing for a call that was held back', async () => {
    const page = deadPage();
    for (let call = 0; call < 40; call += 1) await failureOf(page.request(poll));
    const shown = page.told.length;
    expect(await failureOf(page.request(poll))).toMatchObject({ kind: 'refused', status: 0 });
    expect(page.told).toHaveLength(shown);
  });

  it.each(['a visitor’s call is answered', 'the device is on line again'])('is over when %s', async (how) => {
    const { request, clock, online } = deadPage();
    for (let call = 0; call < 40; call += 1) await failureOf(request(poll));
    clock.answer = async () => Response.json({});
    if (how.startsWith('the')) online();
    else await request(asked);
    await expect(request(poll)).resolves.toEqual({});
  });

  it('lets another request go in place of one that could not be sent', async () => {
    const outage = new CircuitBreaker(tabNote(), () => 0);
    for (let call = 0; call < 15; call += 1) outage.allowRequest();
    const waits = outage.whenAllowed(AbortSignal.timeout(500));
    outage.recordUnsent();
    expect(await waits).toBe(true);
  });

  it('keeps the distance to the request before one that could not be sent', async () => {
    let now = 0;
    const outage = new CircuitBreaker(tabNote(), () => now);
    for (let call = 0; call < 16; call += 1) outage.allowRequest();
    outage.recordFailure();
    now = 40_000;
    expect(outage.allowRequest()).toBe(true);
    now = 41_000;
    expect(outage.allowRequest()).toBe(false);
    outage.recordUnsent();
    expect(outage.allowRequest()).toBe(true);
  });

  it('is not what a caller who gives up tells of', async () => {
    const { request, clock } = deadPage(() => new Promise(() => {}));
    for (let call = 0; call < 20; call += 1) {
      const given = new AbortController();
      const failure = failureOf(request({ ...asked, signal: given.signal }));
      given.abort();
      await failure;
    }
    clock.answer = async () => Response.json({});
    await request(poll);
    await request(poll);
  });
});

describe('a 429', () => {
  it.each([
    ['seconds', '120', 120_000],
    ['a date', new Date(1_000_000 + 90_000).toUTCString(), 90_000],
    ['garbage', 'amanhã', 60_000],
    ['a negative number', '-5', 60_000],
    ['nothing', undefined, 60_000],
  ])('lets nothing automatic out before its Retry-After: %s', async (_, header, wait) => {
    const { request, clock, online } = deadPage(
      status(429, header === undefined ? {} : { 'Retry-After': encodeURI(header).replaceAll('%20', ' ') }),
    );
    await failureOf(request(asked));
    clock.answer = async () => Response.json({});
    const start = clock.now;
    for (const after of [0, wait - 1_000, wait - 1]) {
      clock.now = start + after;
      online();
      await failureOf(request(poll));
    }
    expect(clock.sent).toBe(1);
    await request(asked);
    expect(clock.sent).toBe(2);
    clock.now = start + wait;
    await request(poll);
    expect(clock.sent).toBe(3);
  });

  it('reads a wait in seconds or as a date, and a minute out of anything else', () => {
    expect(retryAfter(' 7 ', 0)).toBe(7_000);
    expect(retryAfter('Thu, 01 Jan 1970 00:00:30 GMT', 10_000)).toBe(20_000);
    expect(retryAfter('Thu, 01 Jan 1970 00:00:30 GMT', 90_000)).toBe(0);
    for (const garbage of [null, '', 'logo', '1.5', '-1', '1e3', '12 min', 'NaN'])
      expect(retryAfter(garbage, 0)).toBe(60_000);
  });

  it('stops the second tries of a visitor’s call too', () => {
    const outage = new CircuitBreaker(tabNote(), () => 0);
    outage.recordResponse({ status: 429, headers: new Headers({ 'Retry-After': '1' }) });
    expect(outage.allowRequest()).toBe(false);
  });
});

describe('the next page of a tab', () => {
  it('knows what the one before has sent to a dead server', async () => {
    const tab = tabNote();
    let sent = 0;
    for (let visit = 0; visit < 5; visit += 1) {
      const { request, clock } = deadPage(undefined, tab);
      for (let call = 0; call < 12; call += 1) await failureOf(request(poll));
      sent += clock.sent;
    }
    expect(sent).toBeLessThanOrEqual(30);
    expect(sent).toBeGreaterThan(12);
  });

  it('knows so however often the visitor goes on', async () => {
    const tab = tabNote();
    let sent = 0;
    for (let visit = 0; visit < 100; visit += 1) {
      const { request, clock } = deadPage(undefined, tab);
      await failureOf(request(poll));
      await failureOf(request(poll));
      sent += clock.sent;
    }
    expect(sent).toBe(30);
  });

  it('asks a server of which the one before heard nothing', async () => {
    const tab = tabNote();
    const before = deadPage(() => new Promise(() => {}), tab);
    for (let call = 0; call < 20; call += 1) before.request(poll).catch(() => {});
    await new Promise(setImmediate);
    const { request, clock } = deadPage(async () => Response.json({}), tab);
    await Promise.all(Array.from({ length: 20 }, () => request(poll)));
    expect(clock.sent).toBe(20);
  });

  it('keeps the quiet that a 429 asked for', async () => {
    const tab = tabNote();
    await failureOf(deadPage(status(429, { 'Retry-After': '90' }), tab).request(asked));
    const { request, clock } = deadPage(async () => Response.json({}), tab);
    await failureOf(request(poll));
    expect(clock.sent).toBe(0);
    clock.now += 90_000;
    await request(poll);
  });

  it.each(['', 'lixo', ',,,', 'NaN,NaN', '1e300', 'Infinity,1', '-5,-6', '{"a":1}', '0,9e99'])(
    'is not led astray by a note of %j',
    async (text) => {
      const tab = tabNote();
      tab.write(text);
      await deadPage(async () => Response.json({}), tab).request(poll);
    },
  );
});
