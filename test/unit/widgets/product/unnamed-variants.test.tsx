// Variants that have an id and no SKU are named by it to the server.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const variant = (id: unknown, value: string, qtyInStock: number): object => ({
  id,
  price: 9800,
  unlimited: false,
  qtyInStock,
  optionValues: [{ optionName: 'Esmalte', value }],
});

const VARIANTS = [variant('v1', 'Neblina', 5), variant(2, 'Mata', 5), variant('v3', 'Areia', 0)];

function mount(own: Partial<BlockHandle>): void {
  const element = document.createElement('div');
  const data = { id: 'caneca', title: 'Caneca', productType: 1, currency: 'BRL', restock: true, variants: VARIANTS };
  element.setAttribute('data-product', JSON.stringify(data));
  const { data: options } = parse(product.data, { attribute: () => null });
  render(<View data={options} content={readOwn(element).content} handle={fakeHandle({ element, ...own })} />);
}

const choose = (value: string): void => void fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => history.replaceState(null, '', '/'));

it('adds the chosen one to the cart, and says which it is', async () => {
  const add = vi.fn(async (_: unknown) => ({}));
  const emit = vi.fn();
  mount({ service: (async () => ({ add, open: vi.fn() })) as unknown as BlockHandle['service'], emit });
  choose('Mata');
  await press('Adicionar ao carrinho');
  expect(add.mock.calls).toEqual([[{ itemId: 'caneca', sku: '2', quantity: 1 }]]);
  expect(emit).toHaveBeenCalledWith('product-variant', { itemId: 'caneca', sku: '2' });
});

it('asks for an email for the chosen one', async () => {
  const call = vi.fn(async (_: unknown) => ({}));
  mount({ request: (async () => call) as unknown as BlockHandle['request'] });
  choose('Areia');
  fireEvent.change(screen.getByRole('textbox', { name: 'Seu e-mail' }), { target: { value: 'ana@exemplo.com.br' } });
  await press('Avise-me');
  expect(call.mock.calls).toEqual([[expect.objectContaining({ body: expect.objectContaining({ sku: 'v3' }) })]]);
});
