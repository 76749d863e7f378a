// The fields of a cart: what is wrong is said at the field, and the keyboard stays where its button goes.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { View } from '../../../../src/widgets/cart-page/view.tsx';
import { cartServer, FULL } from '../../runtime/services/cart/cart-server.ts';
import { type CartStage, cartStage } from '../../runtime/services/cart/cart-stage.ts';

const stages: CartStage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.stop();
});

async function show(context: object = {}): Promise<void> {
  const stage = cartStage(cartServer(FULL), context);
  stages.push(stage);
  render(<View data={{}} content={{}} handle={stage.handle} />);
  await act(async () => void (await stage.control.read()));
}

const described = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

it('says of a code that the cart lists as refused why, at its field, until another is typed', async () => {
  await show();
  const field = screen.getByLabelText<HTMLInputElement>('Cupom ou vale-presente');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(field, { target: { value: 'velho' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Aplicar' })));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(described(field)).toBe('O cupom VELHO não vale para este carrinho.');
  fireEvent.change(field, { target: { value: 'velho1' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(described(field)).toBeUndefined();
});

it('leaves the focus in the note once it is saved and its button has gone', async () => {
  await show({ storeSettings: { showNoteField: true } });
  const note = screen.getByLabelText('Recado para a loja');
  fireEvent.change(note, { target: { value: 'Sem sacola' } });
  const save = screen.getByRole('button', { name: 'Salvar recado' });
  save.focus();
  await act(async () => fireEvent.click(save));
  expect(screen.queryByRole('button', { name: 'Salvar recado' })).toBeNull();
  expect(document.activeElement).toBe(note);
});
