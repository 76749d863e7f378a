// What belongs to a form with an action of its own from outside of it: buttons and controls with the attribute form.
import { expect, test } from '../tools/fixture.ts';
import { server, startServers } from './own-matrix.ts';
import { page } from './own-site.ts';

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
  test(`${title} is the button that is sent, to its own action, once the required control outside of the block is filled in`, async ({
    page: view,
  }) => {
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
