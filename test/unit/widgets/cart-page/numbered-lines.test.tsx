import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { itemOf } from '../../../../src/runtime/services/cart/item-of.ts';
import { readLine } from '../../../../src/widgets/_shared/commerce/cart/read-line.ts';
import { View } from '../../../../src/widgets/cart-page/view.tsx';
import { type CartServer, cartServer, FULL, MUG, TEAPOT } from '../../runtime/services/cart/cart-server.ts';
import { type CartStage, cartStage } from '../../runtime/services/cart/cart-stage.ts';

const stages: CartStage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.stop();
});

it('removes the line that was pressed where a server numbers its entries, and adds the same item again', async () => {
  const server = cartServer({
    ...FULL,
    entries: [
      { ...MUG, id: 1 },
      { ...TEAPOT, id: 7, sku: 202 },
    ],
  });
  const stage = cartStage(server);
  stages.push(stage);
  render(<View data={{}} content={{}} handle={stage.handle} />);
  await act(async () => void (await stage.control.read()));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remover Bule' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Desfazer' })));
  expect(server.calls.filter(([what]) => !what.startsWith('GET'))).toEqual([
    ['DELETE /api/3/commerce/cart/t1/items/7', undefined],
    ['POST /api/commerce/shopping-cart/entries', { itemId: 'bule', sku: '202', quantity: 1 }],
  ]);
});

/** A server that names its entries by their places only. */
function placesOnly(titles: readonly string[]): CartServer {
  const entries = titles.map((title) => ({ itemId: title, sku: title, title, quantity: 1 }));
  const server = cartServer({ ...FULL, entries });
  return {
    ...server,
    request: async (call) => {
      const place = /\/items\/(\d+)$/.exec(call.path)?.[1];
      if (call.method !== 'DELETE' || !place || !server.cart) return server.request(call);
      server.cart = { ...server.cart, entries: (server.cart.entries as unknown[]).toSpliced(Number(place), 1) };
      return {};
    },
  };
}

async function show(titles: readonly string[]): Promise<CartStage & { readonly server: CartServer }> {
  const server = placesOnly(titles);
  const stage = cartStage(server);
  stages.push(stage);
  render(<View data={{}} content={{}} handle={stage.handle} />);
  await act(async () => void (await stage.control.read()));
  return { ...stage, server };
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

const removeButton = (title: string) => screen.getByRole('button', { name: `Remover ${title}` });

const remove = async (title: string): Promise<void> => {
  removeButton(title).focus();
  await act(async () => fireEvent.click(removeButton(title)));
};

it('hands the focus on each time that the line of one place is removed, and adds that very item again', async () => {
  const { server } = await show(['Caneca', 'Bule', 'Prato']);
  for (const title of ['Caneca', 'Bule']) {
    await remove(title);
    await vi.waitFor(() => expect(focused()).toBe('Desfazer'));
    expect(screen.getByText(`${title}: removido do carrinho.`, { selector: '[part=removed] *' })).toBeTruthy();
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Desfazer' })));
  const added = () => server.calls.filter(([what]) => what.startsWith('POST')).map(([, body]) => body);
  await vi.waitFor(() => expect(added()).toEqual([{ itemId: 'Bule', sku: 'Bule', quantity: 1 }]));
});

it('gives the focus of a line that goes by itself to the one in its place, or to the last one', async () => {
  const { control } = await show(['Caneca', 'Bule', 'Prato']);
  removeButton('Prato').focus();
  await act(async () => void (await control.remove('2')));
  expect(focused()).toBe('Remover Bule');
});

it.each([
  [{ sku: ' SR-1 ' }, 'SR-1'],
  [{ sku: 201 }, '201'],
  [{ sku: '', chosenVariant: { sku: 'SR-2' } }, 'SR-2'],
  [{ chosenVariant: { sku: 202 } }, '202'],
  [{ sku: {} }, ''],
])('reads the SKU of %j alike for the line and for what brings it back', (entry, sku) => {
  expect([readLine(entry, 0, location.href).sku, itemOf(entry)?.sku]).toEqual([sku, sku]);
});
