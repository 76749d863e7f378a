// A page with a beacon queue, and what its browser and its server do.
import { expect, vi } from 'vitest';
import { CircuitBreaker } from '../../../../src/api/call/circuit-breaker.ts';
import { BeaconQueue } from '../../../../src/runtime/page/beacon-queue.ts';
import type { WebStorage } from '../../../../src/runtime/page/web-storage.ts';

export const KEY = 'vitrine:ensaio';
export const ADDRESS = 'http://localhost:3000/api/events/Trace';
export const text = (size: number, mark = 'x') => mark.repeat(size);

export function memory(): WebStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => Boolean(texts.set(key, value)),
    remove: (key) => void texts.delete(key),
    keys: (beginning) => [...texts.keys()].filter((key) => key.startsWith(beginning)),
  };
}

/** What a server and a browser do with what is handed to them, and what arrived. */
export function network() {
  const net = {
    arrived: [] as string[][],
    bytes: [] as number[],
    fetches: 0,
    status: 204,
    headers: {},
    beacons: true,
    handed: 0,
    dead: false,
    hangs: false,
    /** Requests arrive, but the page sees them fail. */
    cutOff: false,
  };
  const take = (body: string): void => {
    net.bytes.push(new TextEncoder().encode(body).length);
    net.arrived.push(JSON.parse(body));
  };
  vi.stubGlobal('fetch', async (_: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    expect(keepalive).toBe(true);
    net.fetches += 1;
    if (net.hangs) return new Promise(() => {});
    if (net.dead) throw new TypeError('no network');
    if (net.status < 300) take(body);
    if (net.cutOff) throw new TypeError('Failed to fetch');
    return new Response(null, { status: net.status, headers: net.headers });
  });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, blob: Blob) => {
      net.handed += 1;
      if (net.beacons) void blob.text().then(take);
      return net.beacons;
    },
  });
  return net;
}

export const nothingKept = memory();
export const outageOf = (): CircuitBreaker => new CircuitBreaker({ read: () => null, write: () => {} });

/** A queue of a visitor of whom nothing may be kept unless there is a shelf. */
export const queueOn = (
  shelf: WebStorage | null,
  own: Partial<ConstructorParameters<typeof BeaconQueue<string>>[0]> = {},
): BeaconQueue<string> =>
  new BeaconQueue<string>({
    address: ADDRESS,
    every: 1_000,
    key: KEY,
    storage: shelf ?? nothingKept,
    mayStore: () => shelf !== null,
    breaker: outageOf(),
    encode: (items) => ({ body: JSON.stringify(items), type: 'application/json' }),
    ...own,
  });

export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
export const sorted = (net: { arrived: string[][] }): string[] => net.arrived.flat();
