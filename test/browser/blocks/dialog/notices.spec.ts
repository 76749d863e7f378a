// Spinner, notices and the sign-up dialog; every kind of dialog in every colour scheme.
import { exampleOf } from '../../../declarations.ts';
import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { runDuring, stopClock } from '../../tools/page-clock.ts';
import { ask, openPage, shown } from './asked-dialogs.ts';

test('the spinner is shown once however often it is asked for, and one hide ends it [DLG-002, DLG-315]', async ({
  page,
  pageWith,
}) => {
  await openPage(page, pageWith);
  const call = (name: string, owner?: string) =>
    page.evaluate(([method, who]) => Reflect.get(window, 'Vitrine').dialog[method as string](who), [name, owner]);
  const spinner = page.getByRole('status').filter({ hasText: 'Carregando…' });
  await call('showSpinner');
  await call('showSpinner');
  await expect(spinner).toHaveCount(1);
  await expect(spinner).toBeVisible();
  await expect(page.locator('.wait')).toHaveCSS('z-index', '30000');
  expect(await axe(page)).toEqual([]);
  await call('hideSpinner');
  await expect(spinner).toHaveCount(0);
  await call('hideSpinner');
  // Another part of the page wants it, too.
  await call('showSpinner');
  await call('showSpinner', 'carrinho');
  await call('hideSpinner');
  await expect(spinner).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'Vitrine').store.getState().ui.spinners)).toBe(1);
  await call('hideSpinner', 'carrinho');
  await expect(spinner).toHaveCount(0);
});

test('logout=true tells of it once, with no text of the address, and is removed from it [DLG-003, NAV-014, STR-002]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await openPage(page, pageWith, { query: '?a=1&logout=true&title=Oferta#fim' });
  const dialog = page.getByRole('dialog', { name: 'Logout efetuado com sucesso' });
  await expect(dialog).toContainText('O logout foi efetuado com sucesso.');
  await expect(dialog).not.toContainText('Oferta');
  await expect(page).toHaveURL(/\?a=1&title=Oferta#fim$/);
  await page.clock.runFor(2_000);
  await expect(dialog).toHaveCount(0);
  await openPage(page, pageWith, { query: '?logout=false' });
  await ask(page, 'alert', 'Controle');
  await expect(shown(page)).toContainText('Controle');
  await expect(shown(page)).toHaveCount(1);
});

test('the two alerts of the runtime have their texts [DLG-010, STR-009]', async ({ page, pageWith }) => {
  await openPage(page, pageWith);
  await ask(page, 'alert', { notice: 'cart-cookie' });
  await expect(
    page.getByRole('alertdialog', {
      name: 'Sua sessão expirou ou seus cookies não estão ativados. Não é possível continuar com a finalização de compra.',
    }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await ask(page, 'alert', { notice: 'preview-only' });
  await expect(page.getByRole('alertdialog', { name: 'Preview Only' })).toContainText(
    'Please log out of your account in order to use the reservation block.',
  );
});

test('the sign-up dialog opens, and Esc cancels it [DLG-008]', async ({ page, pageWith }) => {
  await openPage(page, pageWith);
  await page.evaluate(() => void Reflect.get(window, 'Vitrine').open('dialog', { kind: 'sign-up' }));
  const dialog = page.getByRole('dialog', { name: 'Crie sua conta' });
  await expect(dialog.getByRole('link', { name: 'Criar conta' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a form in a dialog shows its errors at the fields [DLG-009]', async ({ page, pageWith }) => {
  await pageWith(`<dialog aria-label="Contato">${exampleOf('form')}</dialog>`);
  await page.locator('dialog').evaluate((dialog) => (dialog as HTMLDialogElement).showModal());
  const dialog = page.getByRole('dialog', { name: 'Contato' });
  await expect(dialog.locator('[data-block-state=ready]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
  for (const name of ['Nome', 'E-mail', 'Mensagem']) {
    const field = dialog.getByRole('textbox', { name });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/.+/);
  }
});

test('a value that is none is reported and replaced by its default', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT040/);
  await openPage(page, pageWith, { tag: '<script async data-debug src="/dist/vitrine.js"></script>' });
  const line = page.waitForEvent('console', (message) => message.text().includes('position is lado'));
  await ask(page, 'confirm', { text: 'Certo?', position: 'lado', labels: { confirm: 3 } } as never);
  await expect(shown(page).getByRole('button')).toHaveText(['Rejeitar', 'Cancelar', 'Confirmar']);
  await line;
});

for (const [name, media, dir] of [
  ['dark', { colorScheme: 'dark' }, 'ltr'],
  ['forced colours', { forcedColors: 'active' }, 'ltr'],
  ['right to left', {}, 'rtl'],
] as const)
  test(`axe finds nothing in any kind, and nothing is cut off at 320 px: ${name}`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ ...media });
    await page.setViewportSize({ width: 320, height: 640 });
    // An information confirms itself: time stands still until it has been looked at.
    await stopClock(page);
    await openPage(page, pageWith, { dir });
    for (const kind of ['confirm', 'alert', 'inform']) {
      await ask(page, kind, { title: 'Guardado', text: `Palavra${'muito'.repeat(20)}` });
      await expect(shown(page)).toBeVisible();
      expect(await runDuring(page, axe(page))).toEqual([]);
      expect(await shown(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      for (const button of await shown(page).getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
      await expect(shown(page)).toHaveCount(0);
    }
  });
