import { connect, createServer } from 'node:net';

/** A round trip of a telephone's network, and what comes down in a second. */
export const SLOW = { roundTrip: 150, bitsPerSecond: 1_600_000 };

/** What one packet carries, in bytes. */
const SEGMENT = 1_460;

/** Calls functions at their times, in the order in which they were given. Times may not go back. */
function inOrder() {
  const waiting = [];
  const next = () => {
    for (; waiting.length && waiting[0].at <= performance.now(); waiting.shift()) waiting[0].call();
    if (waiting.length) setTimeout(next, waiting[0].at - performance.now());
  };
  return (at, call) => {
    waiting.push({ at, call });
    if (waiting.length === 1) setTimeout(next, at - performance.now());
  };
}

/** One link for all connections: a packet of each in turn, at the link's rate, half a round trip on its way. */
function sharedLink({ roundTrip, bitsPerSecond }) {
  const arrive = inOrder();
  const queues = new Map();
  let free = 0;
  let pumping = false;
  const pump = () => {
    pumping = false;
    const [[connection, queue]] = queues;
    queues.delete(connection);
    const item = queue.shift();
    const isEnd = typeof item === 'function';
    const packet = isEnd ? [] : item.subarray(0, SEGMENT);
    if (packet.length < item.length && !isEnd) queue.unshift(item.subarray(SEGMENT));
    // Back at the end of the line.
    if (queue.length) queues.set(connection, queue);
    free = Math.max(free, performance.now()) + (packet.length * 8_000) / bitsPerSecond;
    arrive(free + roundTrip / 2, isEnd ? item : () => connection.write(packet));
    schedule();
  };
  const schedule = () => {
    if (pumping || !queues.size) return;
    pumping = true;
    const wait = free - performance.now();
    if (wait > 1) setTimeout(pump, wait);
    else setImmediate(pump);
  };
  return (connection, item) => {
    if (!queues.has(connection)) queues.set(connection, []);
    queues.get(connection).push(item);
    schedule();
  };
}

/**
 * A server's own address behind a slow network. Every connection costs a round trip before it carries anything, and all of them share what comes down.
 * Chromium keeps to six connections, as to any HTTP/1.1 server. Not modelled: TLS, slow start, lost packets, and the rate of what goes up.
 *
 * @param {string} origin the server
 * @param {{ roundTrip: number, bitsPerSecond: number }} [network] milliseconds; Infinity where only the round trip counts
 * @returns {Promise<{ origin: string, close(): void }>}
 */
export async function slowNetwork(origin, network = SLOW) {
  const { hostname: host, port } = new URL(origin);
  const sockets = new Set();
  const down = sharedLink(network);
  const proxy = createServer({ noDelay: true }, (client) => {
    const up = inOrder();
    const server = connect({ port: Number(port), host, noDelay: true });
    const open = performance.now() + network.roundTrip;
    const goesUp = (call) => up(Math.max(performance.now(), open) + network.roundTrip / 2, call);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // The browser leaves connections as it likes.
      socket.on('error', () => {});
    }
    client.on('data', (data) => goesUp(() => server.write(data)));
    client.on('close', () => goesUp(() => server.destroy()));
    server.on('data', (data) => down(client, data));
    server.on('close', () => down(client, () => client.destroy()));
  });
  await new Promise((listening) => proxy.listen(0, 'localhost', listening));
  return {
    origin: `http://localhost:${proxy.address().port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
