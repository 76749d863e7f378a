import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { View } from '../../../../src/widgets/cart-page/view.tsx';
import { cartServer, FULL, MUG, TEAPOT } from '../../runtime/services/cart/cart-server.ts';
import { type CartStage, cartStage } from '../../runtime/services/cart/cart-stage.ts';

const stages: CartStage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.stop();
});

async function show(entries: readonly Record<string, unknown>[]): Promise<void> {
  const stage = cartStage(cartServer({ ...FULL, entries }));
  stages.push(stage);
  render(<View data={{}} content={{}} handle={stage.handle} />);
  await act(async () => void (await stage.control.read()));
}

async function remove(button: HTMLElement): Promise<void> {
  button.focus();
  await act(async () => fireEvent.click(button));
}

it('offers no undo for a line whose fields have no ids, and keeps the focus on the notice', async () => {
  await show([{ ...MUG, additionalFields: [{ label: 'Gravura', value: 'Ana' }] }, TEAPOT]);
  await remove(screen.getByRole('button', { name: 'Remover Caneca' }));
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  expect(document.activeElement?.getAttribute('part')).toBe('removed');
});

it('keeps the focus where a second line of the same item was removed in the place of the first', async () => {
  await show([
    MUG,
    { ...MUG, id: 'e9', additionalFields: [{ id: 'gravura', label: 'Gravura', value: 'Ana' }] },
    TEAPOT,
  ]);
  for (const _ of [1, 2]) {
    await remove(screen.getAllByRole('button', { name: 'Remover Caneca' })[0] as HTMLElement);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Desfazer' }));
  }
});
