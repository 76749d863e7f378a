import { describe, expect, it } from 'vitest';
import { CallError } from '../../../../src/api/call/call-error.ts';
import { type PerformanceRecord, performanceSettings, sendRecords } from '../../../../src/api/tracking/performance.ts';
import type { Call } from '../../../../src/vocab/calls.ts';
import { failureOf, pageOn } from '../page.ts';
import { siteOfTests } from '../site.ts';
import { json, plain } from '../site-server.ts';

const site = siteOfTests();
const draft = {
  app: 'site',
  event: 'load',
  timestamp: 1_700_000_000_000,
  context: { websiteId: 'w', pageType: 2 },
  connection: { effectiveType: '4g' },
  display: { width: 360 },
  hardware: { cores: 2 },
  metrics: { lcp: 1_200 },
};
const record: PerformanceRecord = { pageLoadId: 'p-1', ...draft };

describe('the performance settings', () => {
  it('are read, and give the id of the page load [PERF-601] [PERF-603]', async () => {
    site.answer = json(200, { pageLoadId: 'p-1', rate: 1 });
    expect(await performanceSettings(pageOn(site.origin).request)).toEqual({
      pageLoadId: 'p-1',
      answer: { pageLoadId: 'p-1', rate: 1 },
    });
    expect(site.seen).toMatchObject([{ method: 'GET', path: '/api/1/performance/settings', body: '' }]);
  });

  it.each([{}, { pageLoadId: '' }, { pageLoadId: 7 }, null])(
    'without an id are an error: %j [PERF-603]',
    async (answer) => {
      site.answer = json(200, answer);
      const error = await failureOf(performanceSettings(pageOn(site.origin).request));
      expect(error).toMatchObject({ name: 'CallError', message: 'Unable to resolve pageLoadId' });
    },
  );

  it.each([plain(200, '<p>olá</p>'), plain(204, ''), plain(200, ''), json(200, { error: 'x' })])(
    'without an id are an error whatever else is wrong with them [PERF-603]',
    async (answer) => {
      site.answer = answer;
      const error = await failureOf(performanceSettings(pageOn(site.origin).request));
      expect(error).toMatchObject({ name: 'CallError', message: 'Unable to resolve pageLoadId' });
    },
  );

  it('are waited for 30 s, then that is said [PERF-602]', async () => {
    let timeout: number | undefined;
    const error = await failureOf(
      performanceSettings(async (call) => {
        timeout = call.timeout;
        throw new CallError(call, 'timeout', '');
      }),
    );
    expect(error).toMatchObject({ kind: 'timeout', message: 'Metric settings request timeout' });
    expect(timeout).toBe(30_000);
  });

  it.each([400, 404, 500, 503])('that come with status %i say so [PERF-604]', async (status) => {
    site.answer = plain(status, '{}');
    expect(await failureOf(performanceSettings(pageOn(site.origin).request))).toMatchObject({
      status,
      message: `XHR request DONE with unexpected status: ${status}`,
    });
  });

  it('are asked for with the words of an automatic call', async () => {
    const calls: Call[] = [];
    await failureOf(performanceSettings(async (call) => void calls.push(call)));
    expect(calls).toMatchObject([{ automatic: true, quiet: true }]);
  });
});

describe('performance records', () => {
  it('leave by beacon as a JSON list [PERF-605] [PERF-606] [PERF-611]', async () => {
    const beacons: [string, unknown][] = [];
    await sendRecords(pageOn(site.origin).request, [record], (path, body) => {
      beacons.push([path, JSON.parse(body)]);
      return true;
    });
    expect(beacons).toEqual([['/api/1/performance/records', [record]]]);
    expect(Object.keys(record)).toEqual(
      'pageLoadId app event timestamp context connection display hardware metrics'.split(' '),
    );
    expect(site.seen).toEqual([]);
  });

  it.each([null, () => false])('go as text where there is no beacon, or it refuses [PERF-606]', async (beacon) => {
    site.answer = plain(204, '');
    await sendRecords(pageOn(site.origin).request, [record], beacon);
    const [seen] = site.seen;
    expect(seen).toMatchObject({ method: 'POST', path: '/api/1/performance/records', body: JSON.stringify([record]) });
    expect(seen?.headers['content-type']).toMatch(/^text\/plain/);
  });

  it.each(['beacons', 'requests'])('go in pieces of at most 50,000 bytes, each once, as %s [PERF-606]', async (how) => {
    site.answer = plain(204, '');
    const beacons: string[] = [];
    const sent: Call[] = [];
    const { request } = pageOn(site.origin);
    const records = Array.from({ length: 100 }, (_, at) => ({ ...record, timestamp: at, event: 'é '.repeat(700) }));
    await sendRecords(
      (call) => {
        sent.push(call);
        return request(call);
      },
      records,
      how === 'beacons' ? (_, body) => Boolean(beacons.push(body)) : null,
    );
    const bodies = how === 'beacons' ? beacons : site.seen.map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(3);
    for (const body of bodies) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(50_000);
    const stamps = bodies.flatMap((body) => JSON.parse(body).map(({ timestamp }: PerformanceRecord) => timestamp));
    expect(stamps).toEqual(records.map(({ timestamp }) => timestamp));
    // The page may be going: what the beacon does not take has to outlive it.
    expect(sent.map(({ keepalive }) => keepalive)).toEqual(how === 'beacons' ? [] : bodies.map(() => true));
  });

  it('are all handed over before the first answer, and one piece that fails takes no other with it', async () => {
    const records = Array.from({ length: 100 }, (_, at) => ({ ...record, timestamp: at, event: 'é '.repeat(700) }));
    const offered: string[] = [];
    const asked: (string | undefined)[] = [];
    const sending = failureOf(
      sendRecords(
        async (call) => {
          asked.push(call.text);
          if (asked.length === 1) throw new CallError(call, 'offline', '');
        },
        records,
        // What waits with the browser already has used up its room, but for two pieces.
        (_, body) => [1, 3].includes(offered.push(body)),
      ),
    );
    const pieces = offered.length;
    expect(pieces).toBeGreaterThan(4);
    expect(await sending).toMatchObject({ kind: 'offline' });
    expect(offered).toHaveLength(pieces);
    expect(asked).toEqual(offered.filter((_, at) => at !== 0 && at !== 2));
  });

  it('lose what tells who the visitor is, and keep their ids [PERF-611] [PERF-612]', async () => {
    const bodies: string[] = [];
    const pageLoadId = '0b7e8c4a-1d2f-4e5a-9b3c-7d8e9f0a1b2c';
    const userAgent = 'Chrome/156.0.8078.79';
    await sendRecords(
      pageOn(site.origin).request,
      [
        {
          ...record,
          pageLoadId,
          context: {
            websiteId: '60ee0123456789abcdef0123',
            url: 'https://loja.exemplo/?crumb=BWx0ZXN0&q=ana@exemplo.com',
          },
          hardware: { userAgent },
          metrics: { lcpUrl: '/s/foto.jpg?token=s3cr3t', xsrfToken: 'a-b-c', senha: 'barro', lcp: 1_200 },
        },
      ],
      (_, body) => Boolean(bodies.push(body)),
    );
    expect(bodies[0]).not.toMatch(/BWx0ZXN0|ana@|s3cr3t|a-b-c|barro/);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject([
      {
        pageLoadId,
        context: { websiteId: '60ee0123456789abcdef0123' },
        hardware: { userAgent },
        metrics: { lcp: 1_200 },
      },
    ]);
  });

  it('that are none are an error, and nothing is sent [PERF-610]', async () => {
    const { request } = pageOn(site.origin);
    expect(await failureOf(sendRecords(request, [], () => true))).toMatchObject({ message: 'Data is empty' });
    expect(site.seen).toEqual([]);
  });

  it.each([403, 500])('that are answered with status %i say so [PERF-604]', async (status) => {
    site.answer = plain(status, '');
    const error = await failureOf(sendRecords(pageOn(site.origin).request, [record], null));
    expect(error).toMatchObject({ message: `XHR request DONE with unexpected status: ${status}` });
  });
});
