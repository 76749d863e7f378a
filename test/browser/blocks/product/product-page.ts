/** A variant of the product, with stock. */
export const variant = (sku: string, value: string, more: object = {}): object => ({
  id: sku,
  sku,
  price: 9800,
  onSale: false,
  unlimited: false,
  qtyInStock: 5,
  optionValues: [{ optionName: 'Esmalte', value }],
  ...more,
});

/** A product with two glazes, of which one is sold out. */
export const PRODUCT = {
  id: 'caneca',
  title: 'Caneca',
  url: '#caneca',
  productType: 1,
  currency: 'BRL',
  options: [
    {
      name: 'Esmalte',
      display: 'swatch',
      values: [
        { value: 'Neblina', color: '#b8c0bd' },
        { value: 'Mata', color: '#2f4a3a' },
      ],
    },
  ],
  variants: [variant('A', 'Neblina', { imageId: 'a' }), variant('B', 'Mata', { imageId: 'b', qtyInStock: 0 })],
  restock: true,
};

export const attribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** Its block, in markup of the project. */
export const own = (product: object): string =>
  `<div data-block="product" data-server="platform" data-product='${attribute(product)}'><h2>Caneca</h2><p data-product-price>R$ 98,00</p><form method="post" action="/atelie/carrinho/adicionar"><button>Comprar</button></form></div>`;
