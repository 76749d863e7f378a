// What the server wrote as the price, beside the price of the product's data.
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { giveBack, lend } from '../../../../src/runtime/mount/lend.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { product as declaration } from '../../../../src/widgets/product/block.ts';
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
function shown(text: string, lang: string, product: object = PRODUCT): { price: string; told: string[] } {
  const told: string[] = [];
  const element = document.createElement('div');
  if (lang) element.lang = lang;
  element.setAttribute('data-product', JSON.stringify(product));
  element.insertAdjacentHTML('beforeend', `<p data-product-price>${text}</p><form></form>`);
  const { data } = parse(declaration.data, { attribute: () => null });
  const log = { warn: (message: string) => void told.push(message), error: () => {} };
  const { container, unmount } = render(
    <View data={data} content={readOwn(element).content} handle={fakeHandle({ element, log })} />,
  );
  const price = container.querySelector('.vt-price-now')?.textContent ?? '';
  unmount();
  return { price, told };
}

it.each(['por R$ 98,00', 'R$ 98'])('keeps the server’s text of a price that names the same amount: %s', (text) => {
  expect(shown(text, 'pt-BR')).toEqual({ price: text, told: [] });
});

it('knows the price of a product without variants', () => {
  const { variants: _, ...product } = PRODUCT;
  expect(shown('R$ 98,00', 'pt-BR', { ...product, priceCents: 9800 })).toEqual({ price: 'R$ 98,00', told: [] });
});

it('tells developers where the server writes prices by another locale than the page names', () => {
  expect(shown('por R$ 98,00', 'en')).toEqual({
    price: 'por R$ 98,00',
    told: [
      'data-product-price reads "por R$ 98,00", and in en that is R$98.00: name the server\'s locale in website.formattingLocale, since other prices are written as in en',
    ],
  });
});

it('writes an amount as it is in a longer text of the server', () => {
  expect(shown('R$ 98,00 em 2x de R$ 49,00', 'en').price).toBe('R$ 98,00');
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
  const { price, told } = shown('R$ 98,00', '');
  expect(price).toBe('R$ 98,00');
  expect(new Set(told)).toEqual(
    new Set([
      'neither website.formattingLocale nor a lang says how to write prices in BRL, so they are written as in pt-BR: write lang on the html element',
    ]),
  );
});

it.each([
  '<p data-product-price>R$ 98,00</p><form method="post" action="/itens"><button>+</button></form>',
  '<form method="post" action="/itens"><button>+</button></form><p data-product-price style="color: red;">R$ 98,00</p>',
  '<form method="post" action="/itens"><p data-product-price>R$ 98,00</p><button>+</button></form>',
])('shows one price where the server has it and the form in one element, and gives both back', (inside) => {
  const element = document.createElement('div');
  element.setAttribute('data-product', JSON.stringify(PRODUCT));
  element.innerHTML = `<div><h2>Caneca</h2>${inside}</div>`;
  const before = element.innerHTML;
  const parsed = readOwn(element);
  lend(element, parsed.lend);
  const isHidden = (at: Element | null): boolean =>
    at !== null && at !== element && ((at as HTMLElement).style.display === 'none' || isHidden(at.parentElement));
  for (const one of ['form', '[data-product-price]']) expect(isHidden(element.querySelector(one))).toBe(true);
  expect(isHidden(element.querySelector('h2'))).toBe(false);
  expect(parsed.content.pieces.filter((piece) => piece === 'price')).toHaveLength(1);
  giveBack(element);
  expect(element.innerHTML).toBe(before);
});
