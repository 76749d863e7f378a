// The shipped block on pages of the shop and on pages made for a test. Its prices and words in all their kinds are proved in test/unit/widgets/product.
import type { Locator, Page } from '@playwright/test';
import { expect, readyInView, test } from '../../tools/fixture.ts';
import { runUntil, stopClock } from '../../tools/page-clock.ts';
import { attribute, own, PRODUCT } from './product-page.ts';

const block = (page: Page): Locator => page.locator('[data-block="product"]').first();

const ready = (page: Page): Promise<void> => expect(block(page)).toHaveAttribute('data-block-state', 'ready');

test('the item page shows the price display, and 1,000 double clicks add once [COLL-007, STORE-024]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: String(baseURL) }]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/commerce/')) sent.push(request.url());
  });
  await page.goto('/atelie/peca/caneca-neblina');
  await readyInView(block(page));
  await expect(block(page).locator('[part=price]')).toHaveText(/R\$\s?\d+,\d\d/);
  await block(page).getByRole('radio').first().check();
  await expect(page).toHaveURL(/\?variant=/);
  const button = block(page).locator('[part=button]');
  await button.evaluate((element: HTMLElement) => {
    for (let at = 0; at < 2_000; at += 1) element.click();
  });
  await expect(block(page).locator('[part=status]')).toContainText('foi para o carrinho');
  expect(sent).toEqual([expect.stringMatching(/entries/)]);
  await expect(page.locator('[data-block="cart-indicator"]').first()).toContainText('1');
});

test('the places of its messages are there for a screen reader before they say anything, and take no room', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(own(PRODUCT));
  await ready(page);
  for (const part of ['note', 'status']) {
    const place = block(page).locator(`[part=${part}]`);
    await expect(place).toBeEmpty();
    await expect(place).not.toHaveCSS('display', 'none');
    await expect(place).toHaveCSS('position', 'absolute');
  }
});

test('the second click of a double click adds nothing, although the first has been answered, and a later one adds [STORE-024]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: String(baseURL) }]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/commerce/')) sent.push(request.url());
  });
  await stopClock(page);
  await page.goto('/atelie/peca/caneca-neblina');
  await runUntil(page, async () => (await block(page).getAttribute('data-block-state')) === 'ready');
  await block(page).getByRole('radio').first().check();
  const button = block(page).locator('[part=button]');
  const indicator = page.locator('[data-block="cart-indicator"]').first();
  const press = (): Promise<void> => button.evaluate((element: HTMLElement) => element.click());
  const isAdded = (count: string) => async (): Promise<boolean> =>
    ((await indicator.textContent()) ?? '').includes(count) && !(await button.getAttribute('aria-disabled'));
  await press();
  // By a ms at a time, so that all of it is within one double click.
  await runUntil(page, isAdded('1'), 1);
  await press();
  await page.clock.runFor(600);
  expect(sent).toHaveLength(1);
  await press();
  await runUntil(page, isAdded('2'), 1);
  expect(sent).toHaveLength(2);
});

test('a value that cannot be bought is in sight with its reason, and the variant of the address is chosen [STORE-024, STORE-006]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await pageWith(own(PRODUCT));
  await ready(page);
  await expect(block(page).getByRole('heading', { name: 'Caneca' })).toBeVisible();
  await expect(block(page).locator('[data-product-price]')).toBeHidden();
  const gone = block(page).getByRole('radio', { name: 'Mata (esgotado)' });
  await expect(gone.locator('..').locator('.vt-swatch')).toHaveCSS('background-image', /gradient/);
  await gone.check();
  await expect(block(page).locator('[part=note]')).toHaveText('Esta combinação está esgotada.');
  await expect(block(page).locator('[part=price-mark]')).toHaveText('Esgotado');
  await expect(block(page).locator('[part=button]')).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(/variant=B/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.reload();
  await ready(page);
  await expect(gone).toBeChecked();
  await page.evaluate(() => (window as unknown as { Vitrine: { destroy(): void } }).Vitrine.destroy());
  await expect(block(page).locator('form')).toBeVisible();
});

test('the gallery of the page shows the image of the chosen variant', { tag: '@long' }, async ({ page, pageWith }) => {
  const slide = (id: string, file: string): string =>
    `<li data-slide-id="${id}"><img src="/imagens/${file}.jpg" width="960" height="1200" alt="${id}"></li>`;
  await pageWith(
    `${own(PRODUCT)}<div data-block="gallery" data-design="slideshow"><ul>${slide('z', 'canecas')}${slide('a', 'caneca-neblina')}${slide('b', 'vaso-lua')}</ul></div>`,
  );
  await ready(page);
  await expect(page.locator('[data-block="gallery"]')).toHaveAttribute('data-block-state', 'ready');
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('vitrine:gallery-change', (event) => resolve((event as CustomEvent).detail.index), {
          once: true,
        });
      }),
  );
  await block(page).getByRole('radio', { name: 'Neblina' }).check();
  expect(await shown).toBe(1);
});

test('a product of a published page is recognised and sold', async ({ page, pageWith }) => {
  const variants = [
    {
      id: 'v1',
      sku: 'SQ4362620',
      price: 5000,
      salePrice: 0,
      onSale: false,
      unlimited: true,
      qtyInStock: 0,
      optionValues: [{ optionName: 'Tamanho', value: 'P' }],
      priceMoney: { currency: 'BRL', value: '50.00' },
    },
    {
      id: 'v2',
      sku: 'SQ4362621',
      price: 7000,
      salePrice: 6000,
      onSale: true,
      unlimited: true,
      qtyInStock: 0,
      optionValues: [{ optionName: 'Tamanho', value: 'G' }],
    },
  ];
  await pageWith(
    `<script type="application/json" data-site-context>{}</script><article class="ProductItem" data-item-id="item1"><h1>Caneca</h1><div class="product-price">R$ 50,00</div><div class="product-variants" data-item-id="item1" data-variants='${attribute(variants)}'></div><div class="sqs-add-to-cart-button" data-product-type="1">Comprar</div></article>`,
  );
  const item = page.locator('.ProductItem');
  await expect(item).toHaveAttribute('data-block-state', 'ready');
  await expect(item.locator('[part=price]')).toContainText('a partir de');
  await expect(item.getByRole('combobox', { name: 'Tamanho' })).toBeVisible();
  await expect(item.locator('.product-price')).toBeHidden();
});

test('the collection shows each product with its price, and says what is sold out or on sale [COLL-006]', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: String(baseURL) }]);
  await page.goto('/atelie/colecao');
  const list = page.locator('[data-block="product-list"]').first();
  await expect(list).toHaveAttribute('data-block-state', 'ready');
  const tiles = await list.locator('[data-product]').evaluateAll((all) =>
    all.map((tile) => {
      const { title, variants } = JSON.parse(tile.getAttribute('data-product') ?? '{}');
      const each: { unlimited: boolean; qtyInStock: number; onSale: boolean }[] = variants;
      const text = tile.textContent ?? '';
      return {
        title,
        gone: each.every(({ unlimited, qtyInStock }) => !unlimited && qtyInStock <= 0),
        saysGone: /esgotad/i.test(text),
        sale: each.some(({ onSale }) => onSale),
        saysSale: /promoção/i.test(text),
        priced: /R\$\s?\d/.test(text),
      };
    }),
  );
  expect(tiles.filter(({ gone }) => gone).length).toBeGreaterThan(0);
  expect(tiles.filter(({ sale }) => sale).length).toBeGreaterThan(0);
  const wrong = ({ gone, saysGone, sale, saysSale, priced }: (typeof tiles)[number]): boolean =>
    gone !== saysGone || (!gone && sale !== saysSale) || !priced;
  expect(tiles.filter(wrong)).toEqual([]);
});

test('a number that is none in an additional field is told at the field, and nothing is put into the cart', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const additionalFields = [{ id: 'pratos', type: 'number', title: 'Pratos por caixa' }];
  await pageWith(own({ ...PRODUCT, variants: PRODUCT.variants.slice(0, 1), additionalFields }));
  await ready(page);
  await block(page).getByLabel('Pratos por caixa').pressSequentially('4e');
  await block(page).getByRole('radio').first().check();
  await block(page).locator('[part=button]').click();
  await expect(block(page).locator('[part=error]').first()).toHaveText('Digite um número, como 12,5.');
  expect(posts.filter((url) => url.includes('/commerce/'))).toEqual([]);
});

test('where no platform answers, the page’s own form takes the place of the button and has the focus', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/404/);
  const nothing = { status: 404, contentType: 'text/html', body: '<p>Não há esta página.</p>' };
  await page.route('**/shopping-cart/entries', (route) => route.fulfill(nothing));
  await pageWith(own(PRODUCT));
  await ready(page);
  await block(page).getByRole('radio').first().check();
  await block(page).locator('[part=button]').click();
  await expect(page.getByRole('button', { name: 'Comprar' })).toBeFocused();
});
