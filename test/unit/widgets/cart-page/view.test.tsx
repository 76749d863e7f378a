import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../../src/api/call/call-error.ts';
import { View } from '../../../../src/widgets/cart-page/view.tsx';
import { cartServer, FULL, MUG, TEAPOT } from '../../runtime/services/cart/cart-server.ts';
import { type CartStage, cartStage } from '../../runtime/services/cart/cart-stage.ts';

const REAIS = { storeSettings: { selectedCurrency: 'BRL' }, website: { formattingLocale: 'pt-BR' } };
const stages: CartStage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.stop();
});

async function show(cart: Record<string, unknown> | null, context: object = REAIS) {
  const server = cartServer(cart);
  const stage = cartStage(server, context);
  stages.push(stage);
  const view = render(<View data={{}} content={{}} handle={stage.handle} />);
  await act(async () => void (await stage.control.read()));
  return { server, ...stage, ...view };
}

const amounts = (): string[] =>
  [...document.querySelectorAll('dl > div')].map(
    (row) => `${row.children[0]?.textContent}: ${row.children[1]?.textContent}`,
  );

it('shows the lines and the amounts as the server says them, through the currency formatter, and computes none [CART-004, CART-008]', async () => {
  await show(FULL);
  expect(screen.getByText('Caneca')).toBeTruthy();
  expect(screen.getByText('R$ 192,00')).toBeTruthy();
  expect(amounts()).toEqual([
    'Subtotal: R$ 700,01',
    'Cupom BARRO10: -R$ 10,03',
    'Frete: R$ 49,00',
    'Impostos: R$ 3,02',
    'Total do pedido: R$ 712,04',
  ]);
  expect(screen.getByRole('button', { name: 'Finalizar compra' })).toBeTruthy();
  expect(screen.getByText('O cupom VELHO não vale para este carrinho.')).toBeTruthy();
});

it('shows amounts in US dollars where the site names no currency [CART-012]', async () => {
  await show({ entries: [MUG], grandTotalCents: 123_456 }, {});
  expect(amounts()).toEqual(['Total do pedido: US$ 1.234,56']);
});

it.each([true, false, undefined])(
  'asks for the delivery only where the cart requires it: %s [CART-006]',
  async (requiresShipping) => {
    await show({ ...FULL, requiresShipping });
    const asked = requiresShipping === true;
    expect(screen.queryByLabelText('CEP para a entrega') !== null).toBe(asked);
    expect(screen.queryAllByRole('radio')).toHaveLength(asked ? 2 : 0);
  },
);

it.each([
  ['no cart', null, 'Seu carrinho está vazio.'],
  ['an empty cart', { entries: [], totalQuantity: 0 }, 'Seu carrinho está vazio.'],
  ['a purchased cart', { ...FULL, isPurchased: true }, 'Este pedido já foi pago. Obrigado!'],
])('offers no checkout for %s, but the way back to the shop [CART-007, CART-013]', async (_, cart, text) => {
  await show(cart, { storeSettings: { continueShoppingLinkUrl: '/colecao' } });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Finalizar compra' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Continuar comprando' }).getAttribute('href')).toMatch(/\/colecao$/);
});

it('changes a quantity by its buttons and by typing, and refuses what is no quantity', async () => {
  const { server } = await show(FULL);
  const field = screen.getByLabelText<HTMLInputElement>('Quantidade de Bule');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Um a mais de Bule' })));
  expect(field.value).toBe('2');
  for (const [typed, accepted] of [
    ['3', true],
    ['4', false],
    ['0', false],
    ['1,5', false],
    ['1', true],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    expect(field.getAttribute('aria-invalid')).toBe(accepted ? null : 'true');
    expect(screen.queryByText('Digite um número inteiro de 1 a 3.') === null).toBe(accepted);
  }
  expect(server.calls.filter(([what]) => what.startsWith('PUT')).map(([, body]) => body)).toEqual([
    { quantity: 2 },
    { quantity: 3 },
    { quantity: 1 },
  ]);
});

it.each([
  [1, 1, false],
  [1, 2, true],
  [2, 1, true],
])(
  'lets the quantity %i be changed unless it is the only one that there can be: at most %i',
  async (quantity, maxQuantity, isField) => {
    await show({ ...FULL, entries: [{ ...TEAPOT, quantity, maxQuantity }] });
    expect(screen.queryByRole('textbox', { name: 'Quantidade de Bule' }) !== null).toBe(isField);
    expect(screen.queryByText('Quantidade: 1') !== null).toBe(!isField);
  },
);

it('keeps the focus where a line was removed, and brings the line back', async () => {
  const { control } = await show(FULL);
  const button = screen.getByRole('button', { name: 'Remover Caneca' });
  button.focus();
  await act(async () => fireEvent.click(button));
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  expect(document.activeElement).toBe(undo);
  expect(screen.queryByRole('button', { name: 'Remover Caneca' })).toBeNull();
  await act(async () => fireEvent.click(undo));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remover SR-1'));
  expect(control.get().totalQuantity).toBe(3);
});

it('says at the line why its change was refused, and keeps its quantity', async () => {
  const { server } = await show(FULL);
  server.failNext(
    'PUT',
    (call) => new CallError(call, 'application', '', { status: 400, data: { error: 'Só há 2.' } }),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Um a mais de Caneca' })));
  const line = screen.getByLabelText('Quantidade de Caneca').closest('li') as HTMLElement;
  expect(within(line).getByRole('alert').textContent).toBe('Só há 2.');
  expect(screen.getByLabelText<HTMLInputElement>('Quantidade de Caneca').value).toBe('2');
});

it('applies a code, says under the field why one was refused, and keeps what was typed', async () => {
  const { server } = await show(FULL);
  const field = screen.getByLabelText<HTMLInputElement>('Cupom ou vale-presente');
  const apply = screen.getByRole('button', { name: 'Aplicar' });
  server.failNext(
    'POST',
    (call) => new CallError(call, 'application', '', { status: 400, data: { error: 'Não vale.' } }),
  );
  fireEvent.change(field, { target: { value: 'NADA' } });
  await act(async () => fireEvent.click(apply));
  expect(screen.getByText('Não vale.')).toBeTruthy();
  expect(field.value).toBe('NADA');
  await act(async () => fireEvent.click(apply));
  expect(field.value).toBe('');
  expect(screen.queryByText('Não vale.')).toBeNull();
});

it('keeps a note where the site asks for one', async () => {
  const { server } = await show(FULL, { storeSettings: { showNoteField: true } });
  fireEvent.change(screen.getByLabelText('Recado para a loja'), { target: { value: 'Sem sacola' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Salvar recado' })));
  expect(server.cart?.note).toBe('Sem sacola');
  expect(screen.queryByRole('button', { name: 'Salvar recado' })).toBeNull();
});

it.each([
  [70_001, false],
  [70_002, true],
])('refuses a subtotal below the smallest order of %i', async (minimumSubtotalCents, refused) => {
  const { checkout } = await show({ ...FULL, minimumSubtotalCents });
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  expect(button.getAttribute('aria-disabled')).toBe(refused ? 'true' : null);
  expect(screen.queryByText('O pedido mínimo é de R$ 700,02.') !== null).toBe(refused);
  await act(async () => fireEvent.click(button));
  expect(checkout).toHaveBeenCalledTimes(refused ? 0 : 1);
});

it('says until when the items are reserved, with no clock that runs, and reads the cart again after that', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 10, 27, 9, 30) });
  const { server } = await show({ ...FULL, entries: [TEAPOT], expiresAt: Date.now() + 3_600_000 });
  const sentence = 'Reservamos estes itens para você até 10:30.';
  expect(screen.getByText(sentence)).toBeTruthy();
  await act(async () => void vi.advanceTimersByTime(3_599_000));
  expect(screen.getByText(sentence)).toBeTruthy();
  const before = server.calls.length;
  await act(async () => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText(/A reserva terminou/)).toBeTruthy();
  expect(server.calls.length).toBe(before + 1);
  vi.useRealTimers();
});

it('takes the deliveries of another postal code away where the one that was typed is refused', async () => {
  const { server } = await show({ ...FULL, shippingLocation: { postalCode: '01310-100' } });
  const refused = 'Não entregamos neste CEP.';
  server.failNext('PUT', (call) => new CallError(call, 'application', '', { status: 400, data: { error: refused } }));
  const field = screen.getByLabelText('CEP para a entrega');
  fireEvent.change(field, { target: { value: '00000' } });
  const find = screen.getByRole('button', { name: 'Ver opções' });
  await act(async () => fireEvent.click(find));
  expect(screen.getByText(refused)).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
  expect(screen.getByText('O total ainda considera a entrega no CEP 01310-100.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '01310-100' } });
  await act(async () => fireEvent.click(find));
  expect(screen.queryAllByRole('radio')).toHaveLength(2);
});

it('takes a note along to the checkout that was typed and not saved, and stays where it cannot be saved', async () => {
  const { server, checkout } = await show(FULL, { storeSettings: { showNoteField: true } });
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  fireEvent.change(screen.getByLabelText('Recado para a loja'), { target: { value: 'Sem sacola' } });
  server.failNext('PUT', (call) => new CallError(call, 'application', '', { status: 400, data: { error: 'Longo.' } }));
  await act(async () => fireEvent.click(button));
  expect(checkout).not.toHaveBeenCalled();
  expect(screen.getByText('Longo.')).toBeTruthy();
  await act(async () => fireEvent.click(button));
  expect(server.cart?.note).toBe('Sem sacola');
  expect(checkout).toHaveBeenCalledTimes(1);
});

it.each([
  [undefined, true, null],
  [80_000, true, 'Faltam R$ 99,99 para o frete grátis.'],
  [70_001, true, 'Este carrinho já tem frete grátis.'],
  [80_000, false, null],
])('says what is left until free shipping from %s on, where the cart is shipped: %s', async (from, isShipped, text) => {
  await show({ ...FULL, requiresShipping: isShipped, freeShippingSubtotalCents: from });
  expect(document.querySelector('[part="free-shipping"] p')?.textContent ?? null).toBe(text);
});
