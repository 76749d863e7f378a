import { type ClientRequest, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../../../demo/server/faults.ts';
import { CONTACT, controlOf, switchOn } from './visitor.ts';
import { KEY_CALL as KEY, withFault } from './with-fault.ts';

const SAVE = '/api/form/SaveFormSubmission';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Status, content type and body of every fault that answers at once: text to find, or a pattern. */
const ANSWERS: Readonly<Record<string, [number, string | null, RegExp]>> = {
  status: [500, 'text/plain; charset=utf-8', /^$/],
  error: [400, JSON_TYPE, /^\{"error":"O servidor/],
  message: [502, JSON_TYPE, /^\{"message":/],
  billing: [400, JSON_TYPE, /^\{"billingErrorCode":"CARD_DECLINED"\}$/],
  'error-200': [200, JSON_TYPE, /^\{"error":/],
  errors: [400, JSON_TYPE, /^\{"errors":\{"email":"Confira <b>/],
  'crumb-fail': [400, JSON_TYPE, /^\{"crumbFail":true,"crumb":"[\w-]{32}"\}$/],
  'crumb-fail-200': [200, JSON_TYPE, /^\{"crumbFail":true,"crumb":"[\w-]{32}"\}$/],
  'crumb-fail-bad': [400, JSON_TYPE, /"crumb":"a; Domain=/],
  'crumb-fail-none': [400, JSON_TYPE, /^\{"crumbFail":true\}$/],
  'login-required': [401, JSON_TYPE, /^\{"loginRequired":true\}$/],
  'authorization-fail': [403, JSON_TYPE, /^\{"authorizationFail":true\}$/],
  'retry-seconds': [429, JSON_TYPE, /"error"/],
  'retry-date': [429, JSON_TYPE, /"error"/],
  'retry-garbage': [429, JSON_TYPE, /"error"/],
  unavailable: [503, 'text/html; charset=utf-8', /503 Service Unavailable/],
  'bad-gateway': [502, 'text/html; charset=utf-8', /502 Bad Gateway/],
  'gateway-timeout': [504, 'text/html; charset=utf-8', /504 Gateway Timeout/],
  redirect: [307, null, /^$/],
  html: [200, 'text/html; charset=utf-8', /<h1>Bem-vindo/],
  'html-as-json': [200, JSON_TYPE, /<h1>Bem-vindo/],
  'cut-json': [200, JSON_TYPE, /^\{"key":"[\w-]+$/],
  'wrong-type': [200, 'text/plain; charset=utf-8', /^\{"key":"[\w-]{32}"\}$/],
  'no-type': [200, null, /^\{"key":"[\w-]{32}"\}$/],
  empty: [200, JSON_TYPE, /^$/],
  'no-content': [204, null, /^$/],
  'json-null': [200, JSON_TYPE, /^null$/],
  'json-array': [200, JSON_TYPE, /^\[\]$/],
  'json-object': [200, JSON_TYPE, /^\{\}$/],
  'json-number': [200, JSON_TYPE, /^42$/],
  'json-string': [200, JSON_TYPE, /^"ok"$/],
  'json-nested': [200, JSON_TYPE, /^\{"data":\{"key":"[\w-]{32}"\}\}$/],
  'json-proto': [200, JSON_TYPE, /^\{"__proto__":/],
  'json-deep': [200, JSON_TYPE, /^\[{100000}\]{100000}$/],
  bom: [200, JSON_TYPE, /^\uFEFF\{"key":"[\w-]{32}"\}$/],
  'bad-utf8': [200, JSON_TYPE, /^\{"k":"\uFFFD\(\uFFFD"\}$/],
  huge: [200, JSON_TYPE, /^\{"filler":"x{2000000}"\}$/],
};

/** Those that play on the connection; each has its own test below. */
const CONNECTION = ['delay', 'drip', 'hang', 'hang-body', 'reset', 'reset-body', 'answer-lost'];

describe('named faults', () => {
  it('are all tested here, each with words for people', () => {
    expect([...Object.keys(ANSWERS), ...CONNECTION].sort()).toEqual(FAULTS.map(({ id }) => id).sort());
    for (const { title, sentence } of FAULTS) expect(title && sentence).toMatch(/\.$/);
  });

  it.each(Object.entries(ANSWERS))('%s', async (fault, [status, type, body]) => {
    const { call } = await withFault({ fault, times: 1, ...(fault === 'huge' && { value: 2 }) });
    const answer = await call();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
    expect(body.test(text), text.slice(0, 80)).toBe(true);
    // It was asked for once.
    expect((await call()).status).toBe(200);
  });

  it('take a value', async () => {
    expect((await (await withFault({ fault: 'status', value: 418 })).call()).status).toBe(418);
    const { call } = await withFault({ fault: 'errors', value: 'nome' });
    expect(await (await call()).json()).toEqual({ errors: { nome: expect.any(String) } });
  });

  it('say when to come back, in seconds, as a date, or not at all', async () => {
    const waitSaid = async (fault: string) =>
      (await (await withFault({ fault, value: 7 })).call()).headers.get('retry-after');
    expect(await waitSaid('retry-seconds')).toBe('7');
    expect(await waitSaid('unavailable')).toBe('7');
    expect(Date.parse((await waitSaid('retry-date')) ?? '') - Date.now()).toSatisfy(
      (ms: number) => ms > 4_000 && ms <= 7_000,
    );
    expect(await waitSaid('retry-garbage')).toBe('logo mais');
  });

  it('hand out a crumb that is good, once it is asked for again', async () => {
    const { visitor, call } = await withFault({ fault: 'crumb-fail', times: 1 });
    const { crumb } = await (await call()).json();
    expect(visitor.crumb).toBe(crumb);
    expect((await call()).status).toBe(200);
    const always = await withFault({ fault: 'crumb-fail' });
    for (let time = 0; time < 3; time += 1) expect((await always.call()).status).toBe(400);
  });

  it('lead to another host, which tells what came along', async () => {
    const { url, visitor, call } = await withFault({ fault: 'redirect' });
    const { port } = new URL(url);
    const target = (await call()).headers.get('location') ?? '';
    expect(target).toBe(`http://localhost:${port}/__elsewhere${KEY}?crumb=${visitor.crumb}`);
    await fetch(target.replace('localhost', '127.0.0.1'), { method: 'POST' });
    const { calls } = await controlOf(url, '/__calls');
    expect(calls).toMatchObject([{ path: KEY }, { path: `/__elsewhere${KEY}`, crumb: { query: true, header: false } }]);
  });
});

describe('faults of the connection', () => {
  it('delay and drip bring the real answer, late', async () => {
    for (const fault of [{ fault: 'delay', value: 120 }, { fault: 'drip', value: 3 }, { delay: 120 }]) {
      const { call } = await withFault(fault);
      const start = performance.now();
      const answer = await call();
      expect(await answer.json()).toEqual({ key: expect.any(String) });
      expect(performance.now() - start).toBeGreaterThan(110);
    }
  });

  it('drip brings the cookies of the real answer too', async () => {
    const { visitor } = await withFault({ fault: 'drip', value: 0, path: '/api/auth/Logout' });
    const { crumb } = visitor;
    await (await visitor.post('/api/auth/Logout')).text();
    expect(visitor.crumb).not.toBe(crumb);
    expect(await visitor.key()).toEqual(expect.any(String));
  });

  it('hang sends nothing, and hang-body half', async () => {
    const { url } = await withFault({ fault: 'hang', path: '/api/one' });
    await switchOn(url, { fault: 'hang-body', path: '/api/two' });
    const heard: string[] = [];
    const ask = (path: string, event: 'socket' | 'data') =>
      new Promise<ClientRequest>((resolve) => {
        const asked = request(url + path, (response) => {
          heard.push(`${path} ${response.statusCode}`);
          response.setEncoding('utf8').on('data', (part) => {
            heard.push(part);
            if (event === 'data') resolve(asked);
          });
          response.on('end', () => heard.push('end')).on('error', () => {});
        });
        asked.on('error', () => {}).end(() => event === 'socket' && resolve(asked));
      });
    const asked = [await ask('/api/one', 'socket'), await ask('/api/two', 'data')];
    // What was asked later has long been answered.
    const { calls } = await controlOf(url, '/__calls');
    expect(calls).toMatchObject([
      { path: '/api/one', status: null },
      { path: '/api/two', status: 404 },
    ]);
    expect(heard).toEqual(['/api/two 404', expect.stringMatching(/^\{"error":"[^}]*$/)]);
    for (const one of asked) one.destroy();
  });

  it('reset and reset-body end the connection', async () => {
    const { call } = await withFault({ fault: 'reset', times: 1 });
    await expect(call()).rejects.toThrow();
    expect((await call()).status).toBe(200);
    const half = await (await withFault({ fault: 'reset-body' })).call();
    expect(half.status).toBe(200);
    await expect(half.text()).rejects.toThrow();
  });

  it('answer-lost does what was asked and does not say so', async () => {
    const { url, visitor } = await withFault({ fault: 'answer-lost', path: SAVE });
    const key = await visitor.key();
    await expect(visitor.save(key)).rejects.toThrow();
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 1, submissions: [{ values: CONTACT }] });
  });
});
