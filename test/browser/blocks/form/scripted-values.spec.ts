// What scripts of the page set in its own controls, at any time, is what the visitor sees and what is sent.

import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { begin, button, contactForm, control, fillIn, SAVE, submissions } from './contact-form.ts';

test.beforeEach(({ page }) => begin(page));

const form = contactForm();

/** Runs a script of the page on its own form. */
const script = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => new Function('form', text)(document.forms[0]), code);

for (const [what, code, name, value] of [
  ['a value', "form.elements.mensagem.value = 'Pela página'", 'mensagem', 'Pela página'],
  ['a choice by value', "form.elements.assunto.value = 'Outro'", 'assunto', 'Outro'],
  ['a choice by index', 'form.elements.assunto.selectedIndex = 1', 'assunto', 'Outro'],
  [
    'an option, told by an event',
    "form.elements.assunto.options[1].selected = true; form.elements.assunto.dispatchEvent(new Event('change', { bubbles: true }))",
    'assunto',
    'Outro',
  ],
] as const)
  test(`${what} that a script sets is shown, and sent`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(form);
    await settled(page);
    await fillIn(page);
    await script(page, code);
    await expect(control(page, name)).toHaveValue(value);
    await button(page).click();
    await expect.poll(submissions).toMatchObject([{ values: { [name]: value } }]);
  });

test('a list that a script fills anew has its choices, also again and at once, and the visitor chooses among them', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const lists = `<p><label>UF <select name="uf"><option value="">Escolha</option><option>SP</option><option>RJ</option></select></label></p>
<p><label>Cidade <select name="cidade"><option value="">Escolha</option></select></label></p>`;
  await pageWith(form.replace('<p><button', `${lists}$&`));
  await settled(page);
  await fillIn(page);
  await script(
    page,
    `const { uf, cidade } = form.elements;
    uf.addEventListener('change', () => {
      cidade.replaceChildren(new Option('Escolha', ''));
      for (const name of { SP: ['Campinas', 'Santos'], RJ: ['Niterói'] }[uf.value] ?? []) cidade.add(new Option(name));
      if (uf.value === 'RJ') cidade.value = 'Niterói';
    });`,
  );
  // The control itself is still the same one: the visitor is in it.
  const city = await control(page, 'cidade').elementHandle();
  const choices = (): Promise<string[]> => control(page, 'cidade').locator('option').allTextContents();
  for (const [state, names, chosen] of [
    ['SP', ['Escolha', 'Campinas', 'Santos'], ''],
    ['RJ', ['Escolha', 'Niterói'], 'Niterói'],
    ['', ['Escolha'], ''],
    ['SP', ['Escolha', 'Campinas', 'Santos'], ''],
  ] as const) {
    await control(page, 'uf').selectOption(state);
    await expect.poll(choices).toEqual(names);
    await expect(control(page, 'cidade')).toHaveValue(chosen);
  }
  await control(page, 'cidade').selectOption('Santos');
  expect(await city?.evaluate((one: HTMLSelectElement) => [one.isConnected, one.value])).toEqual([true, 'Santos']);
  const sent = page.waitForRequest(`**${SAVE}*`);
  await page.route(`**${SAVE}*`, (route) => route.fulfill({ json: {} }));
  await button(page).click();
  expect(JSON.parse((await sent).postDataJSON().form)).toMatchObject({ uf: 'SP', cidade: 'Santos' });
});

test('a box that a script ticks is ticked; a reset by a script empties the form', async ({ page, pageWith }) => {
  await pageWith(form);
  await settled(page);
  await script(page, 'form.elements.novidades.checked = true');
  await expect(control(page, 'novidades')).toBeChecked();
  await control(page, 'mensagem').fill('Olá');
  await script(page, 'form.reset()');
  await expect(control(page, 'novidades')).not.toBeChecked();
  await expect(control(page, 'mensagem')).toHaveValue('');
});

test('a script reads what the visitor typed, and what the visitor types after a script stays', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(form);
  await settled(page);
  await script(page, "form.elements.mensagem.value = 'Pela página'");
  await control(page, 'mensagem').press('End');
  await page.keyboard.type(' e por mim');
  await expect(control(page, 'mensagem')).toHaveValue('Pela página e por mim');
  expect(await page.locator('form [name=mensagem]').first().inputValue()).toBe('Pela página e por mim');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('[data-block]')));
  // The element is as a page's own again: nothing of the block is left on it.
  expect(
    await page.evaluate(() => Object.getOwnPropertyNames(document.forms[0]?.elements.namedItem('mensagem'))),
  ).not.toContain('value');
});

test('a hidden field is sent with the value that a script gave it after the block was mounted', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  let sent = '';
  await page.route(`**${SAVE}*`, async (route) => {
    sent = route.request().postData() ?? '';
    await route.fulfill({ json: {} });
  });
  await pageWith(form.replace('<p><button', '<input type="hidden" name="campanha" value="">$&'));
  await settled(page);
  await fillIn(page);
  await script(page, "form.elements.campanha.value = 'natal'");
  await button(page).click();
  await expect.poll(() => sent).toContain('natal');
});

test('the page’s own listeners hear once of what the visitor changes, and what they set then is shown', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const radios =
    '<label><input type="radio" name="dia" value="1"> Um</label><label><input type="radio" name="dia" value="2"> Dois</label>';
  await pageWith(form.replace('<p><button', `<fieldset><legend>Dia</legend>${radios}</fieldset>$&`));
  await settled(page);
  await script(
    page,
    `window.heard = [];
    for (const type of ['input', 'change']) form.addEventListener(type, ({ target }) => heard.push([type, target.name, target.type === "checkbox" ? target.checked : target.value].join(" ")));
    form.elements.assunto.addEventListener('change', ({ target }) => { form.elements.mensagem.value = 'Sobre ' + target.value; });
    form.elements['nome.First'].addEventListener('input', ({ target }) => { target.value = target.value.toUpperCase(); });`,
  );
  const heard = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'heard').splice(0));
  await control(page, 'assunto').selectOption('Outro');
  await expect(control(page, 'mensagem')).toHaveValue('Sobre Outro');
  expect(await heard()).toEqual(['input assunto Outro', 'change assunto Outro']);
  await control(page, 'nome.First').pressSequentially('al');
  await expect(control(page, 'nome.First')).toHaveValue('AL');
  expect(await heard()).toEqual(['input nome.First A', 'input nome.First AL']);
  await control(page, 'nome.Last').pressSequentially('Li');
  await control(page, 'mensagem').focus();
  expect(await heard()).toEqual(['input nome.Last L', 'input nome.Last Li', 'change nome.Last Li']);
  await control(page, 'novidades').check();
  await control(page, 'novidades').uncheck();
  for (const dia of ['1', '2', '1']) await page.locator(`[part~="control"][name="dia"][value="${dia}"]`).check();
  expect(await heard()).toEqual([
    ...['input novidades true', 'change novidades true', 'input novidades false', 'change novidades false'],
    ...['1', '2', '1'].flatMap((dia) => [`input dia ${dia}`, `change dia ${dia}`]),
  ]);
  await script(page, "form.elements.mensagem.value = 'Pela página'");
  await expect(control(page, 'mensagem')).toHaveValue('Pela página');
  expect(await heard()).toEqual([]);
});
