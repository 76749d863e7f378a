// A form that is not taken says why, where it is wrong, and keeps everything (faults F-056, F-063, F-066).
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { fault } from '../../tools/server-log.ts';
import { begin, button, contactForm, control, fillIn, holdBack, SAVE, submissions } from './contact-form.ts';

test.beforeEach(({ page }) => begin(page));

test('what is wrong is shown beside each field, the first of them has the focus, nothing is sent [FORM-042] [FORM-044] [FORM-069]', async ({
  page,
  pageWith,
}) => {
  await pageWith(contactForm());
  await settled(page);
  const save = await holdBack(page);
  await control(page, 'nome.First').fill('Ana');
  await control(page, 'email').fill('ana@exemplo');
  await button(page).click();
  await expect(control(page, 'nome.Last')).toBeFocused();
  await expect(page.locator('[part~="error"]')).toHaveCount(4);
  const [error, field] = await Promise.all([
    page.locator('[part~="field"]:has([name=email]) [part~="error"]').boundingBox(),
    control(page, 'email').boundingBox(),
  ]);
  expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  expect(await axe(page)).toEqual([]);
  expect(save.calls()).toBe(0);
});

test('errors of the server are shown at their fields, with notices that lead to them, fault F-063 [FORM-047] [FORM-048] [FORM-049]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.* 400 /);
  await pageWith(contactForm());
  await settled(page);
  await fillIn(page);
  const errors = { email: '<b>Já inscrito.</b>', fantasma: 'Não existe.' };
  await fault({ path: SAVE, status: 400, body: JSON.stringify({ errors }), type: 'application/json' });
  await button(page).click();
  await expect(control(page, 'email')).toBeFocused();
  await expect(page.locator('[part~="field"]:has([name=email]) [part~="error"]')).toHaveText('<b>Já inscrito.</b>');
  await expect(page.locator('[part~="summary"]')).toContainText(
    'Seu formulário encontrou um problema. Role para baixo para revisá-lo.',
  );
  await expect(page.locator('[part~="summary"]')).toContainText('Não existe.');
  await button(page).focus();
  await page.getByRole('button', { name: 'Role para cima' }).click();
  await expect(control(page, 'email')).toBeFocused();
  expect(await axe(page)).toEqual([]);
});

test('an answer takes neither the focus nor the place of a visitor who is typing in another form by now', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.* 400 /);
  await pageWith(`${contactForm()}<div style="height: 2000px"></div><label>Outro <input id="outro"></label>`);
  await settled(page);
  const other = page.locator('#outro');
  const errors = { email: 'Já inscrito.' };
  await fault({ path: SAVE, status: 400, body: JSON.stringify({ errors }), type: 'application/json', times: 1 });
  for (const answer of ['[part~="error"]', '[part~="result"][role=alert]']) {
    await fillIn(page);
    const save = await holdBack(page);
    await button(page).click();
    await expect.poll(save.calls).toBe(1);
    await other.click();
    save.release();
    await expect(page.locator(answer).first()).toBeAttached();
    await page.keyboard.type('a');
    await expect(other).toBeFocused();
    await expect(other).toBeInViewport();
    await page.unroute(`**${SAVE}*`);
  }
  await expect(other).toHaveValue('aa');
});

test('in a dialog of the page, an application error is shown at the fields and the dialog stays [DATA-019]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.* 400 /);
  await pageWith(`<dialog id="janela" aria-label="Escreva para nós">${contactForm()}</dialog>`);
  await page.locator('#janela').evaluate((dialog) => (dialog as HTMLDialogElement).showModal());
  await settled(page);
  await fillIn(page);
  const errors = { email: 'Este endereço já escreveu hoje.' };
  await fault({
    path: SAVE,
    status: 400,
    body: JSON.stringify({ error: 'Recusado', errors }),
    type: 'application/json',
  });
  await button(page).click();
  await expect(control(page, 'email')).toBeFocused();
  await expect(page.locator('[part~="field"]:has([name=email]) [part~="error"]')).toHaveText(errors.email);
  await expect(page.locator('#janela')).toBeVisible();
  await expect(page.locator('[data-block=dialog]')).toHaveCount(0);
});

test('off line, with a page instead of an answer, or with a fault in a 200, everything typed stays and can be sent again, faults F-056 F-066 [FORM-072]', async ({
  page,
  context,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await pageWith(contactForm());
  await settled(page);
  await fillIn(page);
  const summary = page.locator('[part~="summary"]');
  await fault({ path: SAVE, fault: 'html', times: 1 });
  await button(page).click();
  await expect(summary).toHaveText('Erro desconhecido, tente novamente mais tarde.');
  await fault({
    path: SAVE,
    status: 200,
    body: '{"error": "O formulário fechou."}',
    type: 'application/json',
    times: 1,
  });
  await button(page).click();
  await expect(summary).toHaveText('O formulário fechou.');
  await context.setOffline(true);
  await button(page).click();
  await expect(summary).toHaveText(
    'Não foi possível obter uma chave para o envio de formulários; tente novamente mais tarde.',
  );
  await expect(summary).toBeFocused();
  await expect(control(page, 'mensagem')).toHaveValue('Quero uma moringa.');
  await context.setOffline(false);
  await button(page).click();
  await expect(page.locator('[part~="result"]')).toBeVisible();
  expect(await submissions()).toHaveLength(1);
});
