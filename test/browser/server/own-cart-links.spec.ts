// Ways to buy that a page has beside a form of the product: links, quick adds in a list, and a cart of the page's own scripts.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { ACTION, json, OWN_BLOCKS, PLATFORM, PRODUCT } from './own-cart-blocks.ts';
import { server, startServers } from './own-matrix.ts';
import { EXPECTED, page } from './own-site.ts';

startServers(page('<p>Obrigado pela compra!</p>'));

const REDIRECT = { status: 303, headers: { location: '/obrigado' } };
const answer = (status: number, body: object) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function open(view: Page, html: string, head = ''): Promise<void> {
  server.pages.set('/pagina', page(html, { head }));
  await view.goto(`${server.origin}/pagina`);
  await expect(view.locator('[data-block-state=ready]')).toHaveCount(1);
}

const entries = (): unknown => server.received.map((got) => got.entries);
const thanks = (view: Page) => view.getByText('Obrigado pela compra!');

/** A product without additional fields; `inside` replaces its form. */
const product = (inside: string): string =>
  `<div data-block="product" data-product='${json({ ...PRODUCT, additionalFields: [] })}'><h2>Caneca</h2><div><div>${inside}</div></div></div>`;
const form = (inside: string, button = '<button>Comprar</button>'): string =>
  `<form method="post" action="${ACTION}">${inside}${button}</form>`;
test('a cart of the page’s own scripts takes the product, and its form is not sent', { tag: '@long' }, async ({
  page: view,
}) => {
  await open(view, product(form('<input type="hidden" name="peca" value="caneca">')));
  await view.evaluate(() => {
    const added: unknown[] = [];
    Object.assign(window, { added });
    const { cart } = Reflect.get(window, 'Vitrine');
    return cart.use({
      async add(item: unknown) {
        added.push(item);
        return { cart: { cartToken: 't', entries: [] }, newlyAdded: null };
      },
    });
  });
  await view.getByRole('radio', { name: 'Óxido' }).check();
  await view.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(view.getByText('Caneca foi para o carrinho.')).toBeVisible();
  expect(await view.evaluate(() => Reflect.get(window, 'added'))).toMatchObject([
    { itemId: 'caneca', sku: 'C-OX', quantity: 1 },
  ]);
  expect(entries()).toEqual([]);
});

for (const [name, html] of [
  ['product', product('<a href="/obrigado?peca=caneca">Comprar</a>')],
  [
    'gift-card',
    OWN_BLOCKS['gift-card'].html(ACTION).replace(/<form[\s\S]*<\/form>/, '<a href="/obrigado?peca=caneca">Comprar</a>'),
  ],
  [
    'donation',
    '<div data-block="donation" data-donate-page-id="d"><a data-donate-page-id="d" href="/obrigado?peca=caneca">Comprar</a></div>',
  ],
] as const) {
  test(`${name} leaves a link to the browser, and draws no button beside it`, {
    tag: inEveryRun(name === 'gift-card'),
  }, async ({ page: view }) => {
    await open(view, html);
    await expect(view.locator('[part~=button]')).toHaveCount(0);
    await view.getByRole('link', { name: 'Comprar' }).click();
    await expect(view).toHaveURL(`${server.origin}/obrigado?peca=caneca`);
    await expect(thanks(view)).toBeVisible();
  });
}

test('donation follows its link where the platform has no donate page', { tag: '@long' }, async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  await open(
    view,
    '<div data-block="donation" data-donate-page-id="d"><a data-donate-page-id="d" href="/obrigado">Doar</a></div>',
    PLATFORM,
  );
  await view.getByRole('link', { name: 'Doar' }).click();
  await expect(thanks(view)).toBeVisible();
});

const TILE = json({ ...PRODUCT, additionalFields: [], variants: PRODUCT.variants.slice(0, 1), options: [] });
const list = (inside: string): string =>
  `<div data-block="product-list"><article data-product='${TILE}'><h2>Caneca</h2>${inside}</article></div>`;
const QUICK = form(
  '<input type="hidden" name="sku" value="C-NE">',
  '<button name="acao" value="j" data-quick-add>Adicionar</button>',
);

test('a quick add sends the form of its tile, and says what the server answers', { tag: '@long' }, async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  server.answers.set(ACTION, answer(409, { message: 'Acabou agora mesmo.' }));
  await open(view, list(QUICK));
  await view.getByRole('button', { name: 'Adicionar' }).click();
  await expect(view.locator('[part~=notice][data-kind=failed]')).toContainText('Acabou agora mesmo.');
  server.answers.set(ACTION, REDIRECT);
  await view.getByRole('button', { name: 'Adicionar' }).click();
  await expect(thanks(view)).toBeVisible();
  expect(entries()).toEqual(
    Array(2).fill([
      ['sku', 'C-NE'],
      ['acao', 'j'],
    ]),
  );
});

for (const [what, html, head] of [
  ['follows a link', list('<a href="/obrigado" data-quick-add>Adicionar</a>'), ''],
  [
    'follows a link where the platform does not answer',
    list('<a href="/obrigado" data-quick-add>Adicionar</a>'),
    PLATFORM,
  ],
  ['sends the form where the platform does not answer', list(QUICK), PLATFORM],
] as const)
  test(`a quick add ${what}`, {
    tag: '@long',
  }, async ({ page: view, allowConsole }) => {
    allowConsole(EXPECTED);
    server.answers.set(ACTION, REDIRECT);
    await open(view, html, head);
    await view.getByText('Adicionar').click();
    await expect(thanks(view)).toBeVisible();
    expect(server.received.filter(({ path }) => path === ACTION)).toHaveLength(html.includes(ACTION) ? 1 : 0);
  });

test('a quick add does what it does without scripts if its code cannot be loaded', { tag: '@long' }, async ({
  page: view,
  allowConsole,
}) => {
  allowConsole(EXPECTED);
  allowConsole(/net::ERR_FAILED/);
  server.answers.set(ACTION, REDIRECT);
  await view.route('**/chunks/add-quickly-*.js', (route) => route.abort());
  await open(view, list(QUICK));
  await view.getByRole('button', { name: 'Adicionar' }).click();
  await expect(thanks(view)).toBeVisible();
  expect(server.received).toHaveLength(1);
});
