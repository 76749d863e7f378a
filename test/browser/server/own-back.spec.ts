// The way back from a page with which the own action of a form has refused it: what was typed is there, as a browser would restore it.
import { expect, settled, test } from '../tools/fixture.ts';
import { SUBJECTS } from './own-ends.ts';
import { server, startServers } from './own-matrix.ts';
import { EXPECTED, LISTS, page } from './own-site.ts';

startServers();

const AROUND = `<input name="fora"><input type="password" name="senha"><input name="cartao" autocomplete="cc-number">
<script>if (!history.state) history.replaceState({ minha: 1 }, '');</script>`;

for (const name of ['form', 'newsletter', 'review-request'] as const)
  test(`${name}: Back from a page that refuses it leads to what was typed, but for secrets`, async ({
    page: view,
    allowConsole,
  }) => {
    allowConsole(EXPECTED);
    const { markup, context, send } = SUBJECTS[name];
    const block = markup('/enviar').replace('<p>', name === 'form' ? `${LISTS}$&` : '$&');
    const head = `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`;
    server.pages.set('/pagina', page(`${block}${AROUND}`, { head }));
    server.answers.set('/enviar', { status: 422, body: page('<p>Faltou algo.</p>') });
    await view.goto(`${server.origin}/pagina`);
    await settled(view);
    const control = (field: string) => view.locator(`[part~="form"] [name="${field}"]`);
    for (const field of ['fora', 'senha', 'cartao']) await view.locator(`[name="${field}"]`).fill('4111');
    if (name === 'form') {
      await control('uf').selectOption('SP');
      await control('cidade').selectOption('Santos');
    }
    await send(view, true);
    await expect(view.getByText('Faltou algo.')).toBeVisible();
    await view.goBack();
    await settled(view);
    const typed = {
      form: { email: 'ana@padaria.store', mensagem: 'Duas linhas:\nQuero uma moringa.', cidade: 'Santos' },
      newsletter: { email: 'ana@padaria.store' },
      'review-request': { title: 'Boa', text: 'Duas linhas:\nNão esquenta a mão.', name: 'Bia' },
    }[name];
    for (const [field, text] of Object.entries(typed)) await expect(control(field)).toHaveValue(text);
    if (name === 'review-request') await expect(view.locator('[part~="form"] [value="4"]')).toBeChecked();
    await expect(view.locator('[name="fora"]')).toHaveValue('4111');
    for (const field of ['senha', 'cartao']) await expect(view.locator(`[name="${field}"]`)).toHaveValue('');
    expect(await view.evaluate('history.state')).toEqual({ minha: 1 });
    // Once only: what the visitor has deleted stays deleted.
    await view.locator('[name="fora"]').fill('');
    await view.goto(`${server.origin}/pagina#outra`);
    await expect(view.locator('[name="fora"]')).toHaveValue('');
  });
