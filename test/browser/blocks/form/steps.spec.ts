// A form in steps: one at a time with scripts, one long form without, saved once either way.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { fault } from '../../tools/server-log.ts';
import { begin, button, control, SAVE, submissions } from './contact-form.ts';

const PAGE = '/atelie/encomenda';
const heading = (page: Page): Locator => page.locator('[part~="step"]:not([hidden]) [part~="step-heading"]');
const result = (page: Page): Locator => page.locator('#block-encomenda [part~="result"]');
const values = async (): Promise<unknown[]> => (await submissions()).map((one) => one.values);

const order = (
  attributes = '',
): string => `<div data-block="form" data-server="platform" data-form-id="encomenda" ${attributes}>
<form method="post" action="/form/encomenda">
<fieldset data-form-step><legend>A peça</legend>
<p><label>Peça <input name="peca" required></label></p>
<p><label>Quantas <select name="quantidade" required><option value="">Escolha</option><option>Uma</option></select></label></p></fieldset>
<fieldset data-form-step><legend>Entrega</legend><fieldset><legend>Como?</legend>
<label><input type="radio" name="entrega" value="Buscar no ateliê" required> Buscar no ateliê</label>
<label><input type="radio" name="entrega" value="Receber em casa" required> Receber em casa</label></fieldset></fieldset>
<fieldset data-form-step><legend>Você</legend>
<p><label>Nome <input name="nome" required></label></p>
<p><label>E-mail <input type="email" name="email" required></label></p></fieldset>
<p><button type="submit">Pedir orçamento</button></p></form></div>`;

async function fillPiece(page: Page): Promise<void> {
  await control(page, 'peca').fill('Um bule');
  await control(page, 'quantidade').selectOption('Uma');
}

test.beforeEach(({ page }) => begin(page));

test('an order in steps is made by keyboard alone, a step that does not apply is skipped, and it is saved once', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  await page.locator('#block-encomenda').scrollIntoViewIfNeeded();
  await expect(heading(page)).toHaveText('Etapa 1 de 3: A peça');
  expect(await axe(page)).toEqual([]);
  await control(page, 'peca').focus();
  await page.keyboard.type('Um bule');
  await page.keyboard.press('Enter');
  // The only field that is wrong needs no list that leads to it.
  await expect(control(page, 'quantidade')).toBeFocused();
  await expect(page.locator('#block-encomenda [part~="summary"]')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.type('Uma');
  await control(page, 'peca').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Etapa 2 de 3: Entrega');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('input[value="Buscar no ateliê"][part~="control"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(heading(page)).toHaveText('Etapa 2 de 4: Entrega');
  await page.keyboard.press('ArrowUp');
  await expect(heading(page)).toHaveText('Etapa 2 de 3: Entrega');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Etapa 3 de 3: Você');
  await expect(heading(page)).toBeFocused();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await control(page, 'nome').fill('Ana');
  await control(page, 'email').first().fill('ana@exemplo.com');
  await page.getByRole('button', { name: 'Voltar' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Etapa 2 de 3: Entrega');
  await expect(heading(page)).toBeFocused();
  await page.locator('input[value="Buscar no ateliê"][part~="control"]').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await control(page, 'nome').focus();
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeFocused();
  expect(await values()).toEqual([
    expect.objectContaining({ peca: 'Um bule', entrega: 'Buscar no ateliê', cep: '', nome: 'Ana' }),
  ]);
});

test('a double click on Continue leads to the next step only, and what the server refuses leads back to its step', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource.* 400 /);
  await pageWith(order('data-error-summary'));
  await settled(page);
  const steps: unknown[] = [];
  await page.exposeFunction('said', (detail: unknown) => steps.push(detail));
  await page.evaluate(() =>
    document.addEventListener('vitrine:form-step', (event) =>
      Reflect.get(window, 'said')((event as CustomEvent).detail),
    ),
  );
  await fillPiece(page);
  await button(page).dblclick();
  await expect(heading(page)).toHaveText('Etapa 2 de 3: Entrega');
  await expect(page.locator('[part~="error"]')).toHaveCount(0);
  await page.locator('[part~="control"][value="Receber em casa"]').check();
  await button(page).click();
  await control(page, 'nome').fill('Ana');
  await control(page, 'email').fill('ana@exemplo.com');
  const errors = { peca: 'Não fazemos bules.' };
  await fault({ path: SAVE, status: 400, body: JSON.stringify({ errors }), type: 'application/json' });
  await button(page).click();
  await expect(heading(page)).toHaveText('Etapa 1 de 3: A peça');
  await expect(page.locator('[part~="summary"]')).toBeFocused();
  await page.locator('[part~="summary"] a').click();
  await expect(control(page, 'peca')).toBeFocused();
  await expect(control(page, 'peca')).toHaveValue('Um bule');
  await expect
    .poll(() => steps)
    .toEqual([
      { formId: 'encomenda', step: 2, steps: 3, title: 'Entrega' },
      { formId: 'encomenda', step: 3, steps: 3, title: 'Você' },
      { formId: 'encomenda', step: 1, steps: 3, title: 'A peça' },
    ]);
});

test('a draft brings back the step after a reload, by touch, and all steps are printed', { tag: '@long' }, async ({
  browser,
  baseURL,
  watch,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    viewport: { width: 390, height: 760 },
  });
  watch(context);
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.locator('#block-encomenda').scrollIntoViewIfNeeded();
  await expect(heading(page)).toHaveText('Etapa 1 de 3: A peça');
  await control(page, 'peca').pressSequentially('Um bule');
  await control(page, 'quantidade').selectOption('Uma');
  await button(page).first().tap();
  await expect(heading(page)).toHaveText('Etapa 2 de 3: Entrega');
  const sizes = await page
    .locator('#block-encomenda :is([part~="button"],[part~="step-back"])')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height >= 44));
  expect(sizes).toEqual([true, true]);
  await page.reload();
  await page.locator('#block-encomenda').scrollIntoViewIfNeeded();
  await expect(heading(page)).toHaveText('Etapa 2 de 3: Entrega');
  await page.getByRole('button', { name: 'Voltar' }).tap();
  await expect(control(page, 'peca')).toHaveValue('Um bule');
  await page.emulateMedia({ media: 'print' });
  await expect(control(page, 'nome')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(PAGE);
  await page.locator('#block-encomenda').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Descartar' }).tap();
  await expect(control(page, 'peca')).toHaveValue('');
  await expect(heading(page)).toHaveText('Etapa 1 de 3: A peça');
  await context.close();
});

test('without scripts the steps are one long form, which the browser sends and the server keeps once', {
  tag: '@long',
}, async ({ browser, baseURL, watch }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  watch(context);
  const page = await context.newPage();
  await page.goto(PAGE);
  const own = (name: string): Locator => page.locator(`#block-encomenda [name="${name}"]`);
  await expect(page.locator('#block-encomenda legend').first()).toHaveText('A peça');
  await own('peca').fill('Um bule');
  await own('quantidade').selectOption('Uma');
  await own('entrega').first().check();
  await own('nome').fill('Ana');
  await own('email').fill('ana@exemplo.com');
  await page.getByRole('button', { name: 'Pedir orçamento' }).click();
  await expect(page).toHaveURL(/\/atelie\/obrigado$/);
  expect(await values()).toEqual([expect.objectContaining({ peca: 'Um bule', cep: '', nome: 'Ana' })]);
  await context.close();
});
