import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartServer, FULL, MUG } from './cart-server.ts';
import { type CartStage, cartStage } from './cart-stage.ts';

const stages: CartStage[] = [];
// Tests beside this one speak on the same channel.
beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  for (const stage of stages.splice(0)) stage.stop();
});

it.each([
  {
    lists: [
      { id: 'gravura', label: 'Gravura', value: 'Ana' },
      { id: 7, label: 'Cor', value: 'azul' },
    ],
    sends: { gravura: 'Ana', 7: 'azul' },
  },
  { lists: { gravura: 'Ana' }, sends: { gravura: 'Ana' } },
  { lists: [], sends: undefined },
  { lists: null, sends: null },
])('brings an entry back with its additional fields, as they are added: $lists', async ({ lists, sends }) => {
  const server = cartServer({ ...FULL, entries: [{ ...MUG, additionalFields: lists }] });
  const stage = cartStage(server);
  stages.push(stage);
  await stage.control.read();
  const { undo } = await stage.control.remove('e1');
  await undo?.();
  expect(server.calls.at(-1)?.[1]).toEqual({ itemId: 'caneca', sku: 'SR-1', quantity: 2, additionalFields: sends });
});

it('brings an entry without a SKU back by the id of its variant', async () => {
  const server = cartServer({ ...FULL, entries: [{ ...MUG, sku: '', chosenVariant: { id: 'v2' } }] });
  const stage = cartStage(server);
  stages.push(stage);
  await stage.control.read();
  await (await stage.control.remove('e1')).undo?.();
  expect(server.calls.at(-1)?.[1]).toMatchObject({ itemId: 'caneca', sku: 'v2' });
});

it('has no way back for an entry whose fields have no ids, which would come back without them', async () => {
  const additionalFields = [{ label: 'Gravura', value: 'Ana' }];
  const server = cartServer({ ...FULL, entries: [{ ...MUG, additionalFields }] });
  const stage = cartStage(server);
  stages.push(stage);
  await stage.control.read();
  expect((await stage.control.remove('e1')).undo).toBeNull();
});
