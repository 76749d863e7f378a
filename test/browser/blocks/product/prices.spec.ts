// Prices and dates of all blocks follow the page: the site's locale, else the language of the page; and what the server wrote of the same amount stays.
import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { attribute, PRODUCT, variant } from './product-page.ts';
import { CENTS, dateIn, MOMENT, monthIn, PAST, priceIn, weekdayIn } from './written.ts';

test.use({ timezoneId: 'UTC' });

const LOCALES = [
  ['pt-BR', 'BRL'],
  ['en-US', 'USD'],
  ['es-ES', 'EUR'],
  ['de-DE', 'EUR'],
  ['fr-FR', 'EUR'],
  ['ja-JP', 'JPY'],
] as const;

const ITEM = 'data-block-load="load" data-block';
const TIME = `<time datetime="${MOMENT}">`;
const FETCHED = {
  title: 'Noite',
  fullUrl: '/noite',
  publishOn: Date.parse(MOMENT),
  variants: [{ sku: 'A', price: CENTS.high, qtyInStock: 5 }],
};
const CART = {
  id: 'c',
  cartToken: 'c',
  entries: [
    {
      id: 'e',
      itemId: 'caneca',
      sku: 'A',
      title: 'Caneca',
      quantity: 2,
      unitPriceCents: CENTS.member,
      subTotalCents: CENTS.low,
    },
  ],
  grandTotalCents: CENTS.high,
  totalQuantity: 2,
};
const LINK = '<a href="/atelie/diario/cinza">Cinza</a>';

/** A page with every block that writes prices or dates, as a server writes it in this locale. */
function pageIn(lang: string, currency: string, head = ''): string {
  const price = priceIn(lang, currency);
  const date = dateIn(lang);
  const two = [
    variant('A', 'Neblina', { price: CENTS.low }),
    variant('B', 'Mata', { price: CENTS.high, salePrice: CENTS.sale, onSale: true, memberPrice: CENTS.member }),
  ];
  const product = attribute({ ...PRODUCT, currency, variants: two });
  const card = attribute({
    id: 'vale',
    title: 'Vale',
    productType: 4,
    currency,
    variants: [CENTS.low, CENTS.high].map((one) => ({ id: `${one}`, sku: `${one}`, price: one })),
  });
  return `<!doctype html><html lang="${head ? 'is' : lang}"><head><meta charset="utf-8"><title>Loja</title>${head}</head><body><h1>Loja</h1>
<div ${ITEM}="product" data-server="platform" data-product='${product}'><p data-product-price>por ${price('low')}</p><form method="post" action="/itens"><button>+</button></form></div>
<div ${ITEM}="gift-card" data-product='${card}'><form action="/checkout/giftcard"><button>+</button></form></div>
<div ${ITEM}="product-list"><ul><li><article data-product='${product}'><h3>${LINK}</h3><p class="server">${price('low')}</p></article></li></ul></div>
<div ${ITEM}="summary"><article><h3>${LINK}</h3><p>${TIME}${date}</time></p><p data-summary-part="price">${price('low')}</p></article><p><a href="?pagina=2" data-next-page>+</a></p></div>
<div ${ITEM}="donation" data-donate-page-id="a"><p>${price('high')}</p><a href="/checkout/donate">+</a></div>
<div ${ITEM}="event-list" data-time-zone="UTC"><article><h3>${LINK}</h3><p>${TIME}${date}</time></p></article></div>
<div ${ITEM}="calendar" data-month="${MOMENT.slice(5, 7)}-${MOMENT.slice(0, 4)}" data-view="list" data-time-zone="UTC"><article><h3>${LINK}</h3><p>${TIME}${date}</time></p></article></div>
<div ${ITEM}="tour-dates"><ul><li>${TIME}${date}</time> <b data-venue>Teatro</b></li></ul></div>
<div ${ITEM}="reviews"><ul><li data-rating="5"><p>Linda.</p><footer>Clara, <time datetime="${PAST}">${dateIn(lang, PAST)}</time></footer></li></ul></div>
<div ${ITEM}="social-feed" data-posts='${attribute([{ text: 'Oi.', date: PAST, url: '/forno' }])}'></div>
<div ${ITEM}="cart-page"></div></body></html>`;
}

/** Where each price and each date is. */
const places = (page: Page) => {
  const block = (name: string): Locator => page.locator(`[data-block=${name}]`);
  const drawer = page.locator('[data-block=cart-drawer]');
  return {
    now: block('product').locator('.vt-price-now'),
    before: block('product').locator('.vt-price-before'),
    member: block('product').locator('.vt-price-member'),
    amounts: block('gift-card').locator('.amount'),
    card: block('gift-card').locator('.vt-price-now'),
    tile: block('product-list').locator('.server'),
    item: block('summary').locator('article'),
    donation: block('donation').locator('p').first(),
    event: block('event-list').locator('time'),
    month: block('calendar').locator('[part=month]'),
    day: block('calendar').locator('.vt-event-time'),
    tour: block('tour-dates').locator('.vt-event-text time'),
    review: block('reviews').locator('[part=review]'),
    post: block('social-feed').locator('.vitrine'),
    line: drawer.locator('[part=line]'),
    total: drawer.locator('[part=total]'),
    cart: block('cart-page').locator('[part=total]'),
    view: page.locator('[data-block=quick-view] .vt-price-now'),
  };
};

/** Spaces of every kind are one. */
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

for (const [lang, currency] of LOCALES)
  for (const hasContext of [false, true])
    test(`in ${lang}, ${hasContext ? 'named by the context' : 'the language of a page without context'}, prices and dates are as the server writes them`, {
      tag: '@long',
    }, async ({ page, pageWith }) => {
      const price = priceIn(lang, currency);
      // Carts and items do not say their currency: the context does.
      const inShop = priceIn(lang, hasContext ? currency : 'USD');
      const context = { website: { formattingLocale: lang }, storeSettings: { selectedCurrency: currency } };
      const head = `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`;
      await pageWith(pageIn(lang, currency, hasContext ? head : ''));
      await page.route('**/api/census/**', (route) => route.fulfill({ json: {} }));
      await page.route('**/api/commerce/shopping-cart/entries*', (route) =>
        route.fulfill({ json: { shoppingCart: CART } }),
      );
      // After the page, whose own address it shares.
      await page.route(/format=json/, (route) =>
        route.fulfill({ json: { items: [FETCHED], pagination: { nextPage: false } } }),
      );
      await settled(page);
      const at = places(page);
      const reads = (place: Locator, text: string, message: string) =>
        expect.poll(async () => spaced((await place.textContent()) ?? ''), message).toContain(spaced(text));
      const isExactly = (place: Locator, text: string, message: string) =>
        expect.poll(async () => spaced((await place.textContent()) ?? ''), message).toBe(spaced(text));

      await isExactly(at.now, `por ${price('low')}`, 'product: the text of the server');
      await page.locator('[data-block=product] [type=radio]').nth(1).check();
      await reads(at.now, price('sale'), 'product: on sale');
      await reads(at.before, price('high'), 'product: before the sale');
      await reads(at.member, price('member'), 'product: for members');
      await page.locator('[data-block=product] [type=radio]').first().check();
      await isExactly(at.now, price('low'), 'product: chosen, as the server wrote the amount');
      await isExactly(at.amounts.first(), price('low'), 'gift card: an amount');
      await isExactly(at.amounts.last(), price('high'), 'gift card: another amount');
      await at.amounts.last().click();
      await isExactly(at.card, price('high'), 'gift card: the chosen amount');
      await isExactly(at.tile, price('low'), 'list: the text of the server');
      await isExactly(at.donation, price('high'), 'donation: the text of the server');
      await reads(at.item.first(), price('low'), 'summary: the price of the server');
      await reads(at.item.first(), dateIn(lang), 'summary: the date of the server');
      await page.locator('[data-block=summary] [part~=more]').click();
      await expect(at.item).toHaveCount(2);
      await reads(at.item.last(), dateIn(lang), 'summary: a date of its data');
      await reads(at.item.last(), inShop('high'), 'summary: a price of its data');
      await isExactly(at.event, dateIn(lang), 'events: the date of the server');
      await isExactly(at.month, monthIn(lang), 'calendar: the month');
      await reads(at.day, weekdayIn(lang), 'calendar: a day');
      await reads(at.tour, weekdayIn(lang), 'tour: a day');
      await reads(at.review, dateIn(lang, PAST), 'reviews: a date');
      await reads(at.post, dateIn(lang, PAST), 'posts: a date');

      const variants = [variant('B', 'Mata', { price: CENTS.high })];
      await page.evaluate(
        (product) => {
          void Reflect.get(window, 'Vitrine').open('quick-view', { product });
        },
        { ...PRODUCT, currency, variants },
      );
      await isExactly(at.view, price('high'), 'quick view');
      await page.evaluate(async () => {
        const { cart, open } = Reflect.get(window, 'Vitrine');
        await cart.add({ itemId: 'caneca', sku: 'A', quantity: 2 });
        void open('cart-drawer');
      });
      await reads(at.line, inShop('member'), 'drawer: each');
      await reads(at.line, inShop('low'), 'drawer: a line');
      await reads(at.total, inShop('high'), 'drawer: the total');
      await reads(at.cart, inShop('high'), 'cart: the total');
    });

for (const lang of ['pt-BR', '', 'xx'])
  test(`“R$ 98,00” stays “R$ 98,00” on a page with lang="${lang}" and a context without a locale`, {
    tag: inEveryRun(lang === ''),
  }, async ({ page, pageWith }) => {
    const variants = [variant('A', 'Neblina'), variant('B', 'Mata', { price: 12_050 })];
    await pageWith(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Loja</title><script type="application/json" data-site-context>{"website":{"siteTitle":"Loja"}}</script></head><body><div data-block="product" data-product='${attribute({ ...PRODUCT, variants })}'><p data-product-price>R$ 98,00</p><form></form></div></body></html>`,
    );
    await settled(page);
    const { now } = places(page);
    await expect(now).toHaveText('R$ 98,00');
    await page.getByRole('radio').nth(1).check();
    await expect(now).toHaveText('R$ 120,50');
    await page.getByRole('radio').first().check();
    await expect(now).toHaveText('R$ 98,00');
  });
