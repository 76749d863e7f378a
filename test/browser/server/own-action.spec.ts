// Forms of a site whose server is its own: with the tag it gets what it gets without scripts, once, and the visitor reads what became of it.

import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { other, server, startServers } from './own-matrix.ts';
import type { OwnServer, Received } from './own-server.ts';
import { BLOCKS, type BlockName, EXPECTED, NAMES, page, send } from './own-site.ts';

startServers(page('<p>Obrigado pela mensagem!</p>'));

/** What the server gets from the page without the tag. */
async function withoutScripts(
  view: Page,
  name: BlockName,
  action: string,
  target: OwnServer,
): Promise<Received['entries']> {
  server.pages.set('/pagina', page(BLOCKS[name](action), { tag: false }));
  await view.goto(`${server.origin}/pagina`);
  await send(view, false);
  await expect.poll(() => target.received.length).toBe(1);
  const entries = target.received[0]?.entries ?? [];
  target.received.length = 0;
  return entries;
}

async function open(view: Page, html: string, head = ''): Promise<void> {
  server.pages.set('/pagina', page(html, { head }));
  await view.goto(`${server.origin}/pagina`);
  await expect(view.locator('[part~="button"]').first()).toBeVisible();
}

for (const [row, name] of NAMES.entries()) {
  test(`${name} is sent to its own action, which leads to another page`, { tag: inEveryRun(row === 0) }, async ({
    page: view,
  }) => {
    server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
    const expected = await withoutScripts(view, name, '/enviar', server);
    await open(view, BLOCKS[name]('/enviar'));
    await send(view, true);
    await expect(view).toHaveURL(`${server.origin}/obrigado`);
    await expect(view.getByText('Obrigado pela mensagem!')).toBeVisible();
    expect(server.received.map(({ path, entries }) => ({ path, entries }))).toEqual([
      { path: '/enviar', entries: expected },
    ]);
  });

  test(`${name} shows what the JSON of its own action says, and keeps what was typed`, {
    tag: '@long',
  }, async ({ page: view, allowConsole }) => {
    allowConsole(EXPECTED);
    const headers = { 'content-type': 'application/json' };
    server.answers.set('/enviar', { status: 422, headers, body: '{"errors":{"email":"Este e-mail já existe."}}' });
    const expected = await withoutScripts(view, name, '/enviar', server);
    await open(view, BLOCKS[name]('/enviar'));
    await send(view, true);
    await expect(view.getByText('Este e-mail já existe.').first()).toBeVisible();
    await expect(view.locator('[part~="control"][name="email"]')).toHaveValue('ana@padaria.store');
    server.answers.set('/enviar', { status: 201, headers, body: '{}' });
    await view.locator('[part~="button"]').first().click();
    await expect(view.locator('[part~="result"]')).toBeVisible();
    expect(server.received.map(({ entries }) => entries)).toEqual([expected, expected]);
    expect(server.received.every(({ path, accept }) => path === '/enviar' && accept.includes('application/json'))).toBe(
      true,
    );
  });

  test(`${name} opens the page that its own action answers with`, { tag: '@long' }, async ({ page: view }) => {
    const answer = page(`<p>Recebemos.</p>${BLOCKS[name]('/enviar')}`, { tag: true });
    server.answers.set('/enviar', { status: 200, body: answer });
    await open(view, BLOCKS[name]('/enviar'));
    await send(view, true);
    await expect(view.getByText('Recebemos.')).toBeVisible();
    await expect(view).toHaveURL(`${server.origin}/enviar`);
    await expect(view.locator('[part~="button"]').first()).toBeVisible();
    await expect(view.locator('[part~="control"][name="email"]')).toHaveValue('');
    await view.goBack();
    await expect(view).toHaveURL(`${server.origin}/pagina`);
    await expect(view.getByText('Recebemos.')).toBeHidden();
    expect(server.received.length).toBe(1);
  });

  test(`${name} is sent by the browser to an action on another origin`, { tag: inEveryRun(row === 1) }, async ({
    page: view,
  }) => {
    other.answers.set('/enviar', { status: 200, body: page('<p>Recebemos.</p>', { tag: false }) });
    const expected = await withoutScripts(view, name, `${other.origin}/enviar`, other);
    await open(view, BLOCKS[name](`${other.origin}/enviar`));
    await send(view, true);
    await expect(view).toHaveURL(`${other.origin}/enviar`);
    expect(other.received.map(({ entries }) => entries)).toEqual([expected]);
    expect(server.received).toEqual([]);
  });

  for (const [status, type] of [
    [404, 'text/html'],
    [405, 'text/plain'],
    [501, 'text/html'],
    [200, 'text/html'],
  ] as const)
    test(`${name} falls back to its own action where the platform answers ${status}, ${type}`, {
      tag: inEveryRun(row === 0 && status === 200),
    }, async ({ page: view, allowConsole }) => {
      allowConsole(EXPECTED);
      server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
      const expected = await withoutScripts(view, name, '/enviar', server);
      server.answers.set('/api/form/FormSubmissionKey', {
        status,
        headers: { 'content-type': type },
        body: '<p>Site</p>',
      });
      await open(view, BLOCKS[name]('/enviar', 'data-server="platform" data-email-rule="modern"'));
      await send(view, true);
      await expect(view).toHaveURL(`${server.origin}/obrigado`);
      expect(server.received.filter(({ path }) => path === '/enviar').map(({ entries }) => entries)).toEqual([
        expected,
      ]);
      expect(server.received.filter(({ path }) => path.includes('SaveForm'))).toEqual([]);
    });

  test(`${name} speaks with the platform where the context says so, and never with its action`, {
    tag: '@long',
  }, async ({ page: view, allowConsole }) => {
    allowConsole(EXPECTED);
    const headers = { 'content-type': 'application/json' };
    server.answers.set('/api/form/FormSubmissionKey', { status: 200, headers, body: '{"key":"k"}' });
    server.answers.set('/api/form/SaveFormSubmission', { status: 200, headers, body: '{}' });
    for (const context of [
      { server: 'platform' },
      { appDomain: 'plataforma.example' },
      { website: { identifier: 'loja' } },
    ]) {
      server.received.length = 0;
      const json = `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`;
      await open(view, BLOCKS[name]('/enviar', 'data-email-rule="modern"'), json);
      await send(view, true);
      await expect(view.locator('[part~="result"]')).toBeVisible();
      expect(server.received.map(({ path }) => path).filter((path) => /form|enviar/i.test(path))).toEqual([
        '/api/form/FormSubmissionKey',
        '/api/form/SaveFormSubmission',
      ]);
    }
  });

  test(`${name} tells of an action that fails, and can be sent again`, { tag: inEveryRun(row === 0) }, async ({
    page: view,
    allowConsole,
  }) => {
    allowConsole(EXPECTED);
    server.answers.set('/enviar', { status: 500, body: page('<p>Erro</p>', { tag: false }) });
    await open(view, BLOCKS[name]('/enviar'));
    await send(view, true);
    await expect(
      view.getByText('Não é possível enviar o formulário. Tente novamente mais tarde.').first(),
    ).toBeVisible();
    await expect(view.locator('[part~="control"][name="email"]')).toHaveValue('ana@padaria.store');
    server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
    await view.locator('[part~="button"]').first().click();
    await expect(view).toHaveURL(`${server.origin}/obrigado`);
    expect(server.received.length).toBe(2);
  });
}
