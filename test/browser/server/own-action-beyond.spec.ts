// Forms with an action of their own and a page that has something to say in it: its scripts, its policies, files and conditions.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { other, server, startServers } from './own-matrix.ts';
import { BLOCKS, EXPECTED, page, send } from './own-site.ts';

startServers(page('<p>Obrigado pela mensagem!</p>'));

async function open(view: Page, html: string, head = ''): Promise<void> {
  server.pages.set('/pagina', page(html, { head }));
  await view.goto(`${server.origin}/pagina`);
  await expect(view.locator('[part~="button"]').first()).toBeVisible();
}

test('a handler of the page that prevents the submission decides alone', async ({ page: view, allowConsole }) => {
  allowConsole(EXPECTED);
  await open(
    view,
    `${BLOCKS.form('/enviar')}<output></output><script>document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault(); document.querySelector('output').append(new FormData(event.target, event.submitter).get('modo')); });</script>`,
  );
  await send(view, true);
  await expect(view.locator('output')).toHaveText('rapido');
  await expect(view.locator('[part~="button"]').first()).toBeEnabled();
  expect(server.received).toEqual([]);
});

test('a script that has prevented a press sends the form itself a moment later', async ({ page: view }) => {
  server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
  await open(
    view,
    `${BLOCKS.form('/enviar')}<script>let ready = false; document.querySelector('form').addEventListener('submit', async (event) => {
      if (ready) return; event.preventDefault(); ready = await Promise.resolve(true); event.target.requestSubmit(event.submitter); });</script>`,
  );
  await send(view, true);
  await expect.poll(() => server.received.length).toBe(1);
});

test('a policy that lets forms through but no requests leaves the form to the browser', { tag: '@long' }, async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
  const policy = `<meta http-equiv="content-security-policy" content="connect-src 'none'">`;
  await open(view, BLOCKS.form('/enviar'), policy);
  await send(view, true);
  await expect(view).toHaveURL(`${server.origin}/obrigado`);
  expect(server.received.length).toBe(1);
});

test('data-answer="page" leaves the form to the browser', { tag: '@long' }, async ({ page: view }) => {
  server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
  await open(view, BLOCKS.form('/enviar', 'data-answer="page"'));
  await send(view, true);
  await expect(view).toHaveURL(`${server.origin}/obrigado`);
  expect(server.received.map(({ accept }) => accept.includes('application/json'))).toEqual([false]);
});

test('a redirect that the policy forbids is no reason to send once more', { tag: '@long' }, async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  allowConsole(/CORS|net::ERR_FAILED/);
  other.answers.set('/pagar', { status: 200, body: page('<p>Pagamento</p>', { tag: false }) });
  server.answers.set('/enviar', { status: 303, headers: { location: `${other.origin}/pagar` } });
  const policy = `<meta http-equiv="content-security-policy" content="connect-src 'self'">`;
  await open(view, BLOCKS.form('/enviar'), policy);
  await send(view, true);
  await expect(
    view.getByText('Não recebemos a resposta completa do site. O envio pode ter chegado').first(),
  ).toBeVisible();
  expect(server.received.filter(({ entries }) => entries.length)).toHaveLength(1);
});

const WITH_FILES = `<div data-block="form"><form method="post" action="/enviar" enctype="multipart/form-data">
<p><label>Nome <input name="nome"></label></p>
<p><label>Entrega <select name="entrega"><option value="retirar">Retirar</option><option value="enviar">Enviar</option></select></label></p>
<p data-show-when='{"field":"entrega","equals":"enviar"}'><label>Rua <input name="rua" value="Rua A"></label></p>
<p><label>Anexos <input type="file" name="anexos" multiple></label></p>
<p><label>Recado <textarea name="recado"></textarea></label></p>
<p><button>Enviar</button> <button name="modo" value="urgente">Enviar já</button></p></form></div>`;

test('files, the second button and what is not shown: as without scripts, but for the hidden field', {
  tag: '@long',
}, async ({ page: view }) => {
  server.answers.set('/enviar', { status: 303, headers: { location: '/obrigado' } });
  const fill = async (part: string): Promise<void> => {
    await view.locator(`${part}[name="nome"]`).fill('Ana');
    await view.locator(`${part}[name="recado"]`).fill('Um\nDois');
    await view.locator(`${part}[name="anexos"]`).setInputFiles([
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('A') },
      { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('B') },
    ]);
  };
  server.pages.set('/pagina', page(WITH_FILES, { tag: false }));
  await view.goto(`${server.origin}/pagina`);
  await fill('');
  await view.getByRole('button', { name: 'Enviar já' }).click();
  await expect(view).toHaveURL(`${server.origin}/obrigado`);
  await open(view, WITH_FILES);
  await fill('form[part] ');
  await view.getByRole('button', { name: 'Enviar já' }).click();
  await expect(view).toHaveURL(`${server.origin}/obrigado`);
  const [without, withTag] = server.received.map(({ entries }) => entries);
  expect(without?.map(([name]) => name)).toEqual(['nome', 'entrega', 'rua', 'anexos', 'anexos', 'recado', 'modo']);
  expect(withTag).toEqual(without?.filter(([name]) => name !== 'rua'));
  expect(server.received).toHaveLength(2);
});

test('the page that an action answers with is opened under enforced Trusted Types', { tag: '@long' }, async ({
  page: view,
}) => {
  server.answers.set('/enviar', { status: 200, body: page('<p>Recebemos.</p>', { tag: false }) });
  const policy = `<meta http-equiv="content-security-policy" content="require-trusted-types-for 'script'">`;
  await open(view, BLOCKS.form('/enviar'), policy);
  await send(view, true);
  await expect(view.getByText('Recebemos.')).toBeVisible();
  expect(server.received).toHaveLength(1);
});

test('an answer that is cut off is neither a success nor sent again, and the visitor reads that it may have arrived', {
  tag: '@long',
}, async ({ page: view, allowConsole }) => {
  allowConsole(EXPECTED);
  const headers = { 'content-type': 'application/json' };
  const donation = `<div data-block="donation" data-block-load="load"><form method="post" action="/doar"><button name="valor" value="20">Doar</button></form></div>`;
  for (const path of ['/enviar', '/doar']) server.answers.set(path, { status: 200, headers, body: '{"message":"Obri' });
  await open(view, `${BLOCKS.form('/enviar')}${donation}`);
  await expect(view.locator('[data-block=donation]')).toHaveAttribute('data-block-state', 'ready');
  await send(view, true);
  await view.getByRole('button', { name: 'Doar' }).click();
  for (const name of ['form', 'donation'])
    await expect(view.locator(`[data-block=${name}]`).getByText('O envio pode ter chegado').first()).toBeVisible();
  await expect(view.locator('[part~="control"][name="email"]')).toHaveValue('ana@padaria.store');
  expect(server.received.map(({ path }) => path).sort()).toEqual(['/doar', '/enviar']);
  // An answer without a body is none that was cut off.
  server.answers.set('/enviar', { status: 200, headers, body: '' });
  await view.locator('[part~="button"]').first().click();
  await expect(view.locator('[data-block=form] [part~="result"]')).toBeVisible();
});

test('a file that an action answers with is saved under its name, and a text is shown as the browser shows it', {
  tag: '@long',
}, async ({ page: view }) => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="catalogo.pdf"' };
  server.answers.set('/enviar', { status: 200, headers, body: '%PDF' });
  await open(view, BLOCKS.form('/enviar'));
  const saved = view.waitForEvent('download');
  await send(view, true);
  expect((await saved).suggestedFilename()).toBe('catalogo.pdf');
  await expect(view.locator('[part~="result"]')).toBeVisible();
  server.answers.set('/enviar', {
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: 'Erro: e-mail <vazio>',
  });
  await open(view, BLOCKS.form('/enviar'));
  await send(view, true);
  await expect(view.getByText('Erro: e-mail <vazio>')).toBeVisible();
  await expect(view).toHaveURL(`${server.origin}/enviar`);
});

const TWICE = `<div data-block="form"><form method="post" action="/enviar"><input type="hidden" name="token" value="t1">
<p><label>Nome <input name="nome" value="Ana"></label></p><p><label>Turno <select name="turno"><option>Manhã</option><option>Tarde</option></select></label></p>
<p><label><input type="checkbox" name="aviso" value="sim" checked> Avise-me</label></p><p><label>Cartão <input name="cartao"></label></p>
<p><label>Mensagem <textarea name="mensagem"></textarea></label></p><p><button>Enviar</button></p></form></div>`;

test('going back from a page that refuses brings back what was typed in the form that was sent, once, and no number of a card; from one that thanks nothing', {
  tag: '@long',
}, async ({ page: view, allowConsole }) => {
  allowConsole(EXPECTED);
  await open(view, `${TWICE}${TWICE}`);
  const sent = view.locator('[data-block="form"]').nth(1);
  const typed = () =>
    view.locator('[part~="control"]').evaluateAll((controls) =>
      controls.map((control) => {
        if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
        return Reflect.get(control, 'value');
      }),
    );
  const goBack = async (): Promise<void> => {
    await view.goBack();
    // The form's page is loaded again.
    await expect(view.locator('[part~="button"]')).toHaveCount(2);
  };
  const empty = ['Ana', 'Manhã', true, '', ''];
  await expect.poll(typed).toEqual([...empty, ...empty]);
  const fill = async (): Promise<void> => {
    const control = (name: string) => sent.locator(`[part~="control"][name="${name}"]`);
    await control('nome').fill('Bia');
    await control('turno').selectOption('Tarde');
    await control('aviso').uncheck();
    await control('cartao').fill('4111 1111 1111 1111');
    await control('mensagem').fill('Duas linhas:\nQuero uma moringa.');
    await sent.getByRole('button', { name: 'Enviar' }).click();
  };
  server.answers.set('/enviar', { status: 422, body: page('<p>Não há vagas à tarde.</p>', { tag: true }) });
  await fill();
  await expect(view.getByText('Não há vagas à tarde.')).toBeVisible();
  expect(await view.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({});
  await goBack();
  const kept = ['Bia', 'Tarde', false, '', 'Duas linhas:\nQuero uma moringa.'];
  await expect.poll(typed).toEqual([...empty, ...kept]);
  await expect(view.locator('input[name="nome"]:not([part])').nth(1), 'the page’s own control').toHaveValue('Bia');
  expect(await view.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({});
  await sent.getByRole('button', { name: 'Enviar' }).click();
  await expect(view.getByText('Não há vagas à tarde.')).toBeVisible();
  expect(new Map(server.received.at(-1)?.entries).get('nome'), 'what is back is sent').toBe('Bia');
  await view.goto(`${server.origin}/pagina`);
  await expect.poll(typed).toEqual([...empty, ...empty]);
  server.answers.set('/enviar', { status: 200, body: page('<p>Obrigado.</p>', { tag: true }) });
  await fill();
  await expect(view.getByText('Obrigado.')).toBeVisible();
  await goBack();
  await expect.poll(typed).toEqual([...empty, ...empty]);
});

for (const [kind, other, expected] of [
  ['where it is empty', [], ['Ana', 'Quero uma moringa.']],
  ['and not where the visitor has typed since', ['typed'], ['Caio', 'Quero uma moringa.']],
  ['and not into another form in this place', ['form'], ['Ana', '']],
] as const)
  test(`what is kept for the way back is put into a form ${kind}`, { tag: '@long' }, async ({ page: view }) => {
    const lines = [
      ['nome', 'Ana'],
      ['mensagem', 'Quero uma moringa.'],
      ...other.filter((one) => one === 'form').map((one) => [one, '']),
    ];
    if (other[0] === 'typed') lines[0] = ['nome', 'Bia'];
    const draft = JSON.stringify({ time: Date.now(), lines });
    await open(
      view,
      `${TWICE}<script>sessionStorage.setItem('vitrine:back:/pagina:0', ${JSON.stringify(draft)});
      ${other[0] === 'typed' ? "document.querySelector('[name=nome]').value = 'Caio';" : ''}</script>`,
    );
    const control = (name: string) => view.locator(`[part~="control"][name="${name}"]`);
    await expect(control('mensagem')).toHaveValue(expected[1]);
    await expect(control('nome')).toHaveValue(expected[0]);
    expect(await view.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
