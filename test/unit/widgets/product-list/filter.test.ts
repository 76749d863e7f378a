import { describe, expect, it } from 'vitest';
import { toProductDetails } from '../../../../src/widgets/_shared/commerce/product/product.ts';
import {
  comparer,
  facetsOf,
  isFiltering,
  matcher,
  PARAMETERS,
  readFilter,
  typedCents,
  writeFilter,
} from '../../../../src/widgets/product-list/filter.ts';
import { type ListedProduct, listedProduct } from '../../../../src/widgets/product-list/listed-product.ts';

const product = (
  id: string,
  price: number,
  more: object = {},
  glazes: readonly string[] = ['Bruma'],
): ListedProduct => {
  const variants = glazes.map((value, index) => ({
    sku: `${id}-${index}`,
    price,
    qtyInStock: 3,
    optionValues: [{ optionName: 'Esmalte da peça', value }],
  }));
  const read = listedProduct({ id, title: id, url: `/p/${id}`, productType: 1, variants, ...more }, 'Categoria');
  if (!read) throw new Error(`${id} cannot be read`);
  return read;
};

const SOLD_OUT = { variants: [{ price: 500, qtyInStock: 0 }] };
const ON_SALE = { variants: [{ price: 900, salePrice: 700, onSale: true, qtyInStock: 1 }] };
const list = [
  product('vaso', 1000, {}, ['Bruma', 'Mata']),
  product('Árvore', 3000, { categories: ['Casa'] }),
  product('bule', 2000, ON_SALE),
  product('caneca', 400, SOLD_OUT),
];
const FORM = { digits: 2, locale: 'pt-BR' };
const facets = facetsOf(list);
const filterOf = (query: string) => readFilter(new URLSearchParams(query), facets.list, PARAMETERS);
const shown = (query: string): string[] => list.filter(matcher(filterOf(query), FORM)).map(({ id }) => id);

describe('a list of products', () => {
  it('offers what its products differ in, and how many have each value [COLL-006]', () => {
    expect(facets.list).toEqual([
      {
        label: 'Esmalte da peça',
        name: 'esmalte-da-peca',
        values: [
          { value: 'Bruma', count: 2 },
          { value: 'Mata', count: 1 },
        ],
      },
      { label: 'Categoria', name: 'categoria', values: [{ value: 'Casa', count: 1 }] },
    ]);
    expect([facets.hasSale, facets.hasSoldOut, facets.prices]).toEqual([true, true, [500, 3000]]);
    expect(facetsOf([product('a', 100), product('b', 100)])).toEqual({
      list: [],
      hasSale: false,
      hasSoldOut: false,
      prices: null,
    });
  });

  it.each([
    { query: '', ids: ['vaso', 'Árvore', 'bule', 'caneca'] },
    { query: 'esmalte-da-peca=Mata', ids: ['vaso'] },
    { query: 'esmalte-da-peca=BRUMA&esmalte-da-peca=mata', ids: ['vaso', 'Árvore'] },
    { query: 'esmalte-da-peca=Bruma&categoria=casa', ids: ['Árvore'] },
    { query: 'esmalte-da-peca=unknown', ids: ['vaso', 'Árvore', 'bule', 'caneca'] },
    { query: 'disponivel=1', ids: ['vaso', 'Árvore', 'bule'] },
    { query: 'promocao=1', ids: ['bule'] },
    { query: 'preco-min=7', ids: ['vaso', 'Árvore', 'bule'] },
    { query: 'preco-min=7,01', ids: ['vaso', 'Árvore'] },
    { query: 'preco-max=10', ids: ['vaso', 'bule', 'caneca'] },
    { query: 'preco-max=9.99', ids: ['bule', 'caneca'] },
    { query: 'preco-max=muito', ids: ['vaso', 'Árvore', 'bule', 'caneca'] },
  ])('shows what the address asks for: $query', ({ query, ids }) => {
    expect(shown(query)).toEqual(ids);
  });

  it('writes a filter to the address as it reads it, and leaves everything else there', () => {
    const query = new URLSearchParams('q=x&esmalte-da-peca=Osso&ordem=nome');
    const filter = filterOf('esmalte-da-peca=Bruma&preco-min=5&disponivel=1&ordem=-preco');
    writeFilter(query, filter, facets.list, PARAMETERS);
    expect(query.toString()).toBe('q=x&ordem=-preco&esmalte-da-peca=Bruma&preco-min=5&disponivel=1');
    expect(readFilter(query, facets.list, PARAMETERS)).toEqual(filter);
    writeFilter(query, filterOf(''), facets.list, PARAMETERS);
    expect(query.toString()).toBe('q=x');
  });

  it.each([
    { order: '', ids: ['vaso', 'Árvore', 'bule', 'caneca'] },
    { order: 'preco', ids: ['caneca', 'bule', 'vaso', 'Árvore'] },
    { order: '-preco', ids: ['Árvore', 'vaso', 'bule', 'caneca'] },
    { order: 'nome', ids: ['Árvore', 'bule', 'caneca', 'vaso'] },
    { order: 'color', ids: ['vaso', 'Árvore', 'bule', 'caneca'] },
  ])('is sorted by what is paid or by name, with accents as the language has them: $order', ({ order, ids }) => {
    const compare = comparer(filterOf(`ordem=${order}`).order, 'pt-BR');
    expect(list.toSorted(compare).map(({ id }) => id)).toEqual(ids);
  });

  it('filters only where something is left out', () => {
    expect(['', 'ordem=preco', 'promocao=1', 'preco-min=1'].map((query) => isFiltering(filterOf(query)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['12', 1200],
    ['12,5', 1250],
    [' 12.34 ', 1234],
    ['', null],
    ['-1', null],
    ['1.234,00', 123_400],
    ['1.000', 100_000],
    ['R$ 1.000', 100_000],
    ['1.5000', null],
    ['1,005', null],
  ])('reads a price as it is typed: “%s”', (text, cents) => {
    expect(typedCents(text, FORM)).toBe(cents);
  });
});

describe('a product of a list', () => {
  it.each([
    { why: 'it is as it is', more: {}, isSimple: true },
    { why: 'it has variants', more: { variants: [{ price: 1 }, { price: 2 }] }, isSimple: false },
    { why: 'it is a gift card', more: { productType: 4 }, isSimple: false },
    { why: 'it has plans', more: { plans: [{ id: 'a' }] }, isSimple: false },
    { why: 'it asks for a text', more: { additionalFields: [{ id: 'a' }] }, isSimple: false },
  ])('can be added without a choice only where there is none: $why', ({ more, isSimple }) => {
    expect(product('a', 100, more).isSimple).toBe(isSimple);
  });

  it('may have a number as its id, as any other product', () => {
    const data = { id: 7, title: 2027, productType: 1, variants: [{ sku: '31', price: 100 }] };
    expect(listedProduct(data, 'Categoria')).toMatchObject({ id: '7', title: '2027', sku: '31' });
    expect(toProductDetails(data)).toMatchObject({ id: '7', title: '2027', variants: [{ sku: '31' }] });
  });

  it('is added by the id of its variant where that has no SKU', () => {
    expect(listedProduct({ id: 'a', variants: [{ id: 31, price: 100 }] }, 'Categoria')).toMatchObject({ sku: '31' });
  });

  it.each([[null], [{}], [{ id: 'a', variants: [{ price: '10' }] }], [{ id: true }], [{ id: Number.NaN }]])(
    'is not read where its id or its prices are malformed: %j',
    (data) => {
      expect(listedProduct(data, 'Categoria')).toBeNull();
    },
  );
});
