import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { itemOf } from '../../../../src/runtime/services/cart/item-of.ts';
import { readLine } from '../../../../src/widgets/_shared/commerce/cart/read-line.ts';
import { View } from '../../../../src/widgets/cart-page/view.tsx';
import { cartServer, FULL, MUG, TEAPOT } from '../../runtime/services/cart/cart-server.ts';
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

it.each([
  [{ sku: ' SR-1 ' }, 'SR-1'],
  [{ sku: 201 }, '201'],
  [{ sku: '', chosenVariant: { sku: 'SR-2' } }, 'SR-2'],
  [{ chosenVariant: { sku: 202 } }, '202'],
  [{ sku: {} }, ''],
])('reads the SKU of %j alike for the line and for what brings it back', (entry, sku) => {
  expect([readLine(entry, 0, location.href).sku, itemOf(entry)?.sku]).toEqual([sku, sku]);
});
