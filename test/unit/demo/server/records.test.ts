// Every field of the records that pages send: without it nothing is kept.
import { beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../../../demo/serve.mjs';
import type { Served } from '../../../../demo/server/serve.ts';
import { fields, page } from './clients.ts';
import { controlOf, Visitor } from './visitor.ts';

let server: Served;
let visitor: Visitor;
beforeAll(async () => {
  server = await serve({ port: 0, quiet: true, data: ':memory:' });
  visitor = await new Visitor(server.url).arrive();
  return () => server.close();
}, 60_000);

const { viewportInnerWidth: _, ...named } = page;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const json = (path: string) => (record: object) => visitor.post(path, record);
const form = (path: string, write: (record: object) => Record<string, string>) => (record: object) =>
  visitor.post(path, `${new URLSearchParams(write(record))}`, FORM);

interface Kind {
  readonly kind: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly send: (record: object) => Promise<Response>;
  readonly status?: number;
}

const button = { ...named, ...fields, visitorCookie: 'v1' };

const KINDS: readonly Kind[] = [
  { kind: 'button-click', record: button, send: json('/api/census/button-click') },
  { kind: 'button-render', record: button, send: json('/api/census/button-render') },
  {
    kind: 'form-render',
    record: { ...named, formId: 'f1', visitorCookie: 'v1' },
    send: json('/api/census/form-render'),
  },
  { kind: 'overlay', record: { visitorCookie: 'v1' }, send: json('/api/census/overlay') },
  {
    kind: 'hit',
    record: named,
    send: form('/api/census/RecordHit', (record) => ({ event: '1', data: JSON.stringify(record), ss_cvr: '' })),
  },
  {
    kind: 'trace',
    record: { pageUrl: '/', type: 't', data: null },
    send: form('/api/events/Trace', (record) => ({ data: JSON.stringify([record]) })),
  },
  {
    kind: 'landing',
    record: { landing: '/loja', rk: '99999999', screen: '360x640' },
    send: (record) => visitor.fetch(`/api/track/Track?${new URLSearchParams(record as Record<string, string>)}`),
    status: 200,
  },
];

describe.each(KINDS)('a record of the kind $kind', ({ kind, record, send, status = 204 }) => {
  const counted = async () => (await controlOf(server.url, '/__collected'))[kind] ?? 0;

  it('is kept whole [CENSUS-603] [CENSUS-610] [TRACK-001]', async () => {
    expect((await send(record)).status).toBe(status);
    expect(await counted()).toBe(1);
  });

  it.each(Object.keys(record))('is not kept without %s', async (name) => {
    const before = await counted();
    const { [name]: __, ...rest } = record;
    const answer = await send(rest);
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.any(String) }]);
    expect(await counted()).toBe(before);
  });
});

it('a button is of a block or of the popup, nothing else [CENSUS-611]', async () => {
  const send = (context: unknown) => visitor.post('/api/census/button-click', { ...button, context });
  expect((await send(2)).status).toBe(204);
  for (const context of [0, 3, '1', null]) expect((await send(context)).status).toBe(400);
});

it('the random number of a landing is a whole one up to 99999999', async () => {
  const send = (rk: string) => visitor.fetch(`/api/track/Track?landing=a&screen=1x1&rk=${rk}`);
  expect((await send('0')).status).toBe(200);
  for (const rk of ['100000000', '-1', '1.5', 'x']) expect((await send(rk)).status).toBe(400);
});
