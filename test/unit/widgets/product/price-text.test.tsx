// What the server wrote as the price, beside the price of the product's data.
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const PRODUCT = {
  id: 'caneca',
  title: 'Caneca',
  productType: 1,
  currency: 'BRL',
  variants: [{ id: 'A', sku: 'A', price: 9800, onSale: false, unlimited: false, qtyInStock: 5, optionValues: [] }],
};

/** Renders the product on a page in a language; gives the price that is shown, and what developers are told. */
function shown(text: string, lang: string): { price: string; told: string[] } {
  const told: string[] = [];
  const element = document.createElement('div');
  if (lang) element.lang = lang;
  element.setAttribute('data-product', JSON.stringify(PRODUCT));
  element.insertAdjacentHTML('beforeend', `<p data-product-price>${text}</p><form></form>`);
  const { data } = parse(product.data, { attribute: () => null });
  const log = { warn: (message: string) => void told.push(message), error: () => {} };
  const { container, unmount } = render(
    <View data={data} content={readOwn(element).content} handle={fakeHandle({ element, log })} />,
  );
  const price = container.querySelector('.vt-price-now')?.textContent ?? '';
  unmount();
  return { price, told };
}

it('keeps the server’s text of a price that names the same amount', () => {
  expect(shown('por R$ 98,00', 'en')).toEqual({ price: 'por R$ 98,00', told: [] });
});

it('tells developers of a price that the product does not have', () => {
  expect(shown('R$ 89,90', 'en')).toEqual({
    price: 'R$98.00',
    told: [
      'data-product-price reads "R$ 89,90", data-product has R$98.00: write the same price in both; that of data-product is shown',
    ],
  });
});

it('tells developers of prices that no language of the page says how to write', () => {
  expect(shown('R$ 98,00', '').told).toEqual([
    expect.stringMatching(/neither lang nor website\.formattingLocale, .* as in pt-BR/),
  ]);
});
