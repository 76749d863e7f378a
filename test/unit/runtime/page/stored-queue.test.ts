import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebStorage } from '../../../../src/runtime/page/web-storage.ts';
import { KEY, memory, network, nothingKept, queueOn, settle, sorted, text } from './beacon-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Web Locks of which a request with `ifAvailable` is granted at once, or refused. */
function stubLocks() {
  const names: string[] = [];
  const held = new Set<string>();
  const request = async (name: string, _: object, fn: (lock: object | null) => Promise<void> | undefined) => {
    names.push(name);
    if (held.has(name)) return fn(null);
    held.add(name);
    await fn({});
    held.delete(name);
  };
  vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => false, locks: { request } });
  return { names, held };
}

describe('what a beacon queue leaves to the next page', () => {
  it('does not grow without end while nobody answers', async () => {
    const net = network();
    net.dead = true;
    const shelf = memory();
    const queue = queueOn(shelf);
    for (let count = 0; count < 2_000; count += 1) queue.push(text(1_000));
    await settle();
    net.beacons = false;
    queue.sendOnLeave();
    const [left] = [...shelf.texts.values()];
    expect(left?.length).toBeGreaterThan(400_000);
    expect(left?.length).toBeLessThanOrEqual(1_000_000);
  });

  it('leaves what the browser refuses to the next page, beside what another tab left', async () => {
    const net = network();
    net.beacons = false;
    const shelf = memory();
    const tabs = [queueOn(shelf), queueOn(shelf)];
    for (const [index, tab] of tabs.entries()) tab.push('ab'.charAt(index));
    for (const tab of tabs) tab.sendOnLeave();
    expect(net.fetches).toBe(0);
    expect([...shelf.texts]).toEqual([
      [expect.stringMatching(/^vitrine:ensaio:[\da-f]{32}$/), '["a"]'],
      [expect.stringMatching(/^vitrine:ensaio:[\da-f]{32}$/), '["b"]'],
    ]);
    queueOn(shelf);
    expect(shelf.texts.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(net.arrived).toEqual([['a', 'b']]);
  });

  it('leaves nothing of another tab behind, whenever the two read and write', async () => {
    const net = network();
    net.beacons = false;
    const shelf = memory();
    // Another tab leaves its items between this one’s reading and writing.
    const other = queueOn(shelf);
    other.push('b');
    const racing: WebStorage = {
      ...shelf,
      write(key, text) {
        other.sendOnLeave();
        return shelf.write(key, text);
      },
    };
    const queue = queueOn(racing);
    queue.push('a');
    queue.sendOnLeave();
    queueOn(shelf);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sorted(net).sort()).toEqual(['a', 'b']);
  });

  it('takes over a key that no other page has taken, where there are Web Locks', async () => {
    const net = network();
    const shelf = memory();
    shelf.write(`${KEY}:1`, '["a"]');
    const locks = stubLocks();
    queueOn(shelf);
    const seenLate = { ...shelf, keys: () => [`${KEY}:1`], read: () => '["a"]' };
    queueOn(seenLate);
    expect(locks.names).toEqual([`${KEY}:1`, `${KEY}:1`]);
    expect(shelf.texts.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sorted(net)).toEqual(['a']);
  });

  it.each([
    ['for ten seconds', () => vi.advanceTimersByTimeAsync(1)],
    ['until the page is left', () => dispatchEvent(new Event('pagehide'))],
  ])('holds the lock of a key that it has taken %s', async (_, end) => {
    network();
    const shelf = memory();
    shelf.write(`${KEY}:1`, '["a"]');
    const locks = stubLocks();
    queueOn(shelf);
    await vi.advanceTimersByTimeAsync(9_999);
    expect([...locks.held]).toEqual([`${KEY}:1`]);
    await end();
    await settle();
    expect([...locks.held]).toEqual([]);
  });

  it('takes nothing once the page is left', async () => {
    network();
    const shelf = memory();
    shelf.write(`${KEY}:1`, '["a"]');
    let go = (): void => {};
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_: string, __: object, fn: (lock: object) => void) => {
          go = () => fn({});
        },
      },
    });
    queueOn(shelf);
    dispatchEvent(new Event('pagehide'));
    go();
    expect([...shelf.texts.values()]).toEqual(['["a"]']);
  });

  it('leaves what it takes over too late to a later page', async () => {
    const net = network();
    const shelf = memory();
    shelf.write(`${KEY}:1`, '["a"]');
    let go = (): void => {};
    vi.stubGlobal('navigator', {
      onLine: true,
      sendBeacon: () => false,
      locks: {
        request: async (_: string, __: object, fn: (lock: object) => void) => {
          go = () => fn({});
        },
      },
    });
    queueOn(shelf).stop();
    go();
    expect([...shelf.texts.values()]).toEqual(['["a"]']);
    expect(net.fetches).toBe(0);
  });

  it('keeps a megabyte at most, of all pages together', () => {
    const net = network();
    net.beacons = false;
    const shelf = memory();
    const queue = queueOn(shelf);
    for (let hide = 0; hide < 8; hide += 1) {
      for (let count = 0; count < 49; count += 1) queue.push(`${hide}-${text(20_000)}`);
      queue.sendOnLeave();
    }
    const kept = [...shelf.texts.values()].join('');
    expect(kept.length).toBeLessThanOrEqual(1_000_000);
    expect(kept.length).toBeGreaterThan(900_000);
    expect(kept).toContain('"0-');
  });

  it('keeps nothing of a visitor who did not allow it: one more request is all there is', async () => {
    const net = network();
    net.beacons = false;
    const queue = queueOn(null);
    queue.push('a');
    queue.sendOnLeave();
    await settle();
    expect(net.arrived).toEqual([['a']]);
    expect(nothingKept.texts.size).toBe(0);
  });

  it('forgets what waits, what is under way and what is stored when it is told to, and nothing else', async () => {
    const net = network();
    net.hangs = true;
    const shelf = memory();
    const queue = queueOn(shelf);
    queue.push('a');
    await vi.advanceTimersByTimeAsync(1_000);
    queue.push('b');
    shelf.write(`${KEY}:1`, '["c"]');
    shelf.write('vitrine:other', 'd');
    queue.clear();
    expect([...shelf.texts]).toEqual([['vitrine:other', 'd']]);
    net.hangs = false;
    await vi.advanceTimersByTimeAsync(120_000);
    queue.sendOnLeave();
    await settle();
    expect(net.arrived).toEqual([]);
    expect([net.fetches, net.handed]).toEqual([1, 0]);
    queue.push('e');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(net.arrived).toEqual([['e']]);
  });

  it('removes what was left by a page from before the visitor took it back', () => {
    network();
    const shelf = memory();
    shelf.write(`${KEY}:1`, '["a"]');
    queueOn(shelf, { mayStore: () => false });
    expect(shelf.texts.size).toBe(0);
  });

  it.each(['{', 'null', '7', '{"a":1}'])('begins afresh where the shelf holds %s', async (kept) => {
    const net = network();
    const shelf = memory();
    shelf.write(`${KEY}:1`, kept);
    queueOn(shelf).push('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(net.arrived).toEqual([['a']]);
    expect(shelf.texts.size).toBe(0);
  });
});
