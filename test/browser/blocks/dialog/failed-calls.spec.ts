// What a visitor is told when a call of the page fails, on a page of the demo: real call layer, real dialog, real server.
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { fault, faultsOff } from '../../tools/server-log.ts';
import { shown } from './asked-dialogs.ts';

const PATH = '/api/site-header-footer';
const REFUSED = 'Solicitação não autorizada';
const SERVER = 'Erro interno do servidor. Tente novamente mais tarde.';
const AWAY = 'Este serviço está temporariamente indisponível. Tente novamente mais tarde.';
const LOST = 'Não foi possível conectar…';
const UNREADABLE = 'internal error: cannot parse server response as JSON';

test.beforeEach(async ({ page, allowConsole }) => {
  // The browser itself writes a line for every status above 399.
  allowConsole(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blocks/dialog');
  await page.waitForFunction(() => Boolean(Reflect.get(window, 'Vitrine')?.request));
});

/** Sends a call as a script of the page does, and gives what it was rejected with. */
const send = (page: Page): Promise<string> =>
  page.evaluate(
    (path) =>
      Reflect.get(window, 'Vitrine')
        .request({ method: 'GET', path, retries: 0 })
        .then(
          () => 'done',
          (error: { kind: string }) => error.kind,
        ),
    PATH,
  );

test('the system error is shown for a body that is no JSON, an error field, authorizationFail and each status that has a text; an answer to the caller and a success show nothing [DLG-004, DLG-005, DLG-012]', {
  tag: '@long',
}, async ({ page }) => {
  await page.evaluate(() => Reflect.set(window, 'still', 'here'));
  for (const [name, value, text] of [
    ['html', undefined, UNREADABLE],
    ['cut-json', undefined, UNREADABLE],
    ['error-200', undefined, 'Algo deu errado do nosso lado.'],
    ['authorization-fail', undefined, REFUSED],
    ['status', 401, REFUSED],
    ['status', 403, REFUSED],
    ['status', 500, SERVER],
    ['status', 501, SERVER],
    ['status', 503, AWAY],
    ['status', 404, LOST],
    ['status', 502, LOST],
    ['reset', undefined, LOST],
  ] as const) {
    await test.step(`${name} ${value ?? ''}`, async () => {
      await fault({ fault: name, path: PATH, ...(value && { value: `${value}` }) });
      await send(page);
      const dialog = page.getByRole('alertdialog', { name: 'Algo não deu certo' });
      await expect(dialog).toContainText(text);
      await expect(dialog.getByRole('button')).toHaveText(['Limpar', 'Recarregar página']);
      await dialog.getByRole('button', { name: 'Limpar' }).click();
      await expect(shown(page)).toHaveCount(0);
      await faultsOff();
    });
  }
  await fault({ fault: 'error', path: PATH, value: '400' });
  expect(await send(page)).toBe('application');
  await faultsOff();
  expect(await send(page)).toBe('done');
  // What is shown next is the only dialog: neither of the two has left one.
  await fault({ fault: 'status', path: PATH, value: '500' });
  await send(page);
  await expect(shown(page)).toContainText(SERVER);
  await expect(shown(page)).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'still')), 'never reloaded').toBe('here');
});

test('"Recarregar página" reloads the page, "Limpar" gives the focus back to what was pressed [DLG-004, DLG-005, DLG-006]', {
  tag: '@long',
}, async ({ page }) => {
  const press = page.getByRole('button', { name: 'Pedir o que só o ateliê pode' });
  const dialog = page.getByRole('alertdialog', { name: 'Algo não deu certo' });
  await page.evaluate(() => Reflect.set(window, 'still', 'here'));
  await press.click();
  await expect(dialog).toContainText(REFUSED);
  await expect(dialog.getByRole('button', { name: 'Limpar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(0);
  await expect(press).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'still'))).toBe('here');
  await press.click();
  await dialog.getByRole('button', { name: 'Recarregar página' }).click();
  await page.waitForFunction(() => !Reflect.has(window, 'still') && Boolean(Reflect.get(window, 'Vitrine')?.request));
  await expect(shown(page)).toHaveCount(0);
});

test('a response with loginRequired opens one prompt that leads to the sign-in page and back, however many calls say it [DLG-007, F-083]', async ({
  page,
}) => {
  const press = page.getByRole('button', { name: 'Pedir o que exige login' });
  await press.evaluate((button: HTMLElement) => {
    for (let at = 0; at < 5; at += 1) button.click();
  });
  const dialog = page.getByRole('dialog', { name: 'Entre para continuar' });
  await expect(dialog).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  const link = dialog.getByRole('link', { name: 'Entrar' });
  await expect(link).toBeFocused();
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect([address.pathname, address.searchParams.get('frameUrl')]).toEqual(['/config/', '/blocks/dialog']);
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  await expect(shown(page)).toHaveCount(0);
  // Later it may be asked again.
  await press.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await expect(press).toBeFocused();
});
