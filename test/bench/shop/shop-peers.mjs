import { phonePage } from '../open-phone.mjs';
import { readPeer } from '../peers/read-peer.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';

const PRODUCT = {
  id: 'caneca-neblina',
  title: 'Caneca Neblina',
  url: '/shop/vitrine',
  productType: 1,
  currency: 'BRL',
  variants: [{ id: '1', sku: 'SQ0000001', price: 9_800, onSale: false, unlimited: true, optionValues: [] }],
};
const ENTRY = {
  id: 'e1',
  itemId: PRODUCT.id,
  sku: 'SQ0000001',
  title: PRODUCT.title,
  productUrl: PRODUCT.url,
  quantity: 1,
  unitPriceCents: 9_800,
  subTotalCents: 9_800,
  variantOptions: [],
  kind: 'physical',
};
const CART = {
  id: 'c1',
  cartToken: 'c1',
  entries: [ENTRY],
  subtotalCents: 9_800,
  grandTotalCents: 9_800,
  totalQuantity: 1,
};

const SITE = {
  website: { id: 'loja', formattingLocale: 'pt-BR' },
  storeSettings: { selectedCurrency: 'BRL', addToCartConfirmationType: 1 },
};

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const AMOUNT = { amount: '98.00' };

/** The product and the checkout as the peer's own client would give them. */
const PEER_PRODUCT = {
  id: PRODUCT.id,
  title: PRODUCT.title,
  handle: PRODUCT.id,
  images: [{ id: 'i1', src: PIXEL, altText: '' }],
  options: [{ name: 'Title', values: [{ value: 'Default Title' }] }],
  variants: [
    {
      id: '1',
      title: 'Default Title',
      available: true,
      priceV2: AMOUNT,
      image: { id: 'i1', src: PIXEL, altText: '' },
      optionValues: [{ name: 'Title', value: 'Default Title' }],
      selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    },
  ],
};
const PEER_CHECKOUT = {
  id: 'c1',
  note: '',
  discountApplications: [],
  lineItems: [
    { id: 'e1', title: PRODUCT.title, quantity: 1, variant: PEER_PRODUCT.variants[0], discountAllocations: [] },
  ],
  lineItemsSubtotalPrice: AMOUNT,
  subtotalPriceV2: AMOUNT,
};

/** The peer asks a shop of its vendor: its client is replaced by one that asks the benchmark's server, once for the product and once for each change. */
const PEER_SCRIPT = `
const ask = (path, method = 'GET', body) => fetch(path, { method, ...(body && { body: JSON.stringify(body) }) }).then((answer) => answer.json());
const client = {
  config: { domain: location.host, storefrontAccessToken: 'bench' },
  product: { fetch: () => ask('/api/shop/product'), helpers: { variantForOptions: (product) => product.variants[0] } },
  checkout: { create: (input) => ask('/api/shop/checkout', 'POST', input), addLineItems: (id, items) => ask('/api/shop/checkout', 'POST', items) },
  shop: { fetchInfo: () => Promise.resolve({ moneyFormat: 'R$ {{amount}}' }) },
  image: { helpers: { imageForSize: ({ src }) => src } },
};
ShopifyBuy.UI.init(client).createComponent('product', {
  id: 'caneca-neblina', node: document.querySelector('#product'), moneyFormat: 'R$ {{amount}}',
  options: { product: { iframe: false }, cart: { iframe: false }, toggle: { iframe: false } },
});`;

const TEXTS = '<p>O barro vem de um barranco a nove quilômetros daqui.</p>'.repeat(12);

/** How each shop's button, and the entry in its open cart, are found. */
export const SHOPS = {
  vitrine: {
    button: '[data-block=product][data-block-state=ready] [part~=button]',
    entry: 'dialog[open] [part~=line]',
  },
  'buy-button': { button: '.shopify-buy__btn', entry: '.shopify-buy__cart-item' },
};

/** The files of both shops, and their pages: `/shop/NAME`. */
export const shopFiles = (dist) => ({
  ...vitrineFiles(dist),
  '/api/commerce/shopping-cart/entries': JSON.stringify({ shoppingCart: CART, newlyAdded: ENTRY }),
  '/api/commerce/shopping-cart': JSON.stringify({ shoppingCart: CART }),
  '/api/shop/product': JSON.stringify(PEER_PRODUCT),
  '/api/shop/checkout': JSON.stringify(PEER_CHECKOUT),
  '/shop-files/buy-button.js': readPeer('@shopify/buy-button-js/dist/buybutton.min.js'),
  '/shop/vitrine': phonePage(
    `<script>document.cookie = 'crumb=bench; path=/'</script><script async src="/dist/vitrine.js"></script><script type="application/json" data-site-context>${JSON.stringify(SITE)}</script>`,
    `<div data-block="product" data-server="platform" data-product='${JSON.stringify(PRODUCT)}'><h2>Caneca Neblina</h2><form method="post"><button>Adicionar ao carrinho</button></form></div>${TEXTS}`,
  ),
  '/shop/buy-button': phonePage(
    '<script defer src="/shop-files/buy-button.js"></script>',
    `<div id="product"></div>${TEXTS}<script type="module">${PEER_SCRIPT}</script>`,
  ),
});
