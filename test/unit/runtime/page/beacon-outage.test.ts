import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memory, network, queueOn } from './beacon-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a beacon queue in an outage', () => {
  it('asks nothing of a server before its Retry-After, not even as the page goes', async () => {
    const net = network();
    net.status = 429;
    net.headers = { 'Retry-After': '3600' };
    const shelf = memory();
    const queue = queueOn(shelf);
    queue.push('a');
    for (let turn = 0; turn < 50; turn += 1) await vi.advanceTimersByTimeAsync(1_000);
    expect(net.fetches).toBe(1);
    queue.sendOnLeave();
    expect(net.handed).toBe(0);
    expect([...shelf.texts.values()]).toEqual(['["a"]']);
    queue.push('b');
    net.status = 204;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(net.arrived).toEqual([['b']]);
  });

  it('waits with what may not be kept where a server asked for quiet', async () => {
    const net = network();
    net.status = 429;
    const queue = queueOn(null);
    queue.push('a');
    await vi.advanceTimersByTimeAsync(1_000);
    queue.sendOnLeave();
    net.status = 204;
    expect([net.fetches, net.handed]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(net.arrived).toEqual([['a']]);
  });

  it('is not told of by a beacon that the browser refuses, however often the page is left', async () => {
    const net = network();
    net.beacons = false;
    const queue = queueOn(memory());
    for (let turn = 0; turn < 40; turn += 1) {
      queue.push(`${turn}`);
      queue.sendOnLeave();
    }
    expect(net.handed).toBe(40);
  });

  it.each(['dead', 'hangs'] as const)('asks a server that %s thirty times in ten minutes at most', async (how) => {
    const net = network();
    net[how] = true;
    const queue = queueOn(null);
    queue.push('a');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(net.fetches).toBeGreaterThan(10);
    expect(net.fetches).toBeLessThanOrEqual(30);
    net[how] = false;
    await vi.advanceTimersByTimeAsync(80_000);
    expect(net.arrived).toEqual([['a']]);
  });
});
