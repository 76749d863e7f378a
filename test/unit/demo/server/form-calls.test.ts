import { describe, expect, it } from 'vitest';
import { contactForm, newsletterForm } from '../../../../demo/site/content/forms.ts';
import { started } from './started.ts';
import { CONTACT, controlOf, Visitor } from './visitor.ts';

const MINUTE = 60_000;

async function visiting(now?: () => number): Promise<{ visitor: Visitor; url: string }> {
  const { url } = await started(now ? { now } : {});
  return { url, visitor: await new Visitor(url).arrive() };
}

const answerOf = async (answer: Response): Promise<[number, unknown]> => [answer.status, await answer.json()];
const refused = { error: expect.any(String) };

describe('a submission', () => {
  it('is kept with its page and time, and nothing of the connection', async () => {
    const now = Date.UTC(2026, 4, 2, 12);
    const { url, visitor } = await visiting(() => now);
    const headers = { referer: `${url}/atelie/contato?email=segredo` };
    const key = await visitor.key();
    const record = { key, formId: contactForm.formId, collectionId: '', objectName: '', isOverlayForm: false };
    const body = { ...record, submitButtonText: 'Enviar', form: JSON.stringify(CONTACT), pageTitle: 'Contato' };
    expect(await answerOf(await visitor.post('/api/form/SaveFormSubmission', body, headers))).toEqual([200, { id: 1 }]);
    expect(await controlOf(url, '/__submissions')).toEqual({
      count: 1,
      counts: { [contactForm.formId]: 1 },
      submissions: [
        {
          id: 1,
          formId: contactForm.formId,
          formName: 'Contato',
          page: '/atelie/contato',
          native: false,
          time: '2026-05-02T12:00:00.000Z',
          values: CONTACT,
        },
      ],
      subscriptions: [],
    });
    await fetch(`${url}/__submissions`, { method: 'DELETE' });
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 0, submissions: [] });
  });

  it('is kept once by two saves with one key, at once or after one another', async () => {
    const { url, visitor } = await visiting();
    const key = await visitor.key();
    const both = await Promise.all([visitor.save(key), visitor.save(key)]);
    // A browser may send a call once more by itself: each gets the answer of the one that was kept.
    expect(await Promise.all(both.map(answerOf))).toEqual([
      [200, { id: 1 }],
      [200, { id: 1 }],
    ]);
    expect(await answerOf(await visitor.save(key))).toEqual([200, { id: 1 }]);
    expect(await answerOf(await visitor.save(key, { ...CONTACT, mensagem: 'Outra' }))).toEqual([400, refused]);
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 1 });
  });

  it('needs a key of its own session that is not older than 15 minutes', async () => {
    let time = Date.now();
    const { url, visitor } = await visiting(() => time);
    const stranger = await new Visitor(url).arrive();
    const key = await visitor.key();
    expect((await visitor.save('made-up')).status).toBe(400);
    expect((await stranger.save(key)).status).toBe(400);
    time += 15 * MINUTE;
    expect((await visitor.save(key)).status).toBe(400);
    const other = await visitor.key();
    time += 15 * MINUTE - 1;
    expect((await visitor.save(other)).status).toBe(200);
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 1 });
  });

  it('that is refused for a field leaves its key good', async () => {
    const { visitor } = await visiting();
    const key = await visitor.key();
    const wrong = { ...CONTACT, email: 'ana', mensagem: 'x'.repeat(501), assunto: 'Nada', strange: '1' };
    expect(await answerOf(await visitor.save(key, wrong))).toEqual([
      400,
      {
        errors: {
          email: 'E-mail inválido. O endereço de e-mail deve ter o formato nome@exemplo.com.',
          mensagem: 'Você excedeu o limite de caracteres.',
          assunto: 'Escolha uma das opções da lista.',
          strange: 'O formulário não tem este campo.',
        },
      },
    ]);
    expect((await visitor.save(key)).status).toBe(200);
  });

  it('names a form of the site, has every field of the record, and is JSON', async () => {
    const { visitor } = await visiting();
    const key = await visitor.key();
    expect((await visitor.save(key, CONTACT, { formId: '000000000000000000000000' })).status).toBe(404);
    expect((await visitor.save(key, CONTACT, { isOverlayForm: 'no' })).status).toBe(400);
    expect((await visitor.save(key, CONTACT, { form: '[]' })).status).toBe(400);
    expect((await visitor.save(key, CONTACT, { form: '{' })).status).toBe(400);
    expect((await visitor.post('/api/form/SaveFormSubmission', '{"key":')).status).toBe(400);
    const asText = { 'content-type': 'text/plain' };
    expect((await visitor.post('/api/form/SaveFormSubmission', '{}', asText)).status).toBe(415);
    expect((await visitor.post('/api/form/SaveFormSubmission', `"${'x'.repeat(1_000_001)}"`)).status).toBe(413);
  });

  it('can be sent ten times a minute, and says when the next may go', async () => {
    let time = Date.now();
    const { url, visitor } = await visiting(() => time);
    for (let sent = 0; sent < 10; sent += 1) expect((await visitor.save(await visitor.key())).status).toBe(200);
    time += 20_000;
    const late = await visitor.save(await visitor.key());
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '40']);
    const other = await new Visitor(url).arrive();
    expect((await other.save(await other.key())).status).toBe(200);
    time += 40_000;
    expect((await visitor.save(await visitor.key())).status).toBe(200);
  });
});

describe('the newsletter', () => {
  it('is subscribed to by its own form and by a tick, once for each address', async () => {
    const { url, visitor } = await visiting();
    const more = { formId: newsletterForm.formId };
    await visitor.save(await visitor.key(), { email: ' Bia@exemplo.com ' }, more);
    const again = await visitor.save(await visitor.key(), { email: 'bia@exemplo.com' }, more);
    expect(await answerOf(again)).toEqual([200, {}]);
    await visitor.save(await visitor.key(), { ...CONTACT, novidades: contactForm.formFields[5]?.options });
    await visitor.save(await visitor.key(), { ...CONTACT, email: 'caio@exemplo.com' });
    const { count, subscriptions } = await controlOf(url, '/__submissions');
    expect(count).toBe(3);
    expect(subscriptions).toEqual([
      { email: 'bia@exemplo.com', formId: newsletterForm.formId, time: expect.any(String) },
      { email: 'ana@exemplo.com', formId: contactForm.formId, time: expect.any(String) },
    ]);
  });
});

describe('calls', () => {
  it('without an address of their own, or with another method, are answered as such', async () => {
    const { visitor } = await visiting();
    expect(await answerOf(await visitor.fetch('/api/nada'))).toEqual([404, refused]);
    expect((await visitor.fetch('/api/constructor')).status).toBe(404);
    const read = await visitor.fetch('/api/form/FormSubmissionKey');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('for a key or to log out have no body', async () => {
    const { visitor } = await visiting();
    expect((await visitor.post('/api/form/FormSubmissionKey', {})).status).toBe(400);
    expect((await visitor.post('/api/auth/Logout', {})).status).toBe(400);
  });
});
