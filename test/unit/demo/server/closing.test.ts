import { request } from 'node:http';
import { expect, it } from 'vitest';
import { serve } from '../../../../demo/serve.mjs';

/** Pages, a picture and a call that write or read the database, and a call that is refused. */
const ASKED: readonly (readonly [path: string, body?: string])[] = [
  ['/atelie/'],
  ['/blocks/form'],
  ['/imagens/torno.jpg?format=500w'],
  ['/api/events/Trace', 'data=[{"pageUrl":"/","type":"t","data":1}]'],
  ['/api/events/Trace', 'data=1'],
];

it('closes while it answers, and nothing of what is under way fails outside of its request', async () => {
  const failed: unknown[] = [];
  const note = (error: unknown): number => failed.push(error);
  process.on('unhandledRejection', note);
  // Closed at many moments of an answer: after one more turn of the loop each time.
  for (let turns = 0; turns < 30; turns += 1) {
    const server = await serve({ port: 0, quiet: true, data: ':memory:' });
    for (const [path, body] of [...ASKED, ...ASKED, ...ASKED, ...ASKED]) {
      const headers = body ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
      const asked = request(server.url + path, { method: body ? 'POST' : 'GET', headers, agent: false });
      // The connection ends with the server.
      asked.on('error', () => {}).on('response', (answer) => answer.resume().on('error', () => {}));
      asked.end(body);
    }
    for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
    await server.close();
  }
  for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next));
  process.off('unhandledRejection', note);
  expect(failed).toEqual([]);
});
