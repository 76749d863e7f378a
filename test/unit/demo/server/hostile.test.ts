// Whoever speaks to the backend without being a page of it.
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { contactForm } from '../../../../demo/site/content/forms.ts';
import { started } from './started.ts';
import { CONTACT, controlOf, Visitor } from './visitor.ts';

const J = { 'content-type': 'application/json' };
const refused = { error: expect.any(String) };

async function visiting(): Promise<{ url: string; visitor: Visitor }> {
  const { url } = await started();
  return { url, visitor: await new Visitor(url).arrive() };
}

/** What comes back for a request written by hand. */
const spoken = (url: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const heard: Buffer[] = [];
    const line = connect(Number(new URL(url).port), '127.0.0.1', () => line.write(text));
    line.on('data', (part) => heard.push(part));
    line.on('close', () => resolve(Buffer.concat(heard).toString('latin1'))).on('error', reject);
  });

describe('a call that cannot be read', () => {
  it('has a path that is no text', async () => {
    const { visitor } = await visiting();
    const answer = await visitor.post('/api/census/RecordQuickView/%E0%A4%A');
    expect([answer.status, await answer.json()]).toEqual([400, refused]);
  });

  it('is too large, and says so as calls do; a form without the script gets a page', async () => {
    const { visitor } = await visiting();
    const body = `"${'x'.repeat(1_000_000)}"`;
    const call = await visitor.post('/api/form/SaveFormSubmission', body);
    expect([call.status, await call.json()]).toEqual([413, refused]);
    const page = await visitor.submit(contactForm.formId, [['mensagem', body]]);
    expect([page.status, page.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('grande demais');
  });

  it.each([
    ['/api/v1/events', (deep: string) => `{"analyticsId":"a","commonData":${deep}}`, J],
    [
      '/api/widget/GetWidgetRendering',
      (deep: string) => `widgetJSON=${encodeURIComponent(`{"type":2,"id":"a","value":${deep}}`)}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
  ])('is nested without end: %s', async (path, write, headers) => {
    const { visitor } = await visiting();
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect((await visitor.post(path, write(nested(20)), headers)).ok).toBe(true);
    const answer = await visitor.post(path, write(nested(50_000)), headers);
    expect([answer.status, await answer.json()]).toEqual([400, refused]);
  });

  it('names no address', async () => {
    const { url } = await visiting();
    const asked = await spoken(url, 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(asked).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a method', () => {
  it('HEAD is answered wherever GET is, without a body', async () => {
    const { visitor } = await visiting();
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => visitor.fetch('/api/search/GeneralSearch?q=vaso', { method })),
    );
    expect([head?.status, await head?.text()]).toEqual([200, '']);
    expect(head?.headers.get('content-length')).toBe(get?.headers.get('content-length'));
  });

  it.each([
    ['/api/multilingual/languages', 'GET, HEAD, PUT'],
    ['/api/site-users/account/session', 'POST, DELETE'],
    ['/atelie/', 'GET, HEAD, POST'],
    [`/form/${contactForm.formId}`, 'GET, HEAD, POST'],
    ['/imagens/torno.jpg', 'GET, HEAD'],
  ])('that %s does not have is refused with those it has', async (path, allow) => {
    const { visitor } = await visiting();
    for (const method of ['PATCH', 'OPTIONS']) {
      const answer = await visitor.fetch(path, {
        method,
        headers: { origin: 'https://exemplo.com', 'access-control-request-method': 'POST' },
      });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('the way back', () => {
  it('never leads to another site, whatever page the form says it came from', async () => {
    const { url, visitor } = await visiting();
    const send = (referer: string) => visitor.submit(contactForm.formId, [['email', 'ana']], { referer });
    const shown = async (referer: string) => {
      const next = (await send(referer)).headers.get('location') ?? '';
      return (await visitor.fetch(next)).text();
    };
    expect(await shown(`${url}/atelie/contato`)).toContain('<a href="/atelie/contato">');
    expect(await shown(`${url}//outra.example/x`)).not.toContain('outra.example');
    const plain = await visitor.submit(contactForm.formId, [], {
      'content-type': 'text/plain',
      referer: `${url}//outra.example/x`,
    });
    expect(await plain.text()).not.toContain('outra.example');
  });
});

describe('another site whose name leads to this machine', () => {
  it('reads nothing of what tests read, and switches nothing', async () => {
    const { url, visitor } = await visiting();
    await visitor.save(await visitor.key());
    const asked = (line: string, host: string) =>
      spoken(url, `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    for (const line of ['GET /__submissions', 'DELETE /__submissions'])
      expect(await asked(line, 'exemplo.com')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await asked('GET /__submissions', 'localhost:1')).toContain('"count":1');
  });
});

it('nobody makes a purchase up: a token that was not given out verifies no review', async () => {
  const { visitor } = await visiting();
  const review = { itemId: 'vaso-lua', token: 'inventado', rating: 5, text: 'Estala.', name: 'Rute' };
  const answer = await visitor.post('/api/3/commerce/reviews', JSON.stringify(review), J);
  expect([answer.status, await answer.json()]).toMatchObject([200, { review: { verified: false } }]);
});

describe('one key', () => {
  it('keeps one of several different forms that come at once', async () => {
    const { url, visitor } = await visiting();
    const key = await visitor.key();
    const all = await Promise.all(
      ['um', 'dois', 'três', 'quatro'].map((mensagem) => visitor.save(key, { ...CONTACT, mensagem })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 1 });
  });
});
