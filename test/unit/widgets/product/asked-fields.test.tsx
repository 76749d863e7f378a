// What a published page asks for with an order goes with it.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const VARIANT = { id: 'A', sku: 'A', price: 9800, onSale: false, unlimited: true, qtyInStock: 0, optionValues: [] };
const DATA = { id: 'caneca', title: 'Caneca', productType: 1, currency: 'BRL', variants: [VARIANT] };

it.each([
  ['sends what the page asks for, as JSON text', new Map([['text-1', 'Para Ana']]), ['{"text-1":"Para Ana"}']],
  ['adds nothing while an answer is missing', null, []],
])('a published product %s', async (_what, answers, sent) => {
  const add = vi.fn(async (_item: { additionalFields?: unknown }) => ({}));
  const element = document.createElement('div');
  element.setAttribute('data-product', JSON.stringify(DATA));
  const { data } = parse(product.data, { attribute: () => null });
  const content = { ...readOwn(element).content, asked: () => answers };
  const service = (async () => ({ add, open() {} })) as never;
  render(<View data={data} content={content} handle={fakeHandle({ element, service })} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /carrinho/i }));
  });
  expect(add.mock.calls.map(([item]) => item.additionalFields)).toEqual(sent);
});
