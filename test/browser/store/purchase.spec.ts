// The whole purchase in the shop, from a piece to the order.
import type { Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';

/** From the summary to the thanks, in pages of the server. */
async function conclude(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/commerce\/goto-checkout$/);
  await expect(page.getByRole('main')).toContainText('Tigela Serra');
  await expect(page.getByRole('main')).toContainText('R$ 198,00');
  await page.getByRole('button', { name: 'Concluir pedido' }).press('Enter');
  await expect(page.getByRole('main')).toContainText(/AS-\d+/);
  await page.goto('/atelie/carrinho');
  await expect(page.getByRole('main')).not.toContainText('Tigela Serra');
  await expect(page.locator('[data-block=cart-indicator]')).toHaveAttribute('data-cart-empty', '');
}

// Each purchase takes one of the few large bowls.
test.beforeEach(({ page }) => page.request.post('/__reset'));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a variant is chosen, put into the cart and ordered by forms alone', async ({ page }) => {
    await page.goto('/atelie/peca/tigela-serra');
    await page.getByRole('combobox', { name: 'Tamanho' }).selectOption({ label: 'Grande: R$ 198,00' });
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(page.getByRole('main')).toContainText('Está no carrinho.');
    await page
      .getByRole('button', { name: 'Finalizar compra' })
      .or(page.getByRole('link', { name: 'Finalizar compra' }))
      .click();
    await conclude(page);
  });
});

test('a variant is chosen, put into the cart and ordered by keyboard alone [CTX-004]', async ({ page }) => {
  await page.goto('/atelie/peca/tigela-serra');
  await expect(page.locator('[data-block=product]')).toHaveAttribute('data-block-state', 'ready');
  const buy = page.getByRole('button', { name: 'Adicionar ao carrinho' });
  await buy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Escolha uma opção de /)).toBeVisible();
  await page.getByRole('radio', { name: /^Média/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Grande/ })).toBeChecked();
  await buy.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(drawer.locator('[part=line]')).toHaveCount(1);
  await expect(drawer).toContainText('R$ 198,00');
  await drawer.getByRole('button', { name: 'Finalizar compra' }).focus();
  await page.keyboard.press('Enter');
  await conclude(page);
  expect(await axe(page)).toEqual([]);
});
