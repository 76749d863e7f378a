// What is bought in a checkout leaves the page, and the page may be there again.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const VARIANT = { id: 'A', sku: 'A', price: 9800, onSale: false, unlimited: true, qtyInStock: 0, optionValues: [] };
const GIFT_CARD = { productType: 4 };
const SUBSCRIPTION = { productType: 1, plans: [{ id: 'm', billingPeriod: { value: 1, unit: 'MONTH' } }] };

/** A product in a block, and the checkout that it opens. */
function mount(kind: object) {
  const open = vi.fn(async () => {});
  const cart = { cartToken: 't', entries: [{}], isPurchased: false };
  const add = vi.fn(async () => ({ cart: { cart } }));
  const apis: Readonly<Record<string, unknown>> = {
    checkout: { giftCard: open, subscription: open },
    cart: { add, read: async () => ({ cart }), open() {} },
  };
  const element = document.createElement('div');
  element.setAttribute(
    'data-product',
    JSON.stringify({ id: 'vale', title: 'Vale', currency: 'BRL', variants: [VARIANT], ...kind }),
  );
  const service = (async (name: string) => apis[name]) as unknown as BlockHandle['service'];
  const { data } = parse(product.data, { attribute: () => null });
  render(<View data={data} content={readOwn(element).content} handle={fakeHandle({ element, service })} />);
  return { open, add, cart };
}

const press = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /Comprar|Assinar/ }));
  });

const isBack = (): Promise<void> =>
  act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

const passes = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
});

it.each([
  ['a gift card', GIFT_CARD],
  ['a subscription', SUBSCRIPTION],
])('%s can be bought again by who is back from the checkout [STORE-018, STORE-019]', async (_what, kind) => {
  const { open, add, cart } = mount(kind);
  await press();
  expect(screen.getByText('Abrindo a compra…')).toBeTruthy();
  await passes(600);
  await press();
  expect(open).toHaveBeenCalledTimes(1);
  await isBack();
  expect(screen.queryByText('Abrindo a compra…')).toBeNull();
  await press();
  expect(open).toHaveBeenCalledTimes(2);
  // The cart has the subscription, until it is paid.
  const times = kind === SUBSCRIPTION ? 1 : 0;
  expect(add).toHaveBeenCalledTimes(times);
  cart.isPurchased = true;
  await passes(600);
  await isBack();
  await press();
  expect(add).toHaveBeenCalledTimes(2 * times);
});

it('a gift card can be bought again where the page is still there after 10 s', async () => {
  const { open } = mount(GIFT_CARD);
  await press();
  await passes(10_000);
  await press();
  expect(open).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Abrindo a compra…')).toBeTruthy();
});
