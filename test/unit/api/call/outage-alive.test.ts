// Faults F-052 and F-054: a server that answers is not limited, however much a page asks of it at once.
import { describe, expect, it } from 'vitest';
import { recordButtonRender } from '../../../../src/api/tracking/census.ts';
import { asked, deadPage, poll } from '../dead-page.ts';
import { failureOf, pageOn } from '../page.ts';
import { siteServer } from '../site-server.ts';

describe('a server that answers', () => {
  it.each([40, 1_000])('gets all of %i automatic requests at once', async (count) => {
    const open: (() => void)[] = [];
    const { request, clock } = deadPage(
      () => new Promise((answer) => open.push(() => answer(new Response(null, { status: 204 })))),
    );
    const calls = Array.from({ length: count }, () => request({ ...poll, unread: true }));
    while (clock.sent < count) {
      await new Promise(setImmediate);
      for (const answer of open.splice(0)) answer();
    }
    await new Promise(setImmediate);
    for (const answer of open.splice(0)) answer();
    await Promise.all(calls);
    expect(clock.sent).toBe(count);
  });

  it('is told of forty buttons shown at once [CENSUS-614]', async () => {
    const waiting: (() => void)[] = [];
    const server = await siteServer((response) => {
      waiting.push(() => void response.writeHead(204).end());
      if (waiting.length === 1) setTimeout(() => waiting.splice(0).forEach((answer) => void answer()), 50);
    });
    const { request } = pageOn(server.origin);
    const button = { buttonText: 'Comprar', clickthroughUrl: '/', alignment: 'left', size: 'small', newWindow: false };
    await Promise.all(
      Array.from({ length: 40 }, (_, id) =>
        // A loaded machine needs its time.
        recordButtonRender((call) => request({ ...call, timeout: 60_000 }), {
          fields: { ...button, id: `b${id}`, context: 1 },
          page: {},
          visitor: 'v',
        }),
      ),
    );
    expect(server.seen.map(({ body }) => JSON.parse(body).id)).toHaveLength(40);
    expect(new Set(server.seen.map(({ body }) => JSON.parse(body).id)).size).toBe(40);
    await server.close();
  });

  it('keeps a caller who gives up while it waits from being sent or counted', async () => {
    const { request, clock } = deadPage(() => new Promise(() => {}));
    const given = Array.from({ length: 40 }, () => new AbortController());
    const calls = given.map(({ signal }) => failureOf(request({ ...poll, signal })));
    await new Promise(setImmediate);
    const before = clock.sent;
    expect(before).toBeLessThan(40);
    for (const one of given) one.abort(new Error('enough'));
    expect(await Promise.all(calls)).toEqual(Array(40).fill(new Error('enough')));
    clock.answer = async () => Response.json({});
    await request(asked);
    expect(clock.sent).toBe(before + 1);
  });
});
