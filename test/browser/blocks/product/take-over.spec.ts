// Who uses the page's own form of a product by keyboard goes on in that of the block.
import { exampleOf } from '../../../declarations.ts';
import { expect, readyInView, test } from '../../tools/fixture.ts';
import { heldBack } from '../../tools/held-back.ts';

test('who types a quantity or is on the button of the page’s own form goes on in that of the block', async ({
  page,
  pageWith,
}) => {
  for (const [role, name] of [
    ['spinbutton', 'Quantidade'],
    ['button', 'Adicionar ao carrinho'],
  ] as const) {
    const release = await heldBack(page, '**/chunks/product-*.js');
    await pageWith(exampleOf('product'));
    await page.getByLabel('Esmalte').selectOption('Óxido');
    await page.getByLabel('Quantidade').fill('1');
    await page.getByRole(role, { name }).focus();
    release();
    const block = page.locator('[data-block=product]');
    await readyInView(block);
    const ours = block.locator(role === 'button' ? '[part=button]' : '[part=quantity] input');
    await expect(ours).toBeFocused();
    await page.keyboard.type('2');
    await expect(block.locator('[part=quantity] input')).toHaveValue(role === 'button' ? '1' : /2/);
    await expect(block.getByRole('radio', { name: 'Óxido' })).toBeChecked();
  }
});

test('who is in the list of amounts of a gift card is among the amounts of the block', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const release = await heldBack(page, '**/chunks/gift-card-*.js');
  await pageWith(exampleOf('gift-card'));
  await page.getByLabel('Valor').selectOption('R$ 100');
  await page.getByLabel('Valor').focus();
  release();
  const block = page.locator('[data-block=gift-card]');
  await readyInView(block);
  await expect(block.getByRole('radio', { name: 'R$ 100' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(block.getByRole('radio', { name: 'R$ 200' })).toBeChecked();
});
