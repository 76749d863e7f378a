// Error summary, conditional fields, drafts and the honeypot, on a page of the demo's server.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { begin, button, control, submissions } from './contact-form.ts';

const context = (cookieSettings: object): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ website: { id: 'site' }, cookieSettings })}</script>`;

const repair = (
  attributes = '',
): string => `<div data-block="form" data-server="platform" data-form-id="reparo" ${attributes}>
<form method="post" action="/form/reparo">
<p><label>Nome <input name="nome" required></label></p>
<p><label>E-mail <input type="email" name="email" required></label></p>
<p><label>CPF <input name="cpf"></label></p>
<p><label>O que aconteceu? <select name="dano" required><option value="">Escolha</option><option>Lascou</option><option>Quebrou</option><option>Outro</option></select></label></p>
<p data-show-when='{"field": "dano", "equals": "Outro"}'><label>Conte o que foi <input name="qual" aria-required="true"></label></p>
<p data-show-when='{"field": "dano", "anyOf": ["Quebrou"]}'><label>Quantos pedaços? <input name="cacos" aria-required="true"></label></p>
<p><label>A história da peça <textarea name="historia"></textarea></label></p>
<p><button type="submit">Pedir reparo</button></p></form></div>`;

const result = (page: Page) => page.locator('[part~="result"]');
const values = async (): Promise<unknown[]> => (await submissions()).map((one) => one.values);

async function fillIn(page: Page): Promise<void> {
  await control(page, 'nome').fill('Ana');
  await control(page, 'email').fill('ana@exemplo.com');
}

test.beforeEach(({ page }) => begin(page));

test('an error summary takes the focus, and each of its links leads to its field, by keyboard alone', async ({
  page,
  pageWith,
}) => {
  await pageWith(repair('data-error-summary'));
  await settled(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[part~="summary"]')).toBeFocused();
  const links = page.locator('[part~="summary"] a');
  await expect(links).toHaveText([
    'Nome: Este campo é obrigatório.',
    'E-mail: Este campo é obrigatório.',
    'O que aconteceu?: Este campo é obrigatório.',
  ]);
  expect(await axe(page)).toEqual([]);
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control(page, 'dano')).toBeFocused();
  await fillIn(page);
  await control(page, 'dano').selectOption('Lascou');
  await button(page).click();
  await expect(result(page)).toBeFocused();
});

test('a field with a condition is shown, validated and sent only while it holds, and keeps what was typed', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(repair());
  await settled(page);
  await fillIn(page);
  await expect(control(page, 'qual')).toBeHidden();
  await control(page, 'dano').selectOption('Outro');
  await expect(control(page, 'cacos')).toBeHidden();
  await control(page, 'qual').fill('Derreteu');
  await control(page, 'dano').selectOption('Quebrou');
  await expect(control(page, 'qual')).toBeHidden();
  await button(page).click();
  await expect(page.locator('[part~="field"][data-invalid] [part~="control"]')).toHaveAttribute('name', 'cacos');
  expect(await axe(page)).toEqual([]);
  await control(page, 'dano').selectOption('Outro');
  await expect(control(page, 'qual')).toHaveValue('Derreteu');
  await control(page, 'dano').selectOption('Lascou');
  await button(page).click();
  await expect(result(page)).toBeFocused();
  expect(await values()).toEqual([expect.objectContaining({ nome: 'Ana', dano: 'Lascou', qual: '', cacos: '' })]);
});

for (const [where, granted] of [
  ['in the tab only, without consent to preferences', false],
  ['in the browser, with consent to preferences', true],
] as const)
  test(`a draft is kept over a reload, ${where}, but for documents and card numbers, and is gone after it was sent`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const head = context({ isRestrictiveCookiePolicyEnabled: true });
    await pageWith(repair('data-draft'), { head });
    await settled(page);
    if (granted) await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.set({ preferences: true }));
    await control(page, 'nome').pressSequentially('Ana');
    await control(page, 'cpf').pressSequentially('529.982.247-25');
    await control(page, 'historia').pressSequentially('4111 1111 1111 1111');
    await control(page, 'dano').selectOption('Outro');
    // Keys go to what has the focus, and a field that is not shown yet does not take it.
    await expect(control(page, 'qual')).toBeVisible();
    await control(page, 'qual').pressSequentially('Derreteu');
    await pageWith(repair('data-draft'), { head });
    await settled(page);
    await expect(page.locator('.draft')).toBeVisible();
    for (const [name, value] of [
      ['nome', 'Ana'],
      ['cpf', ''],
      ['historia', ''],
      ['dano', 'Outro'],
      ['qual', 'Derreteu'],
    ] as const)
      await expect(control(page, name)).toHaveValue(value);
    await expect(control(page, 'qual')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const stored = (): Promise<[string, string]> =>
      page.evaluate(() => [sessionStorage['vitrine:draft:reparo'] ?? '', localStorage['vitrine:draft:reparo'] ?? '']);
    expect((await stored()).map((text) => text !== '')).toEqual([true, granted]);
    // The time of a draft is digits, too.
    expect((await stored()).join().replace(/"time":\d+/g, '')).not.toMatch(/529|4111/);
    await control(page, 'email').fill('ana@exemplo.com');
    await button(page).click();
    await expect(result(page)).toBeFocused();
    expect(await stored()).toEqual(['', '']);
  });

test('a restored draft can be discarded, and one that is older than seven days is not restored', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await stopClock(page);
  await pageWith(repair('data-draft'));
  await runUntilSettled(page);
  await control(page, 'nome').pressSequentially('Ana');
  await page.clock.runFor(300);
  await pageWith(repair('data-draft'));
  await runUntilSettled(page);
  await expect(control(page, 'nome')).toHaveValue('Ana');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(control(page, 'nome')).toHaveValue('');
  await control(page, 'nome').pressSequentially('Bia');
  await page.clock.runFor(300);
  for (const [days, value] of [
    [6.9, 'Bia'],
    [7.1, ''],
  ] as const) {
    await page.evaluate((age) => {
      const draft = JSON.parse(sessionStorage['vitrine:draft:reparo']);
      sessionStorage['vitrine:draft:reparo'] = JSON.stringify({ ...draft, time: Date.now() - age * 86_400_000 });
    }, days);
    await page.evaluate(() => {
      document.body.innerHTML = '';
    });
    await pageWith(repair('data-draft'));
    await runUntilSettled(page);
    await expect(control(page, 'nome')).toHaveValue(value);
  }
});

test('a submission with a filled in honeypot is answered as any other and not kept; nobody sees or reaches the control', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  for (const [trap, kept] of [
    ['http://spam.example', 0],
    ['', 1],
  ] as const) {
    await pageWith(repair('data-honeypot'));
    await settled(page);
    await fillIn(page);
    await control(page, 'dano').selectOption('Lascou');
    const box = page.locator('.honeypot');
    expect(await box.evaluate((one: HTMLElement) => [one.offsetWidth, one.querySelector('input')?.tabIndex])).toEqual([
      1, -1,
    ]);
    expect(await axe(page)).toEqual([]);
    await box.locator('input').evaluate((one: HTMLInputElement, value) => {
      one.value = value;
    }, trap);
    await button(page).click();
    await expect(result(page)).toBeFocused();
    expect(await values()).toHaveLength(kept);
  }
});
