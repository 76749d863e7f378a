import type { Page } from '@playwright/test';

/** Where the checkouts are; the demo's server is not asked for them. */
export const CHECKOUTS = /\/(checkout\/(subscribe|donate|giftcard)|commerce\/goto-checkout)(\?|$)/;

const GIFT_CARD = {
  id: 'vale',
  title: 'Vale-presente',
  productType: 4,
  currency: 'BRL',
  variants: [
    { id: 'v50', sku: 'VALE-50', price: 5_000, optionValues: [{ optionName: 'Valor', value: 'R$ 50' }] },
    { id: 'v100', sku: 'VALE-100', price: 10_000, optionValues: [{ optionName: 'Valor', value: 'R$ 100' }] },
  ],
};

export const context = (website: object = {}): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ website: { id: 'loja', ...website } })}</script>`;

/** A link, a button and a form that open the donate page, a gift card, and links to the checkouts of the cart and of a subscription. */
export const checkoutPage = (website: object = {}): string => `${context(website)}
<div data-block="donation" data-donate-page-id="d1"><p><a id="link" href="/checkout/donate?donatePageId=d1">Doar ao ateliê</a></p></div>
<div data-block="donation" data-donate-page-id="d2"><p><button id="button" type="button">Doar argila</button></p></div>
<div data-block="donation" data-donate-page-id="d3"><form id="form" action="/checkout/donate"><input type="hidden" name="donatePageId" value="d3"><button>Doar tempo</button></form></div>
<div data-block="gift-card" id="gift" data-product='${JSON.stringify(GIFT_CARD)}'><h3>Vale-presente</h3></div>
<p><a id="cart" href="/commerce/goto-checkout">Finalizar compra</a> <a id="plan" href="/checkout/subscribe?cartToken=c1">Assinar</a></p>`;

/** What leads to a checkout, and where. */
export const WAYS: readonly (readonly [selector: string, address: string])[] = [
  ['#link', '/checkout/donate?donatePageId=d1'],
  ['#button', '/checkout/donate?donatePageId=d2'],
  ['#form button', '/checkout/donate?donatePageId=d3'],
  ['#gift', '/checkout/giftcard?websiteId=loja&giftCardProductId=vale'],
  ['#cart', '/commerce/goto-checkout'],
  ['#plan', '/checkout/subscribe?cartToken=c1'],
];

/** Answers the checkouts in the server's place; with 204 the page stays where it is. */
export const answerCheckouts = (page: Page, status: 200 | 204 = 200): Promise<unknown> =>
  page.context().route(CHECKOUTS, (route) =>
    route.fulfill({
      status,
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Pagamento</title>',
    }),
  );

/** The cookies of a visitor who has a cart. */
export const withCart = (page: Page, url: string): Promise<void> =>
  page.context().addCookies(['CART', 'hasCart'].map((name) => ({ name, value: 'c1', url })));
