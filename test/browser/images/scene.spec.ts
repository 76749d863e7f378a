// The demo's scene of pictures, under the demo's own policy and with the pictures of the shop.
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';

test('/cenas/imagens loads what it shows, has nothing for axe, and fits a window of 320 px', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.goto('/cenas/imagens');
  const first = page.locator('main img').first();
  await expect(first).toHaveClass('loaded');
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(await page.locator('main img.loaded').count()).toBeLessThan(20);
  await page.getByRole('button', { name: 'Carregar a terceira' }).click();
  await expect(page.locator('#asked')).toHaveClass('loaded');
  await page.getByRole('button', { name: 'Carregar a que não existe' }).click();
  await expect(page.locator('#broken')).toHaveAttribute('src', '/imagens/nao-existe.jpg?format=300w');
  await page.getByRole('button', { name: 'Inserir mais uma' }).click();
  const inserted = page.getByRole('img', { name: 'Três peras na travessa azul' }).first();
  // Where it is depends on which pictures above it have come.
  await inserted.scrollIntoViewIfNeeded();
  await expect(inserted).toHaveClass('loaded');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
