// An owner's visit of the demo, step by step: sign in, aids, Esc, the configuration area, signing out.
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';
import { demoUrl } from '../tools/server-log.ts';

test('an owner comes by Esc, signs in, sees the aids of the shop, goes by Esc to its preview, where Esc acts on the area around it, and signs out [OWNER-013, OWNER-014, OWNER-015, OWNER-017, OWNER-024, OWNER-025, NAV-312]', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: demoUrl() }]);
  await page.goto('/cenas/visita-de-dona');
  const isHere = () => page.waitForFunction(() => Boolean(Reflect.get(window, 'Vitrine').store?.getState().owner));
  await isHere();
  expect(await axe(page)).toEqual([]);
  // The popover of the page takes the first Esc.
  await page.getByRole('button', { name: 'Abrir uma camada da página' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('O primeiro Esc fecha esta camada.')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/config/?frameUrl=%2Fcenas%2Fvisita-de-dona');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.getByLabel('E-mail').fill('lucia@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).fill('forno-e-serra');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/config/*');
  await expect(page.frameLocator('#preview').getByRole('link', { name: 'Ateliê Serra' })).toBeVisible();

  await page.goto('/atelie/galeria?de=visita');
  await page.getByRole('button', { name: 'Ver as camadas desta página' }).click();
  await expect(page.getByRole('dialog', { name: 'Camadas desta página' }).locator('[part=overlay]')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForURL('**/config/?frameUrl=%2Fatelie%2Fgaleria%3Fde%3Dvisita');
  const preview = page.frameLocator('#preview');
  await expect(page.locator('#preview')).toHaveAttribute('src', '/atelie/galeria?de=visita');
  await preview.getByRole('button', { name: 'Ver as camadas desta página' }).focus();
  const guide = page.getByRole('complementary', { name: 'Guia' });
  await expect(guide).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toHaveText('Modo de prévia');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toHaveText('Modo de edição');
  // A message of another window changes nothing.
  await page.evaluate(() => postMessage({ type: 'vitrine:toggle-preview' }, location.origin));
  await page.keyboard.press('Shift+Escape');
  await page.waitForURL(/\/atelie\/galeria/);
  await expect(page.getByRole('dialog', { name: 'Logout efetuado com sucesso' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver as camadas desta página' })).toHaveCount(0);
});

test('the demo’s configuration area shows pages of the shop alone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/atelie/entrar?de=config');
  await page.getByLabel('E-mail').fill('lucia@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).fill('forno-e-serra');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/config/*');
  for (const frameUrl of [
    '//mau.exemplo/',
    'https://mau.exemplo',
    '/\\mau.exemplo',
    '/config/',
    'javascript:alert(1)',
    '/atelie/../config/',
  ]) {
    await page.goto(`/config/?frameUrl=${encodeURIComponent(frameUrl)}`);
    await expect(page.locator('#preview')).toHaveAttribute('src', '/atelie/');
  }
});
