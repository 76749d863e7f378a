import { page } from './markup.ts';
import type { Mistake } from './mistake.ts';

const PRODUCT = '{"id": "1", "title": "Caneca", "variants": [{"sku": "A", "price": 8900}]}';
const product = (json: string): string =>
  page(`<div data-block="product" data-product='${json}'><h1>Caneca</h1></div>`);
const tile = (inside: string, attributes = ''): string =>
  page(`<div data-block="product-list"><article data-product='${PRODUCT}'${attributes}>${inside}</article></div>`);
const inList = (inside: string): string => page(`<div data-block="product-list">${inside}</div>`);

/** Products, lists, the cart and prices. */
export const shopMistakes: readonly Mistake[] = [
  {
    what: 'JSON of a product with a comma too many',
    wrong: product('{"id": "1", "priceCents": 8900,‸}'),
    right: product('{"id": "1", "priceCents": 8900}'),
    code: 'VT111',
    remedy: /a trailing comma/,
  },
  {
    what: 'JSON of a product in double quotes',
    wrong: page('<div data-block="product" data-product="‸{"id": "1"}"></div>'),
    right: page('<div data-block="product" data-product="{&quot;id&quot;: &quot;1&quot;}"></div>'),
    code: 'VT111',
    remedy: /put the JSON in single quotes/,
  },
  {
    what: 'a price as text',
    wrong: product('{"id": "1", "variants": [{"price": ‸"R$ 1.234,50"}]}'),
    right: product('{"id": "1", "variants": [{"price": 123450}]}'),
    code: 'VT114',
    remedy: '123450',
  },
  {
    what: 'a price with a point',
    wrong: product('{"id": "1", "priceCents": ‸89.9}'),
    right: product('{"id": "1", "priceCents": 8990}'),
    code: 'VT114',
    remedy: '8990',
  },
  {
    what: 'a variant without a price',
    wrong: product('{"id": "1", "variants": [‸{"sku": "A"}]}'),
    right: product(PRODUCT),
    code: 'VT114',
    remedy: /expected the key price/,
  },
  {
    what: 'a stock as text',
    wrong: product('{"id": "1", "variants": [{"price": 8900, "qtyInStock": ‸"dois"}]}'),
    right: product('{"id": "1", "variants": [{"price": 8900, "qtyInStock": 2}]}'),
    code: 'VT114',
    remedy: /expected a number/,
  },
  {
    what: 'a product without an id',
    wrong: product('‸{"title": "Caneca", "priceCents": 8900}'),
    right: product('{"id": "1", "title": "Caneca", "priceCents": 8900}'),
    code: 'VT114',
    remedy: /expected the key id/,
  },
  {
    what: 'a misspelled key of a variant',
    wrong: product('{"id": "1", "variants": [{"price": 8900, ‸"qtyInStok": 2}]}'),
    right: product('{"id": "1", "variants": [{"price": 8900, "qtyInStock": 2}]}'),
    code: 'VT113',
    remedy: 'qtyInStock',
  },
  {
    what: 'a list in place of a product',
    wrong: product('‸[{"id": "1"}]'),
    right: product('{"id": "1"}'),
    code: 'VT112',
    remedy: /expected a JSON object/,
  },
  {
    what: 'a product block without a product',
    wrong: page('‸<div data-block="product"><h1>Caneca</h1></div>'),
    right: product(PRODUCT),
    code: 'VT182',
    remedy: /expected the product as JSON in data-product/,
  },
  {
    what: 'a gift card whose product has another name',
    wrong: page(`‸<div data-block="gift-card" data-produto='${PRODUCT}'></div>`),
    right: page(`<div data-block="gift-card" data-product='${PRODUCT}'></div>`),
    code: 'VT182',
    remedy: 'data-product for data-produto',
  },
  {
    what: 'a script with a product that the browser runs',
    wrong: page(`<div data-block="product"><script ‸data-product>${PRODUCT}</script></div>`),
    right: page(`<div data-block="product"><script type="application/json" data-product>${PRODUCT}</script></div>`),
    code: 'VT117',
    remedy: /expected application\/json/,
  },
  {
    what: 'data-cart-opn',
    wrong: page('<button ‸data-cart-opn>Carrinho</button>'),
    right: page('<button data-cart-open>Carrinho</button>'),
    code: 'VT101',
    remedy: 'data-cart-open',
  },
  {
    what: 'data-cart-quantitty',
    wrong: page('<a href="/carrinho" data-block="cart-indicator">Carrinho <b ‸data-cart-quantitty>2</b></a>'),
    right: page('<a href="/carrinho" data-block="cart-indicator">Carrinho <b data-cart-quantity>2</b></a>'),
    code: 'VT101',
    remedy: 'data-cart-quantity',
  },
  {
    what: 'a drawer that is meant not to open',
    wrong: page('<a href="/carrinho" ‸data-cart-open="false">Carrinho</a>'),
    right: page('<a href="/carrinho">Carrinho</a>'),
    code: 'VT108',
    remedy: /used instead: the attribute as if it had no value/,
  },
  {
    what: 'data-quick-add outside a product',
    wrong: inList('<button ‸data-quick-add>Comprar</button>'),
    right: tile('<button data-quick-add>Comprar</button>'),
    code: 'VT107',
    remedy: /expected a link or button in an element with data-product/,
  },
  {
    what: 'data-quickadd',
    wrong: tile('<button ‸data-quickadd>Comprar</button>'),
    right: tile('<button data-quick-add>Comprar</button>'),
    code: 'VT101',
    remedy: 'data-quick-add',
  },
  {
    what: 'a quick view on a button',
    wrong: tile('<button ‸data-quick-view>Ver</button>'),
    right: tile('<a href="/caneca" data-quick-view>Ver</a>'),
    code: 'VT107',
    remedy: /expected a link in an element with data-product/,
  },
  {
    what: 'a next page on a button',
    wrong: inList('<button ‸data-next-page>Mais</button>'),
    right: inList('<a href="?pagina=2" data-next-page>Mais</a>'),
    code: 'VT107',
    remedy: /expected a link in the list/,
  },
  {
    what: 'an unknown filter',
    wrong: inList('<form><input name="ate" aria-label="Até" ‸data-filter="maximo"></form>'),
    right: inList('<form><input name="ate" aria-label="Até" data-filter="max"></form>'),
    code: 'VT110',
    remedy: /expected one of min, max, available, sale, order, pages/,
  },
  {
    what: 'a filter without a name',
    wrong: inList('<form><input aria-label="Até" ‸data-filter="max"></form>'),
    right: inList('<form><input name="ate" aria-label="Até" data-filter="max"></form>'),
    code: 'VT107',
    remedy: /expected a control with a name in the form of the list/,
  },
  {
    what: 'a price of a side that is none',
    wrong: page('<div data-block="pricing-toggle"></div><p ‸data-side="rigth">R$ 90</p>'),
    right: page('<div data-block="pricing-toggle"></div><p data-side="right">R$ 90</p>'),
    code: 'VT110',
    remedy: 'right',
  },
  {
    what: 'a donate page outside its block',
    wrong: page('<a href="/apoie" ‸data-donate-page-id="1">Apoie</a>'),
    right: page('<div data-block="donation"><a href="/apoie" data-donate-page-id="1">Apoie</a></div>'),
    code: 'VT107',
    remedy: /expected the block, or a button or link in it/,
  },
];
