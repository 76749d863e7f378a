import type { Case } from './case.ts';
import { context, page } from './markup.ts';

const product = (
  text: string,
  { data = '{"id": "caneca", "currency": "BRL", "variants": [{"sku": "A", "price": 9850}]}', more = '' } = {},
) => `<div data-block="product" data-product='${data}'${more}><p data-product-price>${text}</p><form></form></div>`;
const REAIS = '{"storeSettings": {"selectedCurrency": "BRL"}}';
const ON_SALE =
  '{"id": "caneca", "currency": "BRL", "variants": [{"sku": "A", "price": 9850, "salePrice": 7900, "onSale": true}]}';

const VASE = '{"id": "v", "currency": "BRL", "variants": [{"sku": "A", "price": PRICE}]}';

/** Prices, and in which locale they are written. */
export const priceCases = {
  VT142: {
    wrong: [
      page(product('R$ 98,50'), undefined, '<html>'),
      page(product('R$ 98,50'), undefined, '<html lang="xx">'),
      page(
        '<div data-block="cart-page"><p>Caneca</p></div>',
        `${context(REAIS)}<script src="/vitrine.js"></script>`,
        '<html lang="">',
      ),
    ],
    right: [
      page(product('R$ 98,50')),
      page(product('R$ 98,50', { more: ' lang="pt"' })),
      product('R$ 98,50'),
      page(product('R$ 98,50'), undefined, '<html lang="{{ lang }}">'),
      page(
        product('R$ 98,50'),
        `${context('{"website": {"formattingLocale": "pt-BR"}}')}<script src="/vitrine.js"></script>`,
        '<html lang="xx">',
      ),
    ],
  },
  VT143: {
    wrong: [
      page(product('R$ 89,90')),
      product('R$ 89,90'),
      page(product('R$98.50')),
      page(product('R$ 98,50 em 3x de R$ 32,83')),
      page(product('R$ 98,50'), undefined, '<html lang="en">'),
    ],
    right: [
      page(product('por R$ 98,50')),
      page(product('De R$ 98,50 por R$ 79', { data: ON_SALE })),
      page(
        product('$98.50', {
          data: '{"id": "caneca", "currency": "USD", "variants": [{"sku": "A", "price": 9850}]}',
          more: ' lang="en"',
        }),
      ),
      page(product('Sob consulta')),
      page(product('{{ preco }}')),
      product('R$98.50'),
    ],
  },
  VT144: {
    wrong: [
      page('<p>Oi</p>', undefined, '<html lang="pt_BR">'),
      page('<div data-block="marquee" lang="en_US">Sun</div>'),
      '<p lang="português do Brasil">Oi</p>',
    ],
    right: [
      page('<p lang="en-US">Sun</p><p lang=" pt ">Oi</p><p lang="">?</p><p lang="xx">Oi</p>'),
      page('<p lang="{{ idioma }}">Oi</p>'),
    ],
  },
  VT145: {
    wrong: [
      page(product('R$ 79,00', { data: VASE.replace('PRICE', '79') })),
      page(product('Por R$ 1.250', { data: VASE.replace('PRICE', '1250') })),
      page(product('R$ 79,00', { data: VASE.replace('PRICE', '790000') })),
      page(
        `<div data-block="product-list"><article data-product='${VASE.replace('PRICE', '79')}'><h3><a href="/v">Vaso 3</a></h3><p>R$ 79,00</p></article></div>`,
      ),
      page(
        `<div data-block="product"><script type="application/json" data-product>${VASE.replace('PRICE', '79')}</script><p>79,00</p><form></form></div>`,
      ),
    ],
    right: [
      page(product('R$ 79,00', { data: VASE.replace('PRICE', '7900') })),
      page(product('R$ 0,79', { data: VASE.replace('PRICE', '79') })),
      page(product('¥7,900', { data: VASE.replace('PRICE', '7900').replace('BRL', 'JPY'), more: ' lang="ja"' })),
      // Both are prices of the product, and only one is shown.
      page(
        product('R$ 100,00', {
          data: '{"id": "v", "currency": "BRL", "variants": [{"sku": "A", "price": 100}, {"sku": "B", "price": 10000}]}',
        }),
      ),
      page(
        `<div data-block="product-list"><article data-product='${VASE.replace('PRICE', '300')}'><h3><a href="/v">Vaso 300</a></h3></article></div>`,
      ),
    ],
  },
} satisfies Readonly<Record<string, Case>>;
