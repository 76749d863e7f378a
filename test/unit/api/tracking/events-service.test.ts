import { describe, expect, it } from 'vitest';
import { type EventsServiceOptions, eventsService } from '../../../../src/api/tracking/events-service.ts';

const commonData = {
  actor: 'visitor',
  action: 'open',
  event_owner_team: 'site',
  event_source: 'vitrine',
  object_type: 'accordion',
};

function service(own: Partial<EventsServiceOptions> = {}) {
  const posts: [string, unknown][] = [];
  const beacons: [string, unknown][] = [];
  const logged: string[] = [];
  const { track } = eventsService({
    origin: 'https://eventos.exemplo',
    post: async (address, body) => posts.push([address, JSON.parse(body)]) && 202,
    beacon: (address, body) => Boolean(beacons.push([address, JSON.parse(body)])),
    leaving: () => false,
    environment: () => ({ analyticsId: 'a-1', page: { host: 'loja.exemplo', language: 'pt-BR' } }),
    log: (message) => void logged.push(message),
    ...own,
  });
  return { track, posts, beacons, logged };
}

describe('the events service', () => {
  it('gets one object an event, with the page around it [EVENT-601] [EVENT-602] [EVENT-604]', async () => {
    const { track, posts, logged } = service();
    await track({ commonData: { ...commonData, product_page: 'loja' }, customData: { n: 1 }, customSchemaName: 's' });
    expect(posts).toEqual([
      [
        'https://eventos.exemplo/api/v1/events',
        {
          analyticsId: 'a-1',
          commonData: { host: 'loja.exemplo', language: 'pt-BR', ...commonData, product_page: 'loja' },
          customData: { n: 1 },
          customSchemaName: 's',
        },
      ],
    ]);
    expect(logged).toEqual([]);
  });

  it('gets a beacon while the page goes, and a request where that is refused [EVENT-604]', async () => {
    const going = service({ leaving: () => true });
    await going.track({ commonData });
    expect([going.beacons.length, going.posts.length]).toEqual([1, 0]);
    const refused = service({ leaving: () => true, beacon: () => false });
    await refused.track({ commonData });
    expect(refused.posts).toHaveLength(1);
  });

  it.each([200, 202])('has kept an event when it answers %i [EVENT-605] [EVENT-615]', async (status) => {
    const { track, logged } = service({ post: async () => status });
    await track({ commonData });
    expect(logged).toEqual([]);
  });

  it.each([0, 201, 204, 301, 400, 404, 429, 500, 503])(
    'has failed when it answers %i, and that is logged [EVENT-605] [EVENT-606] [EVENT-615]',
    async (status) => {
      const { track, logged } = service({ post: async () => status });
      await track({ commonData });
      expect(logged).toEqual([`Error tracking event: HTTP Status ${status}`]);
    },
  );

  it('drops an event before the environment is known [EVENT-607]', async () => {
    let known = false;
    const { track, posts, logged } = service({
      environment: () => (known ? { analyticsId: 'a', page: {} } : null),
    });
    await track({ commonData });
    known = true;
    await track({ commonData: { ...commonData, action: 'later' } });
    expect(logged).toEqual(['Event is firing before the environment is initialized!']);
    expect(posts.map(([, body]) => (body as { commonData: { action: string } }).commonData.action)).toEqual(['later']);
  });

  it('sends an event without a field that is no text, and names it [EVENT-608]', async () => {
    const { track, posts, logged } = service();
    const { actor, ...rest } = commonData;
    await track({ commonData: { ...rest, action: 7 as never, extra: {} } });
    expect(posts).toMatchObject([[expect.any(String), { commonData: { object_type: 'accordion' } }]]);
    expect(JSON.stringify(posts)).not.toMatch(/"action"|"extra"|"actor"/);
    expect(logged.map((line) => /field (\w+) was not set or had the wrong type/.exec(line)?.[1]).sort()).toEqual([
      'action',
      'actor',
      'extra',
    ]);
    expect(actor).toBe('visitor');
  });

  it('never rejects, whatever it is given and whatever the page does: that is logged [EVENT-606] [TRACK-006]', async () => {
    const ring: Record<string, unknown> = {};
    ring.self = ring;
    const broken = (): never => {
      throw new Error('fora');
    };
    for (const [own, customData] of [
      [{}, ring],
      [{}, { big: 1n }],
      [{ leaving: () => true, beacon: broken }, {}],
      [{ post: broken }, {}],
    ] as const) {
      const { track, posts, logged } = service(own);
      await expect(track({ commonData, customData })).resolves.toBeUndefined();
      expect(logged).toEqual(['Error tracking event: HTTP Status 0']);
      expect(posts).toEqual([]);
    }
  });
});
