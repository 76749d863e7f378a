import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../../src/api/call/call-error.ts';
import { View } from '../../../../src/widgets/cart-page/view.tsx';
import { cartServer, FULL, MUG } from '../../runtime/services/cart/cart-server.ts';
import { type CartStage, cartStage } from '../../runtime/services/cart/cart-stage.ts';

const REAIS = { storeSettings: { selectedCurrency: 'BRL' }, website: { formattingLocale: 'pt-BR' } };
const stages: CartStage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.stop();
});

async function show(context: object = REAIS) {
  const server = cartServer(FULL);
  const stage = cartStage(server, context);
  stages.push(stage);
  const view = render(<View data={{}} content={{}} handle={stage.handle} />);
  await act(async () => void (await stage.control.read()));
  return { server, ...stage, ...view };
}

it('does not say that a code counts which the cart lists as one that does not, and keeps what was typed', async () => {
  await show();
  const field = screen.getByLabelText<HTMLInputElement>('Cupom ou vale-presente');
  fireEvent.change(field, { target: { value: 'velho' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Aplicar' })));
  expect(screen.getByRole('alert').textContent).toContain('VELHO');
  expect(screen.queryByText('Código aplicado.')).toBeNull();
  expect(field.value).toBe('velho');
});

it('takes a quantity that is typed while another one is on its way, and orders with it', async () => {
  const { server, checkout } = await show();
  let ordered: unknown;
  checkout.mockImplementation(async () => {
    ordered = server.cart?.entries;
    return true;
  });
  const field = screen.getByLabelText<HTMLInputElement>('Quantidade de Caneca');
  for (const value of ['5', '10']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar compra' }));
  await act(async () => vi.waitFor(() => expect(checkout).toHaveBeenCalledTimes(1)));
  expect(ordered).toContainEqual({ ...MUG, quantity: 10 });
  expect(field.value).toBe('10');
});

it('orders nothing where a quantity that was typed just before was refused', async () => {
  const { server, checkout } = await show();
  server.failNext(
    'PUT',
    (call) => new CallError(call, 'application', '', { status: 400, data: { error: 'Só há 2.' } }),
  );
  const field = screen.getByLabelText<HTMLInputElement>('Quantidade de Caneca');
  for (const value of ['5', '10']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  const order = screen.getByRole('button', { name: 'Finalizar compra' });
  fireEvent.click(order);
  expect(await screen.findByText('Só há 2.')).toBeTruthy();
  await act(async () => vi.waitFor(() => expect(order.hasAttribute('data-busy')).toBe(false)));
  expect(field.value).toBe('2');
  expect(checkout).not.toHaveBeenCalled();
});

it('can be ordered again where the checkout leaves the page open, as a message to the shop does', async () => {
  const { checkout } = await show();
  vi.useFakeTimers();
  try {
    const button = screen.getByRole('button', { name: 'Finalizar compra' });
    for (const times of [1, 2]) {
      await act(async () => fireEvent.click(button));
      expect(checkout).toHaveBeenCalledTimes(times);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
    }
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  [new TypeError('Failed to fetch dynamically imported module'), 'Não foi possível abrir a compra. Tente novamente.'],
  [new Error('Os pedidos abrem às 9h.'), 'Os pedidos abrem às 9h.'],
])('says each time why the checkout could not be opened: %s', async (error, sentence) => {
  const { checkout, store } = await show();
  checkout.mockRejectedValue(error);
  const said: unknown[] = [];
  store.subscribe(({ cart }, { cart: last }) => {
    if (cart?.problem !== last?.problem) said.push(cart?.problem?.message);
  });
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  for (const _ of [1, 2]) {
    await act(async () => fireEvent.click(button));
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(button.hasAttribute('data-busy')).toBe(false);
  }
  expect(said).toEqual([sentence, undefined, sentence]);
});

it.each([
  ['longer', 'Sem sacola, por favor', 'orders'],
  ['longer', 'Sem sacola, por favor', 'closes the cart'],
  ['as it was', '', 'orders'],
])('keeps a note that was made %s while it was being saved, as %j, where the visitor %s', async (_, end, does) => {
  const { server, checkout, unmount } = await show({ storeSettings: { showNoteField: true } });
  let ordered: unknown;
  checkout.mockImplementation(async () => {
    ordered = server.cart?.note;
    return true;
  });
  const field = screen.getByLabelText('Recado para a loja');
  fireEvent.change(field, { target: { value: 'Sem sacola' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar recado' }));
  fireEvent.change(field, { target: { value: end } });
  if (does === 'orders') {
    fireEvent.click(screen.getByRole('button', { name: 'Finalizar compra' }));
    await act(async () => vi.waitFor(() => expect(checkout).toHaveBeenCalledTimes(1)));
    expect(ordered).toBe(end);
  } else unmount();
  await act(async () => vi.waitFor(() => expect(server.cart?.note).toBe(end)));
});
