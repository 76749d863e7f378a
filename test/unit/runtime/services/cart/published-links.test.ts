import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../../../src/api/call/call-error.ts';
import { clearCookie, writeCookie } from '../../../../../src/runtime/page/cookies.ts';
import { CART_COOKIES } from '../../../../../src/vocab/names.ts';
import { cartServer } from './cart-server.ts';
import { cartStage } from './cart-stage.ts';

// Tests beside this one speak on the same channel.
beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  for (const name of CART_COOKIES) clearCookie(name);
  document.body.replaceChildren();
});

it('leaves the number of a published link while the cart is not known, and where it cannot be read', async () => {
  const link = '<a class="sqs-custom-cart" href="/cart"><span class="sqs-cart-quantity">7</span></a>';
  document.body.innerHTML = link;
  writeCookie('hasCart', 'true');
  const server = cartServer({ entries: [], totalQuantity: 2 });
  server.failNext('GET', (call) => new CallError(call, 'offline', '', { status: 0, data: null }));
  const stage = cartStage(server);
  const [shown] = document.querySelectorAll('a');
  const seen = () => [shown?.textContent, shown?.getAttribute('aria-label'), shown?.className];
  expect(seen()).toEqual(['7', '7 itens no carrinho', 'sqs-custom-cart']);
  await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  expect(seen()).toEqual(['7', '7 itens no carrinho', 'sqs-custom-cart']);
  await stage.control.read();
  expect(seen()).toEqual(['2', '2 itens no carrinho', 'sqs-custom-cart']);
  stage.stop();
  expect(shown?.textContent).toBe('7');
});

it.each([
  ['its own words for its name in another language', 'de', '', null],
  ['a name of the project where its own says an older number', 'de', ' aria-label="0 Artikel"', '2 itens no carrinho'],
  ['a name in the languages of the project', 'pt-BR', '', '2 itens no carrinho'],
])('gives a published link %s [CART-602, CART-603]', async (_, language, attribute, name) => {
  document.body.innerHTML = `<a class="sqs-custom-cart" href="/cart"${attribute}>Warenkorb (<span class="sqs-cart-quantity">0</span>)</a>`;
  writeCookie('hasCart', 'true');
  const stage = cartStage(cartServer({ entries: [], totalQuantity: 2 }), {}, language);
  await stage.control.read();
  const [link] = document.querySelectorAll('a');
  expect([link?.textContent, link?.getAttribute('aria-label')]).toEqual(['Warenkorb (2)', name]);
  stage.stop();
});
