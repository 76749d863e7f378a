import { describe, expect, it } from 'vitest';
import {
  type ButtonFields,
  recordButtonClick,
  recordButtonRender,
  recordFormRender,
  recordHit,
  recordOverlay,
  recordQuickView,
} from '../../../../src/api/tracking/census.ts';
import type { Call } from '../../../../src/vocab/calls.ts';
import { pageOn } from '../page.ts';
import { formOf, siteOfTests } from '../site.ts';
import { json, plain } from '../site-server.ts';

const site = siteOfTests();

const page = { websiteId: 'w1', website_locale: 'pt-BR', url: '/loja', title: 'Loja', viewportInnerWidth: 360 };
const visitor = 'v-1';
const fields: ButtonFields = {
  id: 'b1',
  buttonText: 'Comprar',
  clickthroughUrl: '/loja/vaso',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 1,
};

const CALLS = {
  hit: (request: (call: Call) => Promise<unknown>) => recordHit(request, { event: 1, page, visitor }),
  click: (request: (call: Call) => Promise<unknown>) => recordButtonClick(request, { fields, page, visitor }),
  render: (request: (call: Call) => Promise<unknown>) => recordButtonRender(request, { fields, page, visitor }),
  form: (request: (call: Call) => Promise<unknown>) => recordFormRender(request, { formId: 'f1', page, visitor }),
  overlay: (request: (call: Call) => Promise<unknown>) =>
    recordOverlay(request, { fields: { overlay: 'o1', action: 'shown' }, visitor }),
  quick: (request: (call: Call) => Promise<unknown>) => recordQuickView(request, 'p/1?x'),
};

describe('the census', () => {
  it('records a hit form-encoded, with event, page and visitor [CENSUS-601] [CENSUS-625]', async () => {
    await recordHit(pageOn(site.origin).request, { event: 1, page, visitor: '' });
    const [seen] = site.seen;
    expect(seen).toMatchObject({ method: 'POST', path: '/api/census/RecordHit' });
    expect(seen?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(formOf(seen as never)).toEqual({ event: '1', data: JSON.stringify(page), ss_cvr: '' });
  });

  it.each([1, 2, 10, 20, 21])('sends event kind %i through the same call [CENSUS-622]', async (event) => {
    await recordHit(pageOn(site.origin).request, { event, page, visitor });
    expect(formOf(site.seen[0] as never)).toMatchObject({ event: `${event}`, ss_cvr: 'v-1' });
  });

  it('records clicks on buttons and buttons shown as flat JSON [CENSUS-610] [CENSUS-612] [CENSUS-614] [CENSUS-625]', async () => {
    const { request } = pageOn(site.origin);
    await CALLS.click(request);
    await CALLS.render(request);
    expect(site.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/census/button-click',
      'POST /api/census/button-render',
    ]);
    for (const { body } of site.seen)
      expect(JSON.parse(body)).toEqual({
        ...page,
        id: 'b1',
        buttonText: 'Comprar',
        clickthroughUrl: '/loja/vaso',
        alignment: 'center',
        size: 'large',
        newWindow: false,
        context: 1,
        visitorCookie: 'v-1',
      });
  });

  it('records a form shown with its id, and a popup without page fields [CENSUS-618] [CENSUS-619] [CENSUS-625]', async () => {
    const { request } = pageOn(site.origin);
    await CALLS.form(request);
    await CALLS.overlay(request);
    const [form, overlay] = site.seen;
    expect(form?.path).toBe('/api/census/form-render');
    expect(JSON.parse(form?.body ?? '')).toEqual({ ...page, formId: 'f1', visitorCookie: 'v-1' });
    expect(overlay?.path).toBe('/api/census/overlay');
    expect(JSON.parse(overlay?.body ?? '')).toEqual({ overlay: 'o1', action: 'shown', visitorCookie: 'v-1' });
  });

  it('records a quick view by its path alone [CENSUS-620] [CENSUS-626]', async () => {
    await CALLS.quick(pageOn(site.origin).request);
    expect(site.seen[0]).toMatchObject({ method: 'POST', path: '/api/census/RecordQuickView/p%2F1%3Fx', body: '' });
  });

  it('sends addresses and titles without crumb, tokens and what tells who the visitor is, and the campaign with them [CENSUS-603]', async () => {
    const { request } = pageOn(site.origin);
    const told = {
      ...page,
      websiteId: '60ee0123456789abcdef0123',
      title: 'Olá, ana@exemplo.com: Catálogo 2025-2026',
      queryString: '?crumb=BWx0ZXN0&utm_campaign=natal-2026&q=ana%40exemplo.com&cpf=52998224725&ref=529.982.247-25',
      referrer: 'https://busca.exemplo/?token=s3cr3t&q=vaso',
    };
    const secret = /BWx0ZXN0|ana|529|s3cr3t/;
    await recordHit(request, { event: 1, page: told, visitor });
    await recordFormRender(request, { formId: 'f1', page: told, visitor });
    await recordButtonRender(request, {
      fields: { ...fields, clickthroughUrl: '/conta?crumb=BWx0ZXN0&cor=azul' },
      page: told,
      visitor,
    });
    await recordOverlay(request, {
      fields: { overlay: 'o1', crumb: 'BWx0ZXN0', texto: 'para ana@exemplo.com' },
      visitor,
    });
    expect(site.seen).toHaveLength(4);
    for (const { body } of site.seen) expect(decodeURIComponent(body)).not.toMatch(secret);
    expect(JSON.parse(formOf(site.seen[0] as never).data ?? '')).toEqual({
      ...told,
      title: 'Olá, [e-mail]: Catálogo 2025-2026',
      queryString: '?utm_campaign=natal-2026&q=[e-mail]&ref=[number]',
      referrer: 'https://busca.exemplo/?q=vaso',
    });
    expect(JSON.parse(site.seen[2]?.body ?? '').clickthroughUrl).toBe('/conta?cor=azul');
  });

  it('never rejects whatever it is given [CENSUS-623] [TRACK-006]', async () => {
    const { request } = pageOn(site.origin);
    const ring: Record<string, unknown> = { big: 1n };
    ring.self = ring;
    for (const call of [
      recordQuickView(request, '..'),
      recordOverlay(request, { fields: ring, visitor }),
      recordHit(request, { event: 1, page: ring as never, visitor }),
      recordButtonClick(request, { fields: { ...fields, id: 1n as never }, page, visitor }),
    ])
      await expect(call).resolves.toBeUndefined();
    expect(site.seen).toEqual([]);
  });

  it.each(Object.entries(CALLS))(
    '%s: an answer that is no JSON, or none at all, is fine [CENSUS-951]',
    async (_, call) => {
      const page = pageOn(site.origin);
      for (const answer of [plain(200, ''), plain(200, '<p>ok</p>'), plain(204, ''), json(200, { error: 'x' })]) {
        site.answer = answer;
        await call(page.request);
      }
      expect(page.told).toEqual([]);
    },
  );

  it.each(Object.entries(CALLS))(
    '%s: a failure is nobody’s business, and is not tried again [CENSUS-602] [CENSUS-623] [TRACK-006]',
    async (_, call) => {
      const page = pageOn(site.origin);
      const answers = [
        plain(500, 'x'),
        json(403, { loginRequired: true }),
        json(200, { authorizationFail: true }),
        (response: { destroy(): unknown }) => void response.destroy(),
      ];
      for (const answer of answers) {
        site.answer = answer as never;
        await expect(call(page.request)).resolves.toBeUndefined();
      }
      expect(page.told).toEqual([]);
      expect(site.seen).toHaveLength(answers.length);
    },
  );

  it.each(Object.entries(CALLS))(
    '%s gives up after 2500 ms [CENSUS-613] [CENSUS-615] [CENSUS-621]',
    async (_, call) => {
      let timeout: number | undefined;
      await call(async (one) => {
        timeout = one.timeout;
      });
      expect(timeout).toBe(2_500);
    },
  );

  it('lets a click outlive its page', async () => {
    const sent: Call[] = [];
    await CALLS.click(async (one) => void sent.push(one));
    expect(sent).toMatchObject([{ keepalive: true }]);
  });
});
