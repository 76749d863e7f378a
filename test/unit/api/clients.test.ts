import { describe, expect, it } from 'vitest';
import { monthEvents, monthText } from '../../../src/api/calendar.ts';
import { readHeaderFooter, saveHeaderFooter } from '../../../src/api/header-footer.ts';
import {
  disconnectTranslation,
  multilingualLanguages,
  multilingualSettings,
  multilingualStatus,
  saveLanguages,
} from '../../../src/api/multilingual.ts';
import { placeDetails, placesAutocomplete } from '../../../src/api/places.ts';
import { searchSite } from '../../../src/api/search.ts';
import { recordEvent } from '../../../src/api/tracking/platform-events.ts';
import { recordingIdentity } from '../../../src/api/tracking/session-recording.ts';
import { traceCall } from '../../../src/api/tracking/trace.ts';
import { renderWidget } from '../../../src/api/widget.ts';
import type { Call, Request } from '../../../src/vocab/calls.ts';
import { failureOf, pageOn } from './page.ts';
import { formOf, siteOfTests } from './site.ts';
import { json, plain } from './site-server.ts';

const site = siteOfTests();
const only = () => {
  expect(site.seen).toHaveLength(1);
  return site.seen[0] as (typeof site.seen)[number];
};
const own = (query: URLSearchParams) => Object.fromEntries([...query].filter(([name]) => name !== 'crumb'));

describe('a block drawn by the server', () => {
  const block = { type: 8, id: 'block-abc123', value: { title: 'Peças & cia' } };

  it('is asked for form-encoded, by its id without the prefix [BLOCK-012] [BLOCK-013]', async () => {
    const { request } = pageOn(site.origin);
    site.answer = json(200, { html: '' });
    await renderWidget(request, block);
    await renderWidget(request, { ...block, id: 'abc-block-1' });
    const [first, second] = site.seen.map((seen) => formOf(seen));
    expect(site.seen[0]).toMatchObject({ method: 'POST', path: '/api/widget/GetWidgetRendering' });
    expect(Object.keys(first ?? {})).toEqual(['widgetJSON']);
    expect(JSON.parse(first?.widgetJSON ?? '')).toEqual({ type: 8, id: 'abc123', value: { title: 'Peças & cia' } });
    expect(JSON.parse(second?.widgetJSON ?? '').id).toBe('abc-block-1');
  });

  it('of the events summary brings its collection [BLOCK-014]', async () => {
    site.answer = json(200, { html: '' });
    await renderWidget(pageOn(site.origin).request, block, 'c1');
    expect(formOf(only())).toMatchObject({ collectionId: 'c1' });
  });

  it.each([
    [{ html: '<p>1</p>' }, '<p>1</p>'],
    [{ data: { html: '<p>2</p>' } }, '<p>2</p>'],
    [{ html: '' }, ''],
  ])('is read out of %j [BLOCK-012]', async (answer, html) => {
    site.answer = json(200, answer);
    expect(await renderWidget(pageOn(site.origin).request, block)).toBe(html);
  });

  it.each([{}, { data: {} }, { html: 7 }, { html: null }, [], null])(
    'is none in %j: that is a failure, which leaves the block as it is [BLOCK-016]',
    async (answer) => {
      site.answer = json(200, answer);
      const error = await failureOf(renderWidget(pageOn(site.origin).request, block));
      expect(error).toMatchObject({ name: 'CallError', kind: 'shape', status: 200 });
    },
  );
});

describe('the settings of a site', () => {
  it.each<[string, string, (request: Request) => Promise<unknown>, string]>([
    ['GET /api/site-header-footer', '[HF-601] [HF-604]', readHeaderFooter, ''],
    [
      'PUT /api/site-header-footer',
      '[HF-602] [HF-603] [HF-604]',
      (request) => saveHeaderFooter(request, { header: { a: 1 }, footer: null }),
      '{"header":{"a":1},"footer":null}',
    ],
    ['GET /api/multilingual/settings', '[I18N-601]', multilingualSettings, ''],
    ['GET /api/multilingual/status', '[I18N-602]', multilingualStatus, ''],
    ['GET /api/multilingual/languages', '[I18N-603]', multilingualLanguages, ''],
    [
      'PUT /api/multilingual/languages',
      '[I18N-604] [I18N-606]',
      (request) => saveLanguages(request, ['pt-BR', { code: 'es' }]),
      '{"languages":["pt-BR",{"code":"es"}]}',
    ],
    ['DELETE /api/multilingual/connection', '[I18N-605]', disconnectTranslation, ''],
  ])('%s gives the answer as it is, and fails without a word to the visitor %s', async (what, _, call, body) => {
    const page = pageOn(site.origin);
    site.answer = json(200, { qualquer: [1] });
    expect(await call(page.request)).toEqual({ qualquer: [1] });
    expect(only()).toMatchObject({ body });
    expect(`${only().method} ${only().path}`).toBe(what);
    site.answer = plain(503, 'fechado');
    expect(await failureOf(call(page.request))).toMatchObject({ kind: 'refused', status: 503 });
    expect(page.told).toEqual([]);
  });
});

describe('places', () => {
  it('are completed from whatever is asked, without a tracking context [PLACES-601] [PLACES-604]', async () => {
    site.answer = json(200, { predictions: [] });
    const answer = await placesAutocomplete(pageOn(site.origin).request, { input: 'Rua da Consolação', types: 'a' });
    expect(answer).toEqual({ predictions: [] });
    expect(only()).toMatchObject({ method: 'GET', path: '/api/google-maps/places/autocomplete' });
    expect(own(only().query)).toEqual({ input: 'Rua da Consolação', types: 'a' });
  });

  it('give details with a tracking context [PLACES-602]', async () => {
    const context = { productPage: 'checkout', productSection: 'endereço' };
    await placeDetails(pageOn(site.origin).request, { placeid: 'p1' }, context);
    expect(only()).toMatchObject({ method: 'GET', path: '/api/google-maps/places/details' });
    expect(own(only().query)).toEqual({ placeid: 'p1', ...context });
  });

  it.each([
    undefined,
    null,
    {},
    { productPage: 'a' },
    { productSection: 'b' },
    { productPage: '', productSection: 'b' },
  ])('give none with %j for a context, and nothing is sent [PLACES-603]', async (context) => {
    const error = await failureOf(placeDetails(pageOn(site.origin).request, { placeid: 'p1' }, context));
    expect(error).toMatchObject({
      message: 'Please provide a tracking context when using Google Places API details to track cost',
    });
    expect(site.seen).toEqual([]);
  });
});

describe('the identity of a session recording', () => {
  it.each([
    ['u-17', 'u-17'],
    [{ data: 'u-18' }, 'u-18'],
    [{ id: 'u-19' }, 'u-19'],
    ['automated-mock-id', null],
    [{ data: 'automated-mock-id' }, null],
    ['', null],
    [{}, null],
    [null, null],
  ])('of the answer %j is %j [EXPER-605] [EXPER-606] [EXPER-607]', async (answer, id) => {
    site.answer = json(200, answer);
    expect(await recordingIdentity(pageOn(site.origin).request)).toBe(id);
    expect(only()).toMatchObject({ method: 'GET', path: '/api/commerce/fullstory/getId', body: '' });
  });
});

describe('search and calendar', () => {
  it('ask with the names of the site, and give the list', async () => {
    const { request } = pageOn(site.origin);
    site.answer = json(200, { items: [{ title: 'Vaso' }] });
    expect(await searchSite(request, { q: 'vaso & prato', p: 0, size: 10 })).toEqual([{ title: 'Vaso' }]);
    site.answer = json(200, [{ title: 'Feira' }]);
    expect(await monthEvents(request, { year: 2026, month: 3, collectionId: 'c1' })).toEqual([{ title: 'Feira' }]);
    expect(site.seen.map(({ path, query }) => [path, own(query)])).toEqual([
      ['/api/search/GeneralSearch', { q: 'vaso & prato', p: '0', size: '10' }],
      ['/api/open/GetItemsByMonth', { month: '03-2026', collectionId: 'c1' }],
    ]);
    expect(monthText(987, 12)).toBe('12-0987');
  });

  it.each([{}, { items: {} }, null, 'x'])('refuse the answer %j', async (answer) => {
    const { request } = pageOn(site.origin);
    site.answer = json(200, answer);
    for (const call of [
      searchSite(request, { q: 'a' }),
      monthEvents(request, { year: 2026, month: 1, collectionId: '' }),
    ])
      expect(await failureOf(call)).toMatchObject({ name: 'CallError', kind: 'shape' });
  });
});

describe('events of the page', () => {
  it('are traced form-encoded in one field, without a crumb [TRACK-001] [TRACK-002] [TRACK-008]', async () => {
    const entries = [{ pageUrl: '/loja', type: 'aviso', data: { n: 1 } }];
    site.answer = plain(200, 'nada de JSON');
    await pageOn(site.origin).request(traceCall(entries));
    expect(only()).toMatchObject({ method: 'POST', path: '/api/events/Trace' });
    expect(formOf(only())).toEqual({ data: JSON.stringify(entries) });
    expect([...only().query]).toEqual([]);
    expect(only().headers).not.toHaveProperty('x-csrf-token');
  });

  it('are traced with a null where an entry has no data, so that the others of its list are taken too', async () => {
    site.answer = plain(204, '');
    await pageOn(site.origin).request(
      traceCall([
        { pageUrl: '/', type: 'vazio', data: undefined },
        { pageUrl: '/', type: 'aviso', data: 0 },
      ]),
    );
    expect(formOf(only())).toEqual({
      data: '[{"pageUrl":"/","type":"vazio","data":null},{"pageUrl":"/","type":"aviso","data":0}]',
    });
  });

  it('are traced without what tells who the visitor is [TRACK-002]', async () => {
    site.answer = plain(204, '');
    const data = {
      crumb: 'BWx0ZXN0',
      frame_url: 'https://loja.exemplo/conta?email=ana%40exemplo.com',
      texto: 'de ana@exemplo.com, CPF 529.982.247-25',
      object_identifier: '60ee0123456789abcdef0123',
      lista: [{ telefone: 31998765432 }],
    };
    await pageOn(site.origin).request(traceCall([{ pageUrl: '/loja?crumb=BWx0ZXN0&q=ana', type: 'aviso', data }]));
    const [sent] = JSON.parse(formOf(only()).data ?? '');
    expect(JSON.stringify(sent)).not.toMatch(/BWx0ZXN0|ana|529|31998765432/);
    expect(sent).toMatchObject({ type: 'aviso', data: { object_identifier: '60ee0123456789abcdef0123' } });
    expect(sent.pageUrl).toMatch(/^\/loja/);
  });

  it('of the platform carry the crumb as a field of the form and nowhere else [EVENT-611] [EVENT-951]', async () => {
    site.answer = plain(200, '');
    const event = { event: 'e', eventName: 'abriu', payload: { a: [1] } };
    await recordEvent(pageOn(site.origin).request, event);
    expect(only()).toMatchObject({ method: 'POST', path: '/api/events/RecordEvent' });
    expect(formOf(only())).toEqual({
      crumb: 'crumb-of-the-page',
      event: 'e',
      data: '{"eventName":"abriu","payload":{"a":[1]}}',
    });
    expect([...only().query]).toEqual([]);
    expect(only().headers).not.toHaveProperty('x-csrf-token');
    await recordEvent(pageOn(site.origin, { jar: [] }).request, event);
    expect(formOf(site.seen[1] ?? only())).not.toHaveProperty('crumb');
  });

  it('of the platform ask to outlive the page', async () => {
    const sent: (boolean | undefined)[] = [];
    const request = async ({ keepalive }: Call) => void sent.push(keepalive);
    await recordEvent(request, { event: 'e', eventName: 'n', payload: 'a' });
    expect(sent).toEqual([true]);
  });

  it('of the platform are sent once more with the new crumb where the old one failed [EVENT-611] [DATA-017] [DATA-018]', async () => {
    const page = pageOn(site.origin);
    site.answer = (response, _, turn) =>
      (turn === 1 ? json(200, { crumbFail: true, crumb: 'a-fresh-crumb' }) : json(200, {}))(response);
    await recordEvent(page.request, { event: 'e', eventName: 'abriu', payload: null });
    expect(site.seen.map((seen) => formOf(seen).crumb)).toEqual(['crumb-of-the-page', 'a-fresh-crumb']);
    expect(page.jar).toEqual(['a-fresh-crumb']);
  });
});
