// A form at work, over real HTTP: locked once, sent once, never losing a letter (faults F-060 to F-066).
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { goBack } from '../../tools/go-back.ts';
import { runDuring, runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { fault } from '../../tools/server-log.ts';
import { TAG, testPage } from '../../tools/test-page.ts';
import {
  begin,
  button,
  CONTACT_ID,
  contactForm,
  control,
  fillIn,
  holdBack,
  SAVE,
  submissions,
} from './contact-form.ts';

test.beforeEach(({ page }) => begin(page));

test('a form that is filled in by keys alone is kept once, and its thanks take the focus [FORM-001] [FORM-002] [FORM-026] [FORM-027] [FORM-052] [FORM-066]', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    contactForm(
      'data-block-json=\'{"formSubmissionMessage": {"html": "<p>Obrigado, <b>Ana</b>!</p><script>1</script>"}}\'',
    ),
  );
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(control(page, 'nome.First')).toBeFocused();
  for (const words of ['Ana', 'Souza', 'ana@exemplo.com']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Oi');
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const result = page.locator('[part~="result"]');
  await expect(result).toBeFocused();
  await expect(result).toContainText('Obrigado, Ana!');
  await expect(result.locator('b')).toHaveText('Ana');
  await expect(control(page, 'email')).toHaveCount(0);
  expect(await submissions()).toEqual([
    expect.objectContaining({
      values: expect.objectContaining({
        nome: ['Ana', 'Souza'],
        email: 'ana@exemplo.com',
        assunto: 'Outro',
        novidades: ['Quero saber das próximas fornadas e aulas por e-mail'],
        mensagem: 'Oi',
      }),
    }),
  ]);
});

test('while it is sent nothing can be changed or pressed, and its button says so [FORM-021] [FORM-022] [FORM-029, CTX-004]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource.* 500 /);
  // The call may take 12 s, however long the test looks at it.
  await stopClock(page);
  await pageWith(contactForm());
  await runUntilSettled(page);
  await fillIn(page);
  const { release } = await holdBack(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Enviando…');
  for (const name of ['nome.First', 'email', 'assunto', 'novidades', 'mensagem'])
    await expect(control(page, name)).toBeDisabled();
  await expect(button(page)).toBeDisabled();
  await expect(page.locator('[part~="form"]')).toHaveAttribute('aria-busy', 'true');
  expect(await runDuring(page, axe(page))).toEqual([]);
  await fault({ path: SAVE, status: 500, body: '{}', type: 'application/json' });
  release();
  await expect(page.locator('[part~="summary"]')).toContainText(
    'Não é possível enviar o formulário. Tente novamente mais tarde.',
  );
  await expect(button(page)).toHaveText('Enviar mensagem');
  await expect(button(page)).toBeEnabled();
});

test('double click, held Enter and submits by script are one submission, with a key used once, fault F-060 [FORM-023]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(contactForm());
  await runUntilSettled(page);
  await fillIn(page);
  const save = await holdBack(page);
  await button(page).dblclick();
  await control(page, 'nome.First').evaluate((element: HTMLInputElement) => {
    for (let at = 0; at < 10; at += 1) element.form?.requestSubmit();
    element.form?.submit();
  });
  await page.evaluate(() => {
    for (let at = 0; at < 10; at += 1) document.querySelector('form')?.requestSubmit();
  });
  for (let at = 0; at < 10; at += 1) await page.keyboard.press('Enter');
  await expect.poll(save.calls).toBe(1);
  save.release();
  await expect(page.locator('[part~="result"]')).toBeVisible();
  expect(save.calls()).toBe(1);
  expect(await submissions()).toHaveLength(1);
});

test('Enter in a single-line field sends it, in a long text it breaks the line', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(contactForm());
  await settled(page);
  await fillIn(page);
  await control(page, 'mensagem').press('Enter');
  await expect(control(page, 'mensagem')).toHaveValue('Quero uma moringa.\n');
  await control(page, 'email').press('Enter');
  await expect(page.locator('[part~="result"]')).toBeVisible();
  expect(await submissions()).toHaveLength(1);
});

test('a form that leads elsewhere is open again when one comes back, with its own words, and nothing is sent twice, fault F-061 [FORM-025]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.route('**/__page/obrigado', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Obrigado</title><h1>Obrigado</h1>' }),
  );
  await pageWith(contactForm('data-success-redirect="/__page/obrigado"'));
  await settled(page);
  await fillIn(page);
  await button(page).click();
  await page.waitForURL('**/__page/obrigado');
  await goBack(page);
  await expect(page).toHaveURL(/__page\/test$/);
  await settled(page);
  await expect(button(page)).toHaveText('Enviar mensagem');
  await expect(button(page)).toBeEnabled();
  await expect(control(page, 'email')).toBeEnabled();
  expect(await submissions()).toHaveLength(1);
});

test('a form taken out of the page while it is sent is an end without a word, fault F-065', async ({
  page,
  pageWith,
}) => {
  await pageWith(`<div id="place">${contactForm()}</div>`);
  await settled(page);
  await page.evaluate(() => {
    addEventListener('vitrine:form-success', () => document.body.append('sucesso'));
  });
  await fillIn(page);
  const { release, calls } = await holdBack(page);
  await button(page).click();
  await expect.poll(calls).toBe(1);
  await page.locator('#place').evaluate((place) => place.replaceChildren());
  release();
  await expect.poll(submissions).toHaveLength(1);
  // The page's own record of the call, written once its answer is whole.
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.includes(path)),
    SAVE,
  );
  await frames(page);
  await expect(page.locator('body')).not.toContainText('sucesso');
});

test('without scripts the form in the page is sent by the browser itself, to where it says', async ({
  browser,
  baseURL,
  watch,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  watch(context);
  const page = await context.newPage();
  await page.route('**/__page/nativa', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: testPage(contactForm(), { tag: TAG }) }),
  );
  await page.goto('/__page/nativa');
  await page.locator('[name="nome.First"]').fill('Ana');
  await page.locator('[name="nome.Last"]').fill('Souza');
  await page.locator('[name=email]').fill('ana@exemplo.com');
  await page.locator('[name=mensagem]').fill('Oi');
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('button').click();
  const answer = await posted;
  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([303, `/form/${CONTACT_ID}`]);
  expect(await submissions()).toEqual([
    expect.objectContaining({ values: expect.objectContaining({ nome: ['Ana', 'Souza'], mensagem: 'Oi' }) }),
  ]);
  await context.close();
});
