// The whole purchase, and signing in, by touch, on a slow network, and with a server that fails once at each step.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { runUntil, stopClock } from '../tools/page-clock.ts';
import { fault } from '../tools/server-log.ts';

const CART = '/api/commerce/shopping-cart';
const TRY_AGAIN = /Tente novamente/;
/** 404 is the server's word for a visitor who has no cart. */
const REFUSED = /Failed to load resource: the server responded with a status of (500|404 .*shopping-cart)/;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Seu carrinho' });
const buyButton = (page: Page) => page.getByRole('button', { name: 'Adicionar ao carrinho' });

/** From the item's page to the thanks, with what a finger does. */
async function purchaseByTouch(page: Page): Promise<void> {
  await page.goto('/atelie/peca/tigela-serra');
  // A finger has to scroll to it.
  await page.locator('#block-peca').scrollIntoViewIfNeeded();
  await page.locator('label', { hasText: /^Grande/ }).tap();
  await buyButton(page).tap();
  await expect(drawer(page).locator('[part=line]')).toHaveCount(1);
  await expect(drawer(page)).toContainText('R$ 198,00');
  await drawer(page).getByRole('button', { name: 'Finalizar compra' }).tap();
  await expect(page).toHaveURL(/\/commerce\/goto-checkout$/);
  await page.getByRole('button', { name: 'Concluir pedido' }).tap();
  await expect(page.getByRole('main')).toContainText(/AS-\d+/);
}

async function signInByTouch(page: Page): Promise<void> {
  await page.goto('/atelie/entrar');
  await page.getByLabel('E-mail').tap();
  await page.keyboard.type('marta@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).tap();
  await page.keyboard.type('barro-e-cinza');
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap();
  await page.waitForURL(/\/atelie\/(?!entrar)/);
}

// Each purchase takes one of the few large bowls.
test.beforeEach(({ page }) => page.request.post('/__reset'));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a piece is chosen, put into the cart and ordered by touch alone', { tag: '@long' }, ({ page }) =>
    purchaseByTouch(page),
  );

  test('a member signs in by touch alone', { tag: '@long' }, ({ page }) => signInByTouch(page));

  test('on a slow network a tap before anything has come is kept, and the order is made', { tag: '@long' }, async ({
    page,
  }) => {
    const debug = await page.context().newCDPSession(page);
    await debug.send('Network.enable');
    // Like a phone at the edge of its cell: 400 ms there and back, 50 kB a second.
    await debug.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 25_000,
    });
    await purchaseByTouch(page);
    await signInByTouch(page);
  });
});

const ready = (page: Page, block: string): Promise<void> =>
  runUntil(
    page,
    async () => (await page.locator(`[data-block=${block}]`).getAttribute('data-block-state')) === 'ready',
  );

test('the server fails once at each step of the purchase: an honest word each time, and nothing is lost', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await stopClock(page);
  await page.goto('/atelie/peca/tigela-serra');
  await ready(page, 'product');
  await page.getByRole('radio', { name: /^Grande/ }).check();

  await fault({ path: `${CART}/entries`, method: 'POST', status: 500, times: 1 });
  await buyButton(page).click();
  await expect(page.getByText(TRY_AGAIN)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Grande/ })).toBeChecked();
  // Earlier it would be the second half of a double click.
  await page.clock.runFor(600);
  await buyButton(page).click();
  await expect(drawer(page).locator('[part=line]')).toHaveCount(1);

  await page.goto('/atelie/carrinho');
  await ready(page, 'cart-page');
  const quantity = page.getByRole('textbox', { name: 'Quantidade de Tigela Serra' });
  await expect(quantity).toHaveValue('1');
  await fault({ path: '/api/3/commerce/cart/', method: 'PUT', status: 500, times: 1 });
  await page.getByRole('button', { name: /^Um a mais de/ }).click();
  await expect(page.locator('[data-block=cart-page]').getByRole('alert')).toContainText(TRY_AGAIN);
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: /^Um a mais de/ }).click();
  await expect(page.locator('[data-block=cart-page]')).toContainText('R$ 396,00');

  const broken = { status: 500, type: 'text/html; charset=utf-8', body: '<h1>Erro 500</h1>' };
  await fault({ path: '/commerce/goto-checkout', method: 'GET', times: 1, ...broken });
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await expect(page.getByRole('heading', { name: 'Erro 500' })).toBeVisible();
  await page.goto('/atelie/carrinho');
  await ready(page, 'cart-page');
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: 'Finalizar compra' }).click();
  await expect(page).toHaveURL(/\/commerce\/goto-checkout$/);
  await expect(page.getByRole('main')).toContainText('R$ 396,00');
  await page.getByRole('button', { name: 'Concluir pedido' }).click();
  await expect(page.getByRole('main')).toContainText(/AS-\d+/);
});

test('the server fails once while a member signs in: an honest word, and what was typed stays', {
  tag: '@long',
}, async ({ page, allowConsole }) => {
  allowConsole(REFUSED);
  await page.goto('/atelie/entrar');
  await expect(page.locator('[data-block=member-login]')).toHaveAttribute('data-block-state', 'ready');
  await page.getByLabel('E-mail').fill('marta@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).fill('barro-e-cinza');
  await fault({ path: '/api/site-users/account/session', method: 'POST', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(TRY_AGAIN)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('marta@exemplo.com');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/atelie\/(?!entrar)/);
});
