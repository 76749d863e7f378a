// Buttons of a form with an action of its own: outside of it, with its controls there, and with attributes of their own.
import { expect, test } from '../tools/fixture.ts';
import { json, SUBJECTS } from './own-ends.ts';
import { LACKS, open, pageOf, server, startServers } from './own-matrix.ts';
import { EXPECTED, page } from './own-site.ts';

startServers();

const FORM = `<div data-block="form" data-form-id="c"><form id="f" method="post" action="/salvar">
<p><label>Nome <input name="nome"></label></p><button name="acao" value="salvar">Salvar</button></form>
<button form="f" name="acao" value="copiar">Copiar</button></div>
<p><label>Motivo <input form="f" name="motivo" required></label></p>
<button form="f" name="acao" value="excluir" formaction="/excluir">Excluir</button>`;

for (const [title, action] of [
  ['Salvar', 'salvar'],
  ['Copiar', 'salvar'],
  ['Excluir', 'excluir'],
] as const)
  test(`${title} is the button that is sent, to its own action, once the required control outside of the block is filled in`, {
    tag: '@long',
  }, async ({ page: view }) => {
    server.answers.set(`/${action}`, { status: 303, headers: { location: '/obrigado' } });
    server.pages.set('/pagina', page(FORM));
    await view.goto(`${server.origin}/pagina`);
    await view.locator('[part~="control"][name="nome"]').fill('Ana');
    await view.getByRole('button', { name: title }).click();
    // The browser's own message is at the control, which it gives the focus.
    await expect(view.locator('[name="motivo"]')).toBeFocused();
    expect(server.received).toEqual([]);
    await view.keyboard.type('Porque sim');
    await view.getByRole('button', { name: title }).click();
    await expect(view).toHaveURL(`${server.origin}/obrigado`);
    expect(server.received.map(({ path }) => path)).toEqual([`/${action}`]);
    expect(Object.fromEntries(server.received[0]?.entries ?? [])).toEqual({
      nome: 'Ana',
      motivo: 'Porque sim',
      acao: title.toLowerCase(),
    });
  });

const DRAFT = `<div data-block="form" data-form-id="c"><form method="post" action="/salvar">
<p><label>Nome <input name="nome" required></label></p><button>Enviar</button>
<button name="modo" value="rascunho" formnovalidate aria-label="Guardar"><svg aria-hidden="true"></svg></button></form></div>`;

for (const chunk of ['none', 'sending'])
  test(`an icon with a name is sent with its name and value, unchecked where it says so; missing is ${chunk}`, async ({
    page: view,
    allowConsole,
  }) => {
    allowConsole(EXPECTED);
    allowConsole(LACKS);
    server.missing.set(chunk, 'absent');
    server.answers.set('/salvar', { status: 303, headers: { location: '/obrigado' } });
    server.pages.set('/pagina', page(DRAFT));
    await view.goto(`${server.origin}/pagina`);
    await expect(view.locator('[part~="button"]')).toHaveText(['Enviar', 'Guardar']);
    await view.getByRole('button', { name: 'Guardar' }).click();
    await expect(view).toHaveURL(`${server.origin}/obrigado`);
    expect(server.received.map(({ entries }) => Object.fromEntries(entries))).toEqual([{ nome: '', modo: 'rascunho' }]);
  });

for (const name of ['form', 'review-request'] as const)
  test(`${name}: a click listener of the page’s own button hears each press of the block’s once, one that prevents it decides, and a button that is disabled meanwhile is sent again`, {
    tag: '@long',
  }, async ({ page: view, allowConsole }) => {
    allowConsole(EXPECTED);
    server.answers.set('/enviar', SUBJECTS[name].refusal?.answer ?? json(500, {}));
    const { send, again, refusal } = SUBJECTS[name];
    // It reads what is written, and submits the form itself, as scripts of pages do.
    const script = `<script>var stops = true, heard = [], around = 0;
    const button = document.querySelector('button');
    button.addEventListener('click', (event) => {
      const { name, form } = event.target;
      heard.push([name, form.querySelector('textarea').value !== '', event.clientX > 0]);
      if (stops) return event.preventDefault();
      form.submit();
      setTimeout(() => { button.disabled = true; });
    });
    document.querySelector('main').addEventListener('click', ({ target }) => { if (target.matches('button,[data-block]')) around++; });</script>`;
    pageOf({ title: '', own: true }, SUBJECTS[name]);
    server.pages.set('/pagina', `${server.pages.get('/pagina')}${script}`);
    await open(view);
    await expect(view.locator('[data-block]')).toHaveAttribute('data-block-state', 'ready');
    await expect(view.locator('[part~="button"]').first()).toBeVisible();
    await view.evaluate('around = 0');
    await send(view, true);
    await expect.poll(() => view.evaluate('heard.length')).toBe(1);
    expect(await view.evaluate('around')).toBe(name === 'form' ? 1 : 2);
    await view.evaluate('stops = false; around = 0');
    await again(view);
    await expect(view.getByText(refusal?.words ?? '').first()).toBeVisible();
    server.answers.set('/enviar', json(200, {}));
    await expect(view.locator('[part~="button"]').first()).toBeEnabled();
    await again(view);
    await expect(SUBJECTS[name].done(view)).toBeVisible();
    expect(server.received.map(({ entries }) => Object.fromEntries(entries).modo)).toEqual(['rapido', 'rapido']);
    const press = ['modo', true, true];
    expect(await view.evaluate('[heard, around]')).toEqual([[press, press, press], 2]);
  });

test('the platform’s call has what the page’s handlers write into its form and its entries, and controls outside of the block; and a handler that prevents it decides', {
  tag: '@long',
}, async ({ page: view }) => {
  for (const [path, answer] of SUBJECTS.form.calls) server.answers.set(path, answer);
  const html = SUBJECTS.form.markup('/enviar', 'data-server="platform" data-block-load="load"');
  server.pages.set(
    '/pagina',
    page(`${html.replace('<form', '<form id="f"')}<label>Motivo <input name="motivo" form="f" value="Presente"></label>
<label>Cópia <input name="email" form="f" value="bia@padaria.store"></label>
<script>var stops = true; const { f } = document.forms;
f.addEventListener('submit', (event) => { event.stopPropagation(); f.elements.token.value = 'novo'; f.elements.mensagem.value += '!'; f.elements.assunto.options[1].selected = true; if (stops) event.preventDefault(); else { f.submit(); f.requestSubmit(); } });
f.addEventListener('formdata', ({ formData }) => {
  formData.append('utm', 'natal'); formData.set('mensagem', formData.get('mensagem').toUpperCase()); formData.delete('assunto');
});</script>`),
  );
  await open(view);
  await SUBJECTS.form.send(view, true);
  await expect(view.locator('[part~="control"][name="mensagem"]')).toHaveValue(/!$/);
  expect(server.received).toEqual([]);
  await view.evaluate('stops = false');
  await SUBJECTS.form.again(view);
  await expect(SUBJECTS.form.done(view)).toBeVisible();
  const [, saved] = server.received;
  expect(JSON.parse(JSON.parse(saved?.entries[0]?.[0] ?? '{}').form)).toEqual({
    email: ['ana@padaria.store', 'bia@padaria.store'],
    assunto: '',
    mensagem: 'DUAS LINHAS:\nQUERO UMA MORINGA.!!',
    token: 'novo',
    motivo: 'Presente',
    utm: 'natal',
  });
  expect(server.received.map(({ path }) => path)).toEqual(SUBJECTS.form.calls.map(([path]) => path));
});
