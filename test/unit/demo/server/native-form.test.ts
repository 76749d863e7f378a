import { describe, expect, it } from 'vitest';
import { contactForm, newsletterForm, orderForm } from '../../../../demo/site/content/forms.ts';
import { started } from './started.ts';
import { controlOf, Visitor } from './visitor.ts';

const KEY = ['key', 'a-key-of-one-page'];
const FIELDS = [
  ['nome', 'Ana'],
  ['nome', 'Lima'],
  ['email', 'ana@exemplo.com'],
  ['telefone.Areacode', '31'],
  ['telefone.Line', '32221234'],
  ['assunto', 'Aulas'],
  ['mensagem', 'Bom dia'],
  ['origem', 'folheto'],
  ['unknown', 'left aside'],
];

async function visiting(): Promise<{ visitor: Visitor; url: string; from: { referer: string; origin: string } }> {
  const now = Date.now();
  const { url } = await started({ now: () => now });
  return { url, visitor: await new Visitor(url).arrive(), from: { referer: `${url}/atelie/contato?x=1`, origin: url } };
}

describe('a form without the script', () => {
  it('is kept, and the browser sent on with 303 to a page that says so', async () => {
    const { url, visitor, from } = await visiting();
    const answer = await visitor.submit(contactForm.formId, [KEY, ...FIELDS], from);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/atelie/obrigado']);
    expect(await controlOf(url, '/__submissions')).toMatchObject({
      count: 1,
      submissions: [
        {
          native: true,
          page: '/atelie/contato',
          values: {
            nome: ['Ana', 'Lima'],
            telefone: ['', '31', '', '32221234'],
            novidades: [],
            resposta: '',
            origem: 'folheto',
          },
        },
      ],
    });
  });

  it('is thanked for by the server itself where the site has no page for that', async () => {
    const { visitor, from } = await visiting();
    const answer = await visitor.submit(newsletterForm.formId, [['email', 'ana@exemplo.com']], from);
    const next = answer.headers.get('location') ?? '';
    expect([answer.status, next]).toEqual([303, `/form/${newsletterForm.formId}/enviado?de=%2Fatelie%2Fcontato`]);
    const page = await (await visitor.fetch(next)).text();
    expect(page).toContain(newsletterForm.formSubmissionMessage.html);
    expect(page).toContain('<a href="/atelie/contato">');
  });

  it('is kept once when the same page is sent again', async () => {
    const { url, visitor, from } = await visiting();
    const send = (key: string, fields = FIELDS) => visitor.submit(contactForm.formId, [['key', key], ...fields], from);
    const answers = await Promise.all([send('page-number-one'), send('page-number-one')]);
    answers.push(await send('page-number-one'));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 1 });
    await send('page-number-two');
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 2 });
  });

  it('is kept again when it says something else, or is another form of the page', async () => {
    const { url, visitor, from } = await visiting();
    await visitor.submit(contactForm.formId, [KEY, ...FIELDS], from);
    const other = FIELDS.map(([name = '', value = '']) => [name, name === 'mensagem' ? 'Mais uma coisa' : value]);
    await visitor.submit(contactForm.formId, [KEY, ...other], from);
    await visitor.submit(newsletterForm.formId, [KEY, ['email', 'ana@exemplo.com']], from);
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 3 });
  });

  it('comes back with its errors and what was typed, as text, and can be sent from there', async () => {
    const { url, visitor, from } = await visiting();
    const typed = '"><script>alert(1)</script>{{nonce}}';
    const wrong = FIELDS.map(([name = '', value = '']) => [
      name,
      name === 'email' ? 'ana' : name === 'mensagem' ? typed : value,
    ]);
    const answer = await visitor.submit(contactForm.formId, [KEY, ...wrong], from);
    const next = answer.headers.get('location') ?? '';
    expect([answer.status, next]).toEqual([303, expect.stringMatching(/^\/form\/[0-9a-f]{24}\?tentativa=[\w-]{24}$/)]);
    const shown = await visitor.fetch(next);
    const page = await shown.text();
    expect(shown.status).toBe(200);
    expect(page).toContain('O endereço de e-mail deve ter o formato nome@exemplo.com.');
    expect(page).toContain('value="Lima"');
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#123;&#123;nonce}}</textarea>');
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 0 });

    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const again = [...FIELDS, ['key', key], ['page', /name="page" value="([^"]*)"/.exec(page)?.[1] ?? '']];
    await visitor.submit(contactForm.formId, again, { referer: url + next, origin: url });
    expect(await controlOf(url, '/__submissions')).toMatchObject({
      count: 1,
      submissions: [{ page: '/atelie/contato' }],
    });
  });

  it('shows every kind of field of its definition', async () => {
    const { visitor } = await visiting();
    const page = await (await visitor.fetch(`/form/${orderForm.formId}`)).text();
    for (const { id, type, title } of orderForm.formFields) {
      if (type !== 'hidden') expect(page).toContain(title);
      if (type !== 'section') expect(page).toMatch(new RegExp(`name="${id}(\\.\\w+)?"`));
    }
    expect(page).toContain('name="gosto.prazo" value="Muito"');
  });

  it('is refused from another site, for no form of this one, and as anything but a form', async () => {
    const { url, visitor, from } = await visiting();
    const id = contactForm.formId;
    expect((await visitor.submit(id, FIELDS, { origin: 'https://exemplo.com' })).status).toBe(403);
    expect((await visitor.submit(id, FIELDS, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await visitor.submit('000000000000000000000000', FIELDS, from)).status).toBe(404);
    expect((await visitor.submit(id, FIELDS, { 'content-type': 'text/plain' })).status).toBe(415);
    expect(await controlOf(url, '/__submissions')).toMatchObject({ count: 0 });
    expect((await visitor.submit(id, FIELDS, from)).status).toBe(303);
  });

  it('leads back to a page of this site only', async () => {
    const { visitor } = await visiting();
    for (const target of ['https://exemplo.com/', '//exemplo.com', '/\\exemplo.com', 'javascript:alert(1)']) {
      const page = await (
        await visitor.fetch(`/form/${contactForm.formId}/enviado?de=${encodeURIComponent(target)}`)
      ).text();
      expect(page).not.toContain('exemplo.com');
      expect(page).not.toContain('javascript:');
    }
  });

  it('may be sent ten times a minute', async () => {
    const { visitor, from } = await visiting();
    for (let sent = 0; sent < 10; sent += 1)
      expect((await visitor.submit(contactForm.formId, FIELDS, from)).status).toBe(303);
    const late = await visitor.submit(contactForm.formId, FIELDS, from);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
  });
});
