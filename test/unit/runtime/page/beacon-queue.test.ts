import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRACE_EVERY, type TraceEntry, traceCall } from '../../../../src/api/tracking/trace.ts';
import { BeaconQueue, MAX_BATCH_BYTES } from '../../../../src/runtime/page/beacon-queue.ts';
import { ADDRESS, KEY, memory, network, nothingKept, outageOf, queueOn, settle, sorted, text } from './beacon-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the beacon queue', () => {
  it('sends what came together in one batch, in order', async () => {
    const net = network();
    const queue = queueOn(null);
    for (const item of ['a', 'b', 'c']) queue.push(item);
    expect(net.arrived).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(net.arrived).toEqual([['a', 'b', 'c']]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(net.fetches).toBe(1);
  });

  it('sends batches of at most 50 kB, without waiting for its time, each item once', async () => {
    const net = network();
    const queue = queueOn(null);
    const items = Array.from({ length: 300 }, (_, index) => `${index}:${text(900, 'é')}`);
    for (const item of items) queue.push(item);
    await settle();
    queue.sendOnLeave();
    await settle();
    expect(sorted(net).sort()).toEqual([...items].sort());
    expect(Math.max(...net.bytes)).toBeLessThanOrEqual(50_000);
    expect(net.bytes.length).toBeGreaterThan(10);
  });

  it('lets what comes in while it sends wait for its own time', async () => {
    const net = network();
    const queue = queueOn(null);
    queue.push('a');
    const ticking = setInterval(() => queue.push('b'), 10);
    await vi.advanceTimersByTimeAsync(3_500);
    clearInterval(ticking);
    expect(net.fetches).toBe(3);
  });

  it('waits for no time while what came in fills a batch, as what an earlier page stored may', async () => {
    const net = network();
    const kept = memory();
    const items = Array.from({ length: 300 }, (_, index) => `${index}:${text(900)}`);
    kept.texts.set(`${KEY}:a`, JSON.stringify(items));
    queueOn(kept);
    await settle();
    const sent = sorted(net);
    expect(sent.length).toBeGreaterThan(300 - MAX_BATCH_BYTES / 900);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sorted(net)).toEqual(items);
  });

  it('drops an item that no batch could hold', async () => {
    const net = network();
    const queue = queueOn(null);
    queue.push(text(MAX_BATCH_BYTES));
    queue.push('small');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(net.arrived).toEqual([['small']]);
  });

  it('tries again what did not arrive, in its own time, whatever else comes in', async () => {
    const net = network();
    net.dead = true;
    const queue = queueOn(null);
    queue.push('a');
    await vi.advanceTimersByTimeAsync(1_000);
    for (let count = 0; count < 100; count += 1) queue.push(text(1_000));
    await settle();
    expect(net.fetches).toBe(1);
    net.dead = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sorted(net)).toHaveLength(101);
    expect(sorted(net)[0]).toBe('a');
  });

  it.each([
    [400, 1],
    [403, 1],
    [413, 1],
    [408, 3],
    [429, 1],
    [500, 3],
    [503, 3],
  ])('asks a server that answers %i so many times in three turns: %i', async (status, fetches) => {
    const net = network();
    net.status = status;
    const queue = queueOn(null);
    queue.push('a');
    for (let turn = 0; turn < 3; turn += 1) await vi.advanceTimersByTimeAsync(1_000);
    expect(net.fetches).toBe(fetches);
  });

  it('hands everything to the browser when the page goes, and nothing twice', async () => {
    const net = network();
    const queue = queueOn(memory());
    for (const item of ['a', 'b']) queue.push(item);
    queue.sendOnLeave();
    queue.sendOnLeave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(net.arrived).toEqual([['a', 'b']]);
    expect(net.fetches).toBe(0);
  });

  it('encodes no item again for a batch that it is not part of: a page that ends has half a second', () => {
    network();
    const encode = vi.fn((items: readonly string[]) => ({ body: JSON.stringify(items), type: 'application/json' }));
    const queue = queueOn(memory(), { encode });
    const items = Array.from({ length: 1_000 }, (_, index) => `${index}:${text(400)}`);
    for (const item of items) queue.push(item);
    encode.mockClear();
    queue.sendOnLeave(true);
    const encoded = encode.mock.calls.flatMap(([batch]) => batch);
    expect(encoded.length).toBeGreaterThan(0);
    expect(new Set(encoded).size).toBe(encoded.length);
  });

  it('keeps for the next page, too, what is under way when the page ends: whether it arrives is not known', async () => {
    const kept = memory();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const queue = queueOn(kept);
    queue.push('a');
    await vi.advanceTimersByTimeAsync(1_000);
    queue.sendOnLeave();
    expect(kept.keys(KEY), 'a page that is only hidden learns of the answer').toEqual([]);
    queue.sendOnLeave(true);
    expect(kept.keys(KEY).map((key) => kept.read(key))).toEqual(['["a"]']);
  });

  it('keeps nothing of what was under way when consent was withdrawn, though it is given again before the page ends', async () => {
    const kept = memory();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const queue = queueOn(kept);
    queue.push('a');
    await vi.advanceTimersByTimeAsync(1_000);
    queue.clear();
    queue.sendOnLeave(true);
    expect(kept.keys(KEY)).toEqual([]);
  });

  it('sends what it had to store while it was hidden once the visitor returns, and nothing twice', async () => {
    const net = network();
    const kept = memory();
    const queue = queueOn(kept);
    for (const item of ['a', 'b']) queue.push(item);
    net.beacons = false;
    queue.sendOnLeave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(net.arrived).toEqual([]);
    expect(kept.texts.size).toBe(1);
    for (let times = 0; times < 2; times += 1) {
      queue.resume();
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(net.arrived).toEqual([['a', 'b']]);
    expect(kept.texts.size).toBe(0);
  });

  it.each([
    ['ends leaves the batch under way to the browser', true, 1],
    ['is only hidden sends it again', false, 2],
    ['was kept, and is back, sends it again', 'and comes back', 2],
  ])('of a page that %s, though its request is rejected', async (_, ends, times) => {
    const net = network();
    net.cutOff = true;
    const queue = queueOn(null);
    queue.push('a');
    vi.advanceTimersByTime(1_000);
    queue.sendOnLeave(Boolean(ends));
    if (ends === 'and comes back') queue.resume();
    await settle();
    queue.sendOnLeave();
    await settle();
    expect(net.arrived).toEqual(Array(times).fill(['a']));
  });

  it('drops what has no text, and never throws [TRACK-006]', async () => {
    const net = network();
    const queue = queueOn(null) as BeaconQueue<unknown>;
    const ring: unknown[] = [];
    ring.push(ring);
    for (const item of [ring, 1n, 'a']) queue.push(item);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(net.arrived).toEqual([['a']]);
  });

  it('sends trace entries every 30 s, and nothing where there are none [TRACK-003]', async () => {
    const bodies: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      bodies.push(body);
      return new Response(null, { status: 204 });
    });
    const queue = new BeaconQueue<TraceEntry>({
      address: ADDRESS,
      every: TRACE_EVERY,
      key: KEY,
      storage: nothingKept,
      mayStore: () => false,
      breaker: outageOf(),
      encode: (items) => ({ body: `${new URLSearchParams(traceCall(items).form)}`, type: 'text/plain' }),
    });
    const entry = (data: string): TraceEntry => ({ pageUrl: '/', type: 'ensaio', data });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(bodies).toEqual([]);
    queue.push(entry('a'));
    await vi.advanceTimersByTimeAsync(20_000);
    queue.push(entry('b'));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(bodies).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies.map((body) => JSON.parse(new URLSearchParams(body).get('data') ?? ''))).toEqual([
      [entry('a'), entry('b')],
    ]);
    queue.push(entry('c'));
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(bodies).toHaveLength(2);
  });

  it('takes nothing more once it has stopped', async () => {
    const net = network();
    const queue = queueOn(null);
    queue.push('a');
    queue.stop();
    queue.push('b');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sorted(net)).toEqual(['a']);
  });
});
