// The blocks that send something, each with what a page of an ordinary site has in it, and what its server gets by the platform's calls.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Answer } from './own-server.ts';
import { BLOCKS, send } from './own-site.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export const json = (status: number, body: unknown): Answer => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

export interface Subject {
  markup(action: string, attributes?: string): string;
  /** What the context of its page says beside the kind of its server. */
  readonly context: object;
  /** Fills in the form and presses its button, with the block or as the server wrote it. */
  send(page: Page, mounted: boolean): Promise<void>;
  /** Presses its button again. */
  again(page: Page): Promise<void>;
  /** The platform's calls in their order, with what a platform answers. */
  readonly calls: readonly (readonly [path: string, answer: Answer])[];
  /** What the visitor reads once the platform has accepted it. */
  done(page: Page): Locator;
  /** Of the chunks of the block, those without which the page's own form stays. */
  readonly whole: readonly string[];
  /** Those without which the block is there, and the page's own form is submitted. */
  readonly later: readonly string[];
  /** What the visitor reads at the first press where files for the platform's calls did not arrive; the second press then takes the own action. */
  readonly told?: RegExp;
  /** A refusal as JSON, where the answer is shown in the block, and what the visitor reads. */
  readonly refusal: { readonly answer: Answer; readonly words: string } | null;
}

const press = (page: Page, mounted: boolean): Promise<void> =>
  page
    .locator(mounted ? '[part~="button"]' : 'button')
    .first()
    .click();

const asForm = (name: 'form' | 'newsletter'): Subject => ({
  markup: (action, attributes = '') => BLOCKS[name](action, `data-email-rule="modern" ${attributes}`),
  context: {},
  send,
  again: (page) => press(page, true),
  calls: [
    ['/api/form/FormSubmissionKey', json(200, { key: 'k' })],
    ['/api/form/SaveFormSubmission', json(200, {})],
  ],
  done: (page) => page.locator('[part~="result"]'),
  whole: [name, 'form-kit'],
  later: ['sending', 'submit-to-own', 'submit-own-form'],
  told: /^Não (foi possível obter uma chave|é possível enviar agora)/,
  refusal: { answer: json(422, { errors: { email: 'Este e-mail já existe.' } }), words: 'Este e-mail já existe.' },
});

export const SUBJECTS = {
  form: asForm('form'),
  newsletter: asForm('newsletter'),
  'review-request': {
    markup: (action, attributes = '') => `<div data-block="review-request" data-item-id="moringa" ${attributes}>
<form method="post" action="${action}"><input type="hidden" name="token" value="t1">
<fieldset><legend>Estrelas</legend>${[1, 2, 3, 4, 5].map((stars) => `<label><input type="radio" name="rating" value="${stars}" required> ${stars}</label>`).join('')}</fieldset>
<p><label>Título <input name="title"></label></p>
<p><label>Texto <textarea name="text" required></textarea></label></p>
<p><label>Nome <input name="name" required></label></p>
<p><button name="modo" value="rapido">Enviar</button></p></form></div>`,
    context: { pageType: 209 },
    async send(page, mounted) {
      const control = (name: string) => page.locator(`${mounted ? '[part~="form"] ' : ''}[name="${name}"]`);
      await page.locator(`${mounted ? '[part~="form"] ' : ''}[name="rating"][value="4"]`).check();
      await control('title').fill('Boa');
      await control('text').fill('Duas linhas:\nNão esquenta a mão.');
      await control('name').fill('Bia');
      await press(page, mounted);
    },
    again: (page) => press(page, true),
    calls: [['/api/3/commerce/reviews', json(200, { review: {} })]],
    done: (page) => page.getByText('Obrigado! Sua avaliação será publicada depois da nossa revisão.'),
    whole: ['review-request', 'review-form'],
    later: ['submit-own-form'],
    refusal: { answer: json(422, { errors: { text: 'Escreva um pouco mais.' } }), words: 'Escreva um pouco mais.' },
  },
  'member-login': {
    markup: (action, attributes = '') => `<div data-block="member-login" data-redirect="/obrigado" ${attributes}>
<form method="post" action="${action}"><input type="hidden" name="csrf" value="c1">
<p><label>E-mail <input type="email" name="email" autocomplete="username" required></label></p>
<p><label>Senha <input type="password" name="password" required></label></p>
<p><label><input type="checkbox" name="lembrar" value="sim"> Lembrar</label></p>
<p><button name="modo" value="rapido">Entrar</button></p></form></div>`,
    context: {},
    async send(page) {
      await page.locator('[name="email"]').fill('ana@padaria.store');
      await page.locator('[name="password"]').fill(PASSWORD);
      await page.locator('[name="lembrar"]').check();
      await page.locator('button[name="modo"]').click();
    },
    again: (page) => page.locator('button[name="modo"]').click(),
    calls: [['/api/site-users/account/session', json(200, { data: { xsrfToken: 'x' } })]],
    done: (page) => page.getByText('Obrigado pela mensagem!'),
    whole: ['member-login', 'form-sign-in', 'submit-own-form'],
    later: [],
    refusal: { answer: json(401, { error: 'E-mail ou senha incorretos.' }), words: 'E-mail ou senha incorretos.' },
  },
  search: {
    markup: (action, attributes = '') => `<div data-block="search" ${attributes}>
<form action="${action}"><input type="hidden" name="tipo" value="peca">
<label>Onde <select name="onde"><option>tudo</option><option>peças</option></select></label>
<label>Buscar <input type="search" name="q" required></label> <button name="modo" value="rapido">Buscar</button></form></div>`,
    context: {},
    async send(page, mounted) {
      const field = page.locator(mounted ? '[part~="control"]' : '[name="q"]');
      await field.fill('vaso');
      await field.press('Enter');
    },
    again: (page) => press(page, true),
    calls: [],
    done: (page) => page.getByText('Obrigado pela mensagem!'),
    whole: ['search', 'combobox'],
    later: ['search-call'],
    refusal: null,
  },
} as const satisfies Readonly<Record<string, Subject>>;

export type SubjectName = keyof typeof SUBJECTS;

/** Nothing may keep or print it. */
export const PASSWORD = 'barro-e-cinza-9';

/** Waits until the block is mounted, or until the page's own markup stays. */
export async function settledOwn(page: Page, isMounted: boolean): Promise<void> {
  await expect(page.locator('[data-block]')).toHaveAttribute(
    'data-block-state',
    isMounted ? 'ready' : /^(ready|failed)$/,
  );
  await expect(page.locator(isMounted ? '[part~="button"], [part~="show-password"]' : 'button').first()).toBeVisible();
}
