// What opens over a page answers whoever opened it, on the demo's page of parts and on one without a block.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';

const dialogs = (page: Page): Locator => page.locator('dialog[open]');

async function openParts(page: Page): Promise<void> {
  await page.goto('/partes');
  await expect(page.locator('[data-block=parts]').first()).toHaveAttribute('data-block-state', 'ready');
}

test('a layer shows the form of the page, and gives it back as it was', { tag: '@long' }, async ({ page }) => {
  await openParts(page);
  const before = await page.locator('#da-pagina').innerHTML();
  await page.locator('#da-pagina input').fill('ana@exemplo.com');
  await page.getByRole('button', { name: 'Mostrar o formulário desta página' }).click();
  await expect(dialogs(page)).toHaveCount(1);
  await expect(page.locator('#boletim-email')).toBeVisible();
  await expect(page.locator('#boletim-email')).toHaveValue('ana@exemplo.com');
  expect(await page.evaluate(() => document.querySelector('#boletim-email')?.closest('#da-pagina'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page.locator('#da-pagina #boletim-email')).toHaveValue('ana@exemplo.com');
  expect(await page.locator('#da-pagina').innerHTML()).toBe(before);
  await expect(page.locator('#resposta')).toHaveText('A camada foi fechada.');
  await expect(page.locator('[data-block=page-content]')).toHaveCount(0);
});

test('a layer that cannot come is a rejection: the page falls back, nothing is left, and the next press tries again', {
  tag: '@long',
}, async ({ page, allowConsole }) => {
  allowConsole(/VT022 missing: Error: this layer never comes/);
  await openParts(page);
  await page.getByRole('link', { name: 'Abrir uma que nunca carrega' }).click();
  await expect(page.locator('#sem-camada')).toBeFocused();
  await expect(page.locator('[data-block=missing]')).toHaveCount(0);
  const again = await page.evaluate(() =>
    Reflect.get(window, 'Vitrine')
      .open('missing')
      .then(
        () => 'came',
        (error: Error) => error.message,
      ),
  );
  expect(again).toBe('this layer never comes');
  const unknown = await page.evaluate(() =>
    Reflect.get(window, 'Vitrine')
      .open('nothing-like-it')
      .catch((error: Error) => error.name),
  );
  expect(unknown).toBe('TypeError');
  await expect(page.locator('body > [data-block-added]')).toHaveCount(0);
});

test('three layers stack by keyboard; Esc closes the top one and gives the focus back, one by one', {
  tag: '@long',
}, async ({ page }) => {
  await openParts(page);
  const opener = page.getByRole('button', { name: 'Abrir três camadas' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialogs(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialogs(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(dialogs(page)).toHaveCount(3);
  for (const left of [2, 1]) {
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(left);
    await expect(page.getByRole('button', { name: 'Abrir a próxima' }).last()).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a service starts by a setting of the context on a page without a block', async ({ page }) => {
  await page.goto('/servico');
  expect(await page.locator('[data-block]:not([data-block-added])').count()).toBe(0);
  await expect(dialogs(page)).toContainText('numa página sem nenhum bloco');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(dialogs(page)).toHaveCount(0);
});
