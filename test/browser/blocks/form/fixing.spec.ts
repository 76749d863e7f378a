// What is wrong is said once, at its field and in the page's words, and is gone as soon as it is fixed, in every form of the product.

import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { loginPage } from '../member-login/login-page.ts';
import { newsletter } from '../newsletter/newsletter-page.ts';
import { contactForm } from './contact-form.ts';

const MISSING = 'Este campo é obrigatório.';
const reviewPage = (pageType: number): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ item: { id: 'moringa' }, pageType })}</script>
<div data-block="review-request" data-server="platform" data-block-load="load"><form method="post" action="/atelie/avaliar">
<fieldset><legend>Estrelas</legend>${[1, 2, 3, 4, 5].map((stars) => `<label><input type="radio" name="rating" value="${stars}" required> ${stars}</label>`).join('')}</fieldset>
<p><label>Sua avaliação <textarea name="text" required></textarea></label></p><p><label>Seu nome <input name="name" required></label></p>
<p><button>Enviar avaliação</button></p></form></div>`;

interface Form {
  readonly name: string;
  readonly html: string;
  /** The form once it is the product that checks it: one of the block, or one of the page that its block has taken over. */
  readonly form: string;
  readonly button: string;
  /** What is said of an empty form, in the order of the fields. */
  readonly says: readonly string[];
  /** The name of a field that has to be filled in, what is typed, and what is said of it before. */
  readonly field: string;
  readonly typed: string;
  readonly said: string;
}

const FORMS: readonly Form[] = [
  {
    name: 'a form',
    html: contactForm().replace(
      /<fieldset>.*?<\/fieldset>/s,
      '<p><label>Nome <input name="nome" required></label></p>',
    ),
    form: '[part=form]',
    button: 'Enviar mensagem',
    says: [MISSING, MISSING, MISSING],
    field: 'mensagem',
    typed: 'Olá',
    said: MISSING,
  },
  {
    name: 'a newsletter',
    html: newsletter(),
    form: '[part=form]',
    button: 'Assinar',
    says: [MISSING],
    field: 'email',
    typed: 'ana@exemplo.com',
    said: MISSING,
  },
  {
    name: 'a sign-in',
    html: loginPage().replaceAll('autocomplete=', 'required autocomplete='),
    form: 'form[novalidate]',
    button: 'Entrar',
    says: [MISSING, MISSING],
    field: 'password',
    typed: 'barro',
    said: MISSING,
  },
  {
    name: 'a review',
    html: reviewPage(209),
    form: '[part=form]',
    button: 'Enviar avaliação',
    says: ['Escolha de uma a cinco estrelas.', 'Escreva a sua avaliação.', 'Informe o seu nome.'],
    field: 'text',
    typed: 'Não esquenta a mão.',
    said: 'Escreva a sua avaliação.',
  },
  {
    name: 'a review in the form of the page',
    html: reviewPage(2),
    form: 'form[novalidate]',
    button: 'Enviar avaliação',
    says: [MISSING, MISSING, MISSING],
    field: 'name',
    typed: 'Ana',
    said: MISSING,
  },
];

for (const { name, html, form, button, says, field: control, typed, said } of FORMS)
  test(`${name} says at each field what is missing, until it is fixed`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(html);
    await settled(page);
    const field = page.locator(`[name=${control}]:visible`);
    await expect(page.locator(`${form}:visible`)).toHaveCount(1);
    await field.focus();
    const errors = page.locator('p[part=error]:visible').filter({ hasNotText: 'Um ou mais' });
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(errors).toHaveText([...says]);
    // The only one that is wrong is not told twice.
    await expect(page.locator('[part=summary] a')).toHaveCount(
      says.length > 1 && html.includes('"form"') ? says.length : 0,
    );
    await expect(page.locator('[part=summary]:visible')).toHaveCount(html.includes('"form"') ? 1 : 0);
    const first = page.locator('[aria-invalid=true]').first();
    await expect(first.and(page.locator(':focus')).or(first.locator(':focus'))).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await expect(field).toHaveAccessibleDescription(new RegExp(said));
    await field.focus();
    await page.keyboard.type(typed);
    await expect(errors).toHaveCount(says.length - 1);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field).not.toHaveAccessibleDescription(new RegExp(said));
  });

test('the page’s own form says in the page’s words what a browser would say in its own', async ({ page, pageWith }) => {
  await pageWith(
    loginPage().replace(
      '<button',
      '<p><label>Loja <input type="number" name="shop" min="1000" value="5" required></label></p><button',
    ),
  );
  await settled(page);
  await expect(page.locator('form[novalidate]')).toHaveCount(1);
  await page.locator('[name=email]').fill('ana@exemplo.com');
  await page.locator('[name=password]').fill('barro');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.locator('p[part=error]:visible')).toHaveText(['O menor valor possível é 1000.']);
  await expect(page.locator('[name=shop]')).toBeFocused();
});
