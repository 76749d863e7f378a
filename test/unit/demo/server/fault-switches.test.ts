import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../../../demo/server/faults.ts';
import { contactForm } from '../../../../demo/site/content/forms.ts';
import { started } from './started.ts';
import { CONTACT, controlOf, switchOn } from './visitor.ts';
import { KEY_CALL as KEY, withFault } from './with-fault.ts';

describe('switching faults', () => {
  it('goes by path, method and number of times, and ends with DELETE', async () => {
    const { url, call } = await withFault({ fault: 'html', times: 2, method: 'POST' });
    expect((await fetch(url + KEY)).status).toBe(405);
    expect(await controlOf(url, '/__faults')).toMatchObject({ on: [{ fault: 'html', left: 2, path: KEY }] });
    await call();
    await call();
    expect(await (await call()).json()).toEqual({ key: expect.any(String) });
    await switchOn(url, { fault: 'html', path: '^/api/form/F\\w+Key' });
    expect((await call()).headers.get('content-type')).toContain('html');
    await fetch(`${url}/__faults`, { method: 'DELETE' });
    expect(await (await call()).json()).toEqual({ key: expect.any(String) });
  });

  it('takes answers spelt out, many at once, and ?delay= and ?status= on one request', async () => {
    const { url } = await started();
    const asked = [
      { path: '/one', status: 503 },
      { path: '/two', body: 'hello', type: 'text/html' },
      { path: '/favicon.svg', type: 'text/plain' },
      { path: '/dist/x', status: 500 },
    ];
    expect((await fetch(`${url}/__faults`, { method: 'POST', body: JSON.stringify(asked) })).status).toBe(200);
    const read = async (path: string) => {
      const answer = await fetch(url + path);
      return [answer.status, answer.headers.get('content-type'), (await answer.text()).slice(0, 5)];
    };
    expect(await read('/one')).toEqual([503, 'text/plain; charset=utf-8', '']);
    expect(await read('/two')).toEqual([200, 'text/html', 'hello']);
    expect(await read('/favicon.svg')).toEqual([200, 'text/plain', '<svg ']);
    expect((await fetch(`${url}/dist/x`)).headers.get('access-control-allow-origin')).toBe('*');
    expect(await read('/favicon.svg?status=404')).toEqual([404, 'text/plain', '']);
    const start = performance.now();
    expect((await fetch(`${url}/theme.js?delay=120`)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(110);
  });

  it('refuses what is no fault, and other sites', async () => {
    const { url } = await started();
    for (const wrong of [{}, { path: '' }, { path: '/', fault: 'no-such' }, { path: '/', times: 0 }, 'text', null])
      expect((await switchOn(url, wrong as object)).status).toBe(400);
    const post = (headers: Record<string, string>) =>
      fetch(`${url}/__faults`, { method: 'POST', headers, body: JSON.stringify({ path: '/x', status: 500 }) });
    expect((await post({ origin: 'https://exemplo.com' })).status).toBe(403);
    expect(await controlOf(url, '/__faults')).toMatchObject({ on: [] });
    expect((await post({ origin: url })).status).toBe(200);
    expect(await controlOf(url, '/__faults')).toMatchObject({ on: [{ path: '/x' }] });
  });
});

describe('the panel', () => {
  const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${url}/falhas`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });

  it('shows every fault, and switches them on and off by plain forms', async () => {
    const { url } = await started();
    const page = () => fetch(`${url}/falhas`).then((answer) => answer.text());
    const empty = await page();
    for (const { title } of FAULTS) expect(empty).toContain(`Ligar: ${title}`);
    expect(empty).toContain('Nenhuma.');

    const on = await send(url, { fault: 'status', path: '/"><b>{{nonce}}', times: '2', value: '503' });
    expect([on.status, on.headers.get('location')]).toEqual([303, '/falhas']);
    expect(await controlOf(url, '/__faults')).toMatchObject({ on: [{ fault: 'status', value: '503', times: 2 }] });
    expect(await page()).toContain('<code>/&quot;&gt;&lt;b&gt;&#123;&#123;nonce}}</code> · 503 · mais 2 vezes');
    await send(url, { fault: 'html', path: '/api/', times: '', value: '' });
    await send(url, { off: '1' });
    expect(await controlOf(url, '/__faults')).toMatchObject({ on: [{ fault: 'html', left: null }] });
    await send(url, { off: 'all' });
    expect(await controlOf(url, '/__faults')).toMatchObject({ on: [] });
  });

  it('obeys no other site', async () => {
    const { url } = await started();
    expect((await send(url, { fault: 'html', path: '/' }, { origin: 'https://exemplo.com' })).status).toBe(403);
    expect(await controlOf(url, '/__faults')).toMatchObject({ on: [] });
  });
});

describe('going back to the start', () => {
  it('empties data, faults, calls and limits', async () => {
    const { url, visitor } = await withFault({ fault: 'html', path: '/nowhere' });
    await visitor.save(await visitor.key());
    expect(await (await fetch(`${url}/__reset`, { method: 'POST' })).json()).toEqual({ ok: true });
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 0 });
    expect(await controlOf(url, '/__calls')).toMatchObject({ count: 0 });
    expect(await controlOf(url, '/__faults')).toMatchObject({ on: [] });
    // Sessions went too: the next call is given a new one, and the forms are there.
    expect((await visitor.post(KEY)).status).toBe(400);
    expect((await visitor.save(await visitor.key(), CONTACT, { formId: contactForm.formId })).status).toBe(200);
  });
});
