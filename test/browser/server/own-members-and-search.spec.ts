// Reviews, sign-in and search of a site whose server is its own: it gets once what it gets without scripts, and the visitor reads what became of it.

import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { json, SUBJECTS, type Subject, type SubjectName, settledOwn } from './own-ends.ts';
import {
  answerAt,
  arrived,
  ENDS,
  got,
  keepsNoPassword,
  LACKS,
  open,
  other,
  pageOf,
  server,
  startServers,
  withoutScripts,
} from './own-matrix.ts';
import { EXPECTED, page } from './own-site.ts';

startServers();

const NEW = ['review-request', 'member-login', 'search'] as const satisfies readonly SubjectName[];

for (const name of NEW)
  for (const end of ENDS)
    test(`${name}, where ${end.title}: the same once, with scripts and without`, {
      tag: '@long',
    }, async ({ page: view, browser, allowConsole, consoleLines }) => {
      allowConsole(EXPECTED);
      allowConsole(LACKS);
      const subject: Subject = SUBJECTS[name];
      answerAt(end, subject);
      pageOf(end, subject);
      const entries = await withoutScripts(browser, subject);
      expect(entries.map(([field]) => field)).toContain('modo');
      await open(view);
      await settledOwn(view, true);
      await subject.send(view, true);
      if (end.platform === 'answers' && subject.calls.length) {
        await expect(subject.done(view)).toBeVisible();
        expect(got().map(({ path }) => path)).toEqual(subject.calls.map(([path]) => path));
      } else if (end.json && subject.refusal) {
        await expect(subject.done(view)).toBeVisible();
        expect(got()).toEqual([expect.objectContaining({ path: '/enviar', entries })]);
      } else await arrived(view, end, entries);
      if (end.platform === 'does not know')
        expect(got().map(({ path }) => path)).toEqual([...subject.calls.map(([path]) => path), '/enviar']);
      await keepsNoPassword(view, consoleLines);
    });

for (const name of ['review-request', 'member-login'] as const)
  test(`${name} says that it is sending, what the server refused, and that no answer came, and keeps what was typed`, {
    tag: '@long',
  }, async ({ page: view, allowConsole, consoleLines }) => {
    allowConsole(EXPECTED);
    const subject: Subject = SUBJECTS[name];
    const [end] = ENDS;
    if (!end || !subject.refusal) throw new Error('no end');
    pageOf(end, subject);
    const { promise: after, resolve: release } = deferred();
    server.answers.set('/enviar', { ...subject.refusal.answer, after });
    await open(view);
    await settledOwn(view, true);
    await subject.send(view, true);
    await expect(view.getByRole('status').filter({ hasText: BUSY[name] })).toHaveCount(1);
    // A button that is busy takes no click of the tool's, and a visitor's all the same.
    await view.locator('[part~="button"], button[name="modo"]').last().dispatchEvent('click');
    release();
    await expect(view.getByText(subject.refusal.words)).toBeVisible();
    expect(got()).toHaveLength(1);

    server.answers.set('/enviar', { status: 500, body: page('<p>Erro</p>', { tag: false }) });
    await subject.again(view);
    await expect(view.getByText(FAILED[name])).toBeVisible();
    await view.context().setOffline(true);
    await subject.again(view);
    await expect(view.getByText('Não recebemos a resposta do site')).toBeVisible();
    expect(got()).toHaveLength(2);
    await view.context().setOffline(false);

    server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
    await subject.again(view);
    await expect(view).toHaveURL(`${server.origin}/obrigado`);
    const [first, ...others] = got().map(({ entries }) => entries);
    expect(others).toEqual([first, first]);
    await keepsNoPassword(view, consoleLines);
  });

const BUSY = { 'review-request': 'Enviando a avaliação…', 'member-login': 'Entrando…' };
const FAILED = {
  'review-request': 'Não foi possível enviar a avaliação. Tente novamente.',
  'member-login': 'Não foi possível entrar. Tente novamente.',
};

test('a password that the platform’s call did not take is not sent to another server', async ({
  page: view,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(EXPECTED);
  allowConsole(LACKS);
  const subject: Subject = SUBJECTS['member-login'];
  pageOf({ title: '', own: true, elsewhere: true, platform: 'does not know' }, subject);
  await open(view);
  await settledOwn(view, true);
  await subject.send(view, true);
  await expect(view.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  expect(got().map(({ path }) => path)).toEqual(['/api/site-users/account/session']);
  expect(other.received).toEqual([]);
  expect(consoleLines.filter((line) => line.includes('a password is not sent as well'))).toHaveLength(1);
  await keepsNoPassword(view, consoleLines);
});

test('a handler of the page that signs in by itself decides alone', { tag: '@long' }, async ({ page: view }) => {
  const subject: Subject = SUBJECTS['member-login'];
  server.answers.set('/enviar', json(200, {}));
  server.pages.set(
    '/pagina',
    page(`${subject.markup('/enviar', 'data-block-load="load"')}<output></output><script>
      document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); document.querySelector('output').append('tratado '); });</script>`),
  );
  await open(view);
  await settledOwn(view, true);
  await subject.send(view, true);
  await expect(view.locator('output')).toHaveText('tratado');
  await subject.again(view);
  await expect(view.locator('output')).toHaveText('tratado tratado');
  expect(server.received).toEqual([]);
});

test('a link to the page that signs in stays a link, whatever arrives', { tag: '@long' }, async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  allowConsole(LACKS);
  server.pages.set('/entrar', page('<p>Entre aqui.</p>', { tag: false }));
  for (const [attributes, chunk] of [
    ['', ''],
    ['data-server="platform"', ''],
    ['', 'member-login'],
    ['', 'form-sign-in'],
  ] as const) {
    server.missing.clear();
    if (chunk) server.missing.set(chunk, 'absent');
    const block = `<div data-block="member-login" data-block-load="load" ${attributes}><a href="/entrar">Entrar</a></div>`;
    server.pages.set('/pagina', page(block));
    await open(view);
    await expect(view.locator('[data-block]')).toHaveAttribute('data-block-state', /^(ready|failed)$/);
    await view.getByRole('link', { name: 'Entrar' }).click();
    await expect(view.getByText('Entre aqui.')).toBeVisible();
  }
  expect(server.received).toEqual([]);
});

test('a form for reviews with a field or a captcha that the block does not draw stays as it is, and so does one whose stars are words', {
  tag: '@long',
}, async ({ page: view }) => {
  server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
  const subject: Subject = SUBJECTS['review-request'];
  const own = subject.markup('/enviar', 'data-block-load="load"');
  for (const html of [
    own.replace('<p><button', '<p><label>E-mail <input name="email"></label></p><p><button'),
    own.replace('<p><button', '<div data-sitekey="x"></div><p><button'),
    own.replaceAll(' value="', ' value="nota-').replace('value="nota-t1"', 'value="t1"'),
  ]) {
    server.received.length = 0;
    server.pages.set(
      '/pagina',
      page(html, { head: '<script type="application/json" data-site-context>{"pageType":209}</script>' }),
    );
    const loaded = view.waitForResponse((response) => response.url().includes('/review-form'));
    await open(view);
    await loaded;
    await view.locator('[name="rating"]').last().check();
    await view.locator('[name="text"]').fill('Boa.');
    await view.locator('[name="name"]').fill('Bia');
    await view.getByRole('button').click();
    await expect(view).toHaveURL(`${server.origin}/obrigado`);
    expect(got()).toHaveLength(1);
  }
});
