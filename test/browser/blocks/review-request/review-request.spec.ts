// The page that asks for a review.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { heldBack } from '../../tools/held-back.ts';

const PATH = '/api/3/commerce/reviews';
const block = (page: Page) => page.locator('[data-block=review-request]');
const FORM = `<form method="post" action="/atelie/avaliar"><label><input type="radio" name="rating" value="4"> 4</label><label>Texto do servidor <textarea name="text"></textarea></label><label>Nome <input name="name"></label><button>Enviar</button></form>`;

const markup = (context: object): string =>
  `<script type="application/json" data-site-context>${JSON.stringify(context)}</script><div data-block="review-request" data-server="platform" data-block-load="load" data-token="prova">${FORM}</div>`;

/** The bodies of what is sent from now on. */
async function sent(page: Page): Promise<unknown[]> {
  const list: unknown[] = [];
  await page.route(`**${PATH}*`, (route) => {
    list.push(route.request().postDataJSON());
    return route.continue();
  });
  return list;
}

test('only a page of the type 209 loads the form of the block; on any other the server’s form stays [NAV-015, REVIEW-002, REVIEW-003, CTX-017]', async ({
  page,
  pageWith,
}) => {
  const files: string[] = [];
  page.on('request', (one) => files.push(one.url()));
  for (const pageType of [208, 210, null]) {
    files.length = 0;
    await pageWith(markup({ item: { id: 'moringa' }, ...(pageType && { pageType }) }));
    await expect(block(page)).toHaveAttribute('data-block-state', 'ready');
    await expect(page.getByLabel('Texto do servidor')).toBeVisible();
    expect(files.filter((url) => url.includes('review-form'))).toEqual([]);
  }
  await pageWith(markup({ item: { id: 'moringa' }, pageType: 209 }));
  await expect(page.getByRole('form', { name: 'Conte como foi' })).toBeVisible();
  await expect(page.getByLabel('Texto do servidor')).toBeHidden();
  expect(files.some((url) => url.includes('review-form'))).toBe(true);
});

test('a visitor who is not signed in reviews the product of the page, once, by keyboard [REVIEW-001, REVIEW-004, CTX-004]', async ({
  page,
  allowConsole,
}) => {
  // Of submissions after the thanks have taken the form's place.
  allowConsole(/form is not connected/);
  await page.goto('/atelie/avaliar?peca=tigela-serra&token=teste-da-prova');
  const requests = await sent(page);
  const form = page.getByRole('form', { name: 'Conte como foi' });
  await expect(form).toBeVisible();
  const button = form.getByRole('button', { name: 'Enviar avaliação' });
  await button.click();
  await expect(form.getByText('Escolha de uma a cinco estrelas.')).toBeVisible();
  await expect(form.getByRole('radio').first()).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Space');
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
  await form.getByLabel('Sua avaliação').fill('Não esquenta a mão.');
  await form.getByLabel('Seu nome').fill('Bia');
  // The form is held on to before it is sent: the thanks take its place as soon as the answer is there.
  const held = await form.elementHandle();
  await form.getByLabel('Seu nome').press('Enter');
  await held?.evaluate((element) => {
    for (let turn = 0; turn < 50; turn += 1) (element as HTMLFormElement).requestSubmit();
  });
  await expect(page.getByText('Obrigado! Sua avaliação será publicada depois da nossa revisão.')).toBeFocused();
  expect(requests).toEqual([
    { itemId: 'tigela-serra', token: 'teste-da-prova', rating: 4, text: 'Não esquenta a mão.', name: 'Bia' },
  ]);
  expect(await axe(page)).toEqual([]);
  await expect
    .poll(async () => (await page.request.get(`${PATH}?itemId=tigela-serra`)).text())
    .toContain('Não esquenta a mão.');
});

test('a refusal is shown in the server’s words and everything typed stays [REVIEW-001]', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.route(`**${PATH}*`, (route) =>
    route.fulfill({ status: 400, json: { message: 'Esta peça já foi avaliada.' } }),
  );
  await pageWith(markup({ item: { id: 'moringa' }, pageType: 209 }));
  const form = page.getByRole('form', { name: 'Conte como foi' });
  await form.getByRole('radio', { name: '5 estrelas' }).check();
  await form.getByLabel('Sua avaliação').fill('Linda.');
  await form.getByLabel('Seu nome').fill('Bia');
  await form.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(form.getByRole('alert')).toHaveText('Esta peça já foi avaliada.');
  await expect(form.getByLabel('Sua avaliação')).toHaveValue('Linda.');
  await expect(form.getByRole('radio', { name: '5 estrelas' })).toBeChecked();
});

test('who types in the page’s own form goes on in that of the block, at the same place in the text', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const release = await heldBack(page, '**/chunks/review-form-*.js');
  await pageWith(markup({ item: { id: 'moringa' }, pageType: 209 }));
  const own = page.getByLabel('Texto do servidor');
  await own.fill('Linda ');
  await own.press('Home');
  release();
  const text = page.getByRole('form', { name: 'Conte como foi' }).getByLabel('Sua avaliação');
  await expect(text).toBeFocused();
  await page.keyboard.type('Muito ');
  await expect(text).toHaveValue('Muito Linda ');
});
