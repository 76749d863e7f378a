// The member's own page.
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { fillIn, ready, send } from '../member-login/login-page.ts';

const context = (own: object): string =>
  `<script type="application/json" data-site-context>${JSON.stringify(own)}</script>`;
const member = { memberAccount: { displayName: 'Marta' } };

test('it is found and mounted, and greets the member around the server’s content [MEMBER-006]', async ({
  page,
  pageWith,
}) => {
  const orders = [
    { number: '1042', date: '3 de maio', status: 'A caminho', total: 'R$ 248,00', url: '/atelie/membros' },
  ];
  await pageWith(
    `${context(member)}<div data-block="member-area" data-block-load="load" data-block-json='${JSON.stringify({ orders })}'><p>Só para membros</p></div>`,
  );
  await settled(page);
  const area = page.locator('[data-block=member-area]');
  await expect(area).toContainText('Olá, Marta!');
  await expect(page.getByText('Só para membros')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedido 1042' })).toHaveAttribute('href', '/atelie/membros');
  // A screen reader knows the place of a message before it says anything; it takes no row.
  const message = area.locator('.area > [role=status]');
  await expect(message).toBeEmpty();
  await expect(message).not.toHaveCSS('display', 'none');
  await expect(message).toHaveCSS('position', 'absolute');
  expect(await axe(page)).toEqual([]);
});

test('the shop’s member signs in, sees the area, and leaves it again [MEMBER-006]', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/atelie/entrar');
  await ready(page);
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL(/\/atelie\/membros/);
  const area = page.locator('[data-block=member-area]');
  await expect(area.getByText('Olá, Marta!')).toBeVisible();
  await expect(area.getByRole('region', { name: 'Seus pedidos' }).getByRole('listitem')).toHaveCount(3);
  const mug = page.locator('.tile', { hasText: 'Caneca Neblina' });
  await expect(mug.locator('ins')).toHaveText('R$ 86,00');
  await expect(mug.locator('del')).toContainText('R$ 96,00');
  await expect(area.getByText('A fornada desta semana')).toBeVisible();
  await expect(area.getByRole('button', { name: 'Sair' })).toHaveCount(1);
  // The token of this tab is gone; the page has it.
  await page.evaluate(() => sessionStorage.removeItem('vitrine:member'));
  await page.reload();
  // Before it is mounted the server's own button has the same name, and the widget hides it.
  await expect(area).toHaveAttribute('data-block-state', 'ready');
  await area.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByText('Esta página está disponível apenas para membros do site.')).toBeVisible();
  await expect(area.getByRole('link', { name: 'Já sou membro' })).toBeVisible();
});

test('a published account link has the text for the visitor, in step with the session', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const link =
    '<div data-controller="UserAccountLink"><button class="user-accounts-text-link"><span class="unauth">Entrar</span><span class="auth">Minha conta</span></button></div>';
  await pageWith(`${context({})}${link}<div data-block="accordion"></div>`);
  await expect(page.getByText('Minha conta')).toBeHidden();
  await expect(page.getByText('Entrar')).toBeVisible();
  await pageWith(`${context(member)}${link}<div data-block="accordion"></div>`);
  await expect(page.getByText('Entrar')).toBeHidden();
  await expect(page.getByText('Minha conta')).toBeVisible();
});
