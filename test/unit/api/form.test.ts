import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logout } from '../../../src/api/auth.ts';
import { saveSubmission, submissionKey } from '../../../src/api/form.ts';
import { failureOf, pageOn } from './page.ts';
import { json, ok, plain, type SiteServer, siteServer } from './site-server.ts';

let server: SiteServer;
beforeAll(async () => {
  server = await siteServer();
});
beforeEach(() => {
  server.answer = ok;
  server.seen.length = 0;
});
afterAll(() => server.close());

const record = {
  key: 'k1',
  formId: 'f1',
  collectionId: '',
  objectName: 'page-section-1',
  isOverlayForm: false,
  submitButtonText: 'Enviar',
  form: '{"nome":"Ana"}',
  pageTitle: 'Contato',
};

describe('the key of a submission', () => {
  it.each([{ key: 'k1' }, { data: { key: 'k1' } }])('is read out of %j [FORM-051]', async (answer) => {
    server.answer = json(200, answer);
    expect(await submissionKey(pageOn(server.origin).request)).toBe('k1');
    expect(server.seen).toMatchObject([{ method: 'POST', path: '/api/form/FormSubmissionKey', body: '' }]);
  });

  it.each([{}, { key: '' }, { key: 7 }, { data: null }, [], null, { data: { key: {} } }])(
    'is empty for %j',
    async (answer) => {
      server.answer = json(200, answer);
      expect(await submissionKey(pageOn(server.origin).request)).toBe('');
    },
  );
});

describe('a submission', () => {
  it('goes out as JSON with the names of the record, without a captcha’s where there is none [FORM-001] [FORM-052] [FORM-053]', async () => {
    const { request } = pageOn(server.origin);
    await saveSubmission(request, record);
    await saveSubmission(request, { ...record, captchaKey: 'c1' });
    const [without, withKey] = server.seen;
    expect(without).toMatchObject({ method: 'POST', path: '/api/form/SaveFormSubmission' });
    expect(without?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(without?.body ?? '')).toEqual(record);
    expect(JSON.parse(withKey?.body ?? '')).toEqual({ ...record, captchaKey: 'c1' });
  });

  it.each([{}, [], null, 'ok', { anything: [1] }])(
    'has gone through when the answer is %j [FORM-055]',
    async (answer) => {
      server.answer = json(200, answer);
      expect(await saveSubmission(pageOn(server.origin).request, record)).toEqual(answer);
    },
  );

  it.each([
    ['an HTML page', plain(200, '<html>')],
    ['an error field', json(200, { error: 'Não' })],
    ['nothing', plain(200, '')],
  ])('has failed, and shown no dialog, when the answer is %s [FORM-055]', async (_, answer) => {
    server.answer = answer;
    const page = pageOn(server.origin);
    expect(await failureOf(saveSubmission(page.request, record))).toMatchObject({ kind: 'shape' });
    expect(page.told).toEqual([]);
  });
});

describe('both calls', () => {
  it('go with credentials, to the site’s own domain over https [FORM-051] [FORM-052] [FORM-071]', async () => {
    const sent: Request[] = [];
    const { request } = pageOn('https://www.copia.example', {
      site: { origin: 'https://www.copia.example', baseUrl: 'https://atelie.com.br', appDomain: '' },
      fetch: async (one) => {
        sent.push(one);
        return Response.json({ key: 'k' });
      },
    });
    await submissionKey(request);
    await saveSubmission(request, record);
    expect(sent.map(({ url, credentials }) => [new URL(url).origin, credentials])).toEqual([
      ['https://atelie.com.br', 'include'],
      ['https://atelie.com.br', 'include'],
    ]);
  });

  it('are never tried again, and never shown in a dialog [FORM-073]', async () => {
    server.answer = (response) => void response.destroy();
    const page = pageOn(server.origin);
    await failureOf(submissionKey(page.request));
    await failureOf(saveSubmission(page.request, record));
    expect(server.seen).toHaveLength(2);
    expect(page.told).toEqual([]);
  });

  it('give the form back within 30 s, whatever hangs', async () => {
    const timeouts: (number | undefined)[] = [];
    const note = async ({ timeout }: { timeout?: number }) => void timeouts.push(timeout);
    await submissionKey(note);
    await saveSubmission(note, record);
    expect(timeouts.reduce<number>((sum, ms) => sum + (ms ?? Number.POSITIVE_INFINITY), 0)).toBeLessThanOrEqual(30_000);
  });
});

it('logs out with a post without a body [OWNER-020]', async () => {
  await logout(pageOn(server.origin).request);
  expect(server.seen).toMatchObject([{ method: 'POST', path: '/api/auth/Logout', body: '' }]);
});
