import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowNetwork } from '../../bench/slow-network.mjs';

const ROUND_TRIP = 60;
/** 100 B per ms: 20 kB take 200 ms. */
const NETWORK = { roundTrip: ROUND_TRIP, bitsPerSecond: 800_000 };
const BIG = Buffer.from(Array.from({ length: 20_000 }, (_, at) => at % 251));

let server: Server;
let network: { origin: string; close(): void };
let agent: Agent;

beforeAll(async () => {
  server = createServer(({ url }, response) => response.end(url === '/big' ? BIG : 'ok'));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  network = await slowNetwork(`http://localhost:${(server.address() as AddressInfo).port}`, NETWORK);
  agent = new Agent({ keepAlive: true });
});

afterAll(() => {
  agent.destroy();
  network.close();
  server.close();
  server.closeAllConnections();
});

const fetched = (path: string): Promise<{ body: Buffer; ms: number }> =>
  new Promise((done, failed) => {
    const from = performance.now();
    get(network.origin + path, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ body: Buffer.concat(parts), ms: performance.now() - from }));
    }).on('error', failed);
  });

// A busy machine only makes things later, so nothing is held from above.
describe('the slow network', () => {
  it('takes two round trips for the first answer of a connection, and one for the next', async () => {
    const first = await fetched('/');
    const second = await fetched('/');
    expect(first.ms).toBeGreaterThanOrEqual(2 * ROUND_TRIP - 2);
    expect(second.ms).toBeGreaterThanOrEqual(ROUND_TRIP - 2);
    expect(`${first.body}${second.body}`).toBe('okok');
  });

  it('brings down no more than its rate, over all connections together, and every byte in its place', async () => {
    const from = performance.now();
    const answers = await Promise.all([fetched('/big'), fetched('/big')]);
    expect(performance.now() - from).toBeGreaterThanOrEqual(400 + ROUND_TRIP - 2);
    for (const { body, ms } of answers) {
      expect(body.equals(BIG)).toBe(true);
      // They share the link packet by packet: neither waits for the other's end.
      expect(ms).toBeGreaterThan(300);
    }
  });
});
