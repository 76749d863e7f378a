import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CallError } from '../../../../src/api/call/call-error.ts';
import { clearCookie, writeCookie } from '../../../../src/runtime/page/cookies.ts';
import { CART_COOKIES } from '../../../../src/vocab/names.ts';
import { View } from '../../../../src/widgets/cart-page/view.tsx';
import { cartServer, FULL } from '../../runtime/services/cart/cart-server.ts';
import { type CartStage, cartStage } from '../../runtime/services/cart/cart-stage.ts';

let stage: CartStage | undefined;
beforeEach(() => writeCookie(CART_COOKIES[1], 'true'));
afterEach(() => {
  stage?.stop();
  clearCookie(CART_COOKIES[1]);
});

/** A page whose cart cannot be read until the connection is back. */
async function show() {
  const server = cartServer(FULL);
  const network = { isBack: false };
  const request: typeof server.request = async (call, ...rest) => {
    if (!network.isBack) throw new CallError(call, 'offline', '');
    return server.request(call, ...rest);
  };
  stage = cartStage({ ...server, request });
  render(<View data={{}} content={{}} handle={stage.handle} />);
  const button = await screen.findByRole('button', { name: 'Tentar novamente' });
  return { network, button };
}

it('keeps the focus on the button of a cart that could not be read, and announces each failure', async () => {
  const { button } = await show();
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole('alert').textContent).toContain('Carregando…');
  expect(button.hasAttribute('data-busy')).toBe(true);
  await waitFor(() => expect(button.hasAttribute('data-busy')).toBe(false));
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar o carrinho.');
  expect(document.activeElement).toBe(button);
});

it.each([true, false])(
  'goes on with the focus in the cart once it is read, if it was on the button: %s',
  async (was) => {
    const { network, button } = await show();
    if (was) button.focus();
    network.isBack = true;
    await act(async () => fireEvent.click(button));
    await screen.findByText('Caneca');
    await act(async () => new Promise((done) => setTimeout(done)));
    expect(document.activeElement?.getAttribute('aria-label') ?? null).toBe(was ? 'Um a menos de Caneca' : null);
  },
);
