// As long as nobody knows the cart, the number that the server has written stays.
import { expect, it } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import { cartOfContext } from '../../../../src/runtime/store/cart.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { toContext } from '../../../../src/vocab/context.ts';
import { cartIndicator } from '../../../../src/widgets/cart-indicator/block.ts';
import { readCartIndicator } from '../../../../src/widgets/cart-indicator/content.ts';
import { start } from '../../../../src/widgets/cart-indicator/start.tsx';
import { pageStore } from '../../../fake-page.ts';
import { fakeHandle } from '../../fake-handle.ts';

function mount(number: string) {
  document.body.innerHTML = `<a data-block="cart-indicator" href="/carrinho">Carrinho <b data-cart-quantity>${number}</b></a>`;
  const element = document.querySelector('a') as HTMLElement;
  const store = pageStore();
  const { data } = parse(cartIndicator.data, { attribute: () => null });
  store.setState({ cart: cartOfContext(null) });
  start({
    data,
    content: readCartIndicator(element).content,
    handle: fakeHandle({ element, store }),
    draw: createDrawing(document.createElement('div')),
  });
  const seen = () => [
    element.querySelector('b')?.textContent,
    element.getAttribute('aria-label'),
    element.hasAttribute('data-cart-empty'),
  ];
  return { store, seen };
}

it.each([
  ['7', '7', '7 itens no carrinho', false],
  [' 1 ', '1', 'Um item no carrinho', false],
  ['0', '0', '0 itens no carrinho', true],
  ['100+', '100+', 'Mais de 100 itens no carrinho', false],
  ['', '', 'Carrinho', true],
  ['muitos', 'muitos', 'Carrinho', true],
])('leaves the page’s own number “%s”, and names the link by it', (number, text, label, empty) => {
  const { store, seen } = mount(number);
  expect(seen()).toEqual([text, label, empty]);
  const problem = { action: 'read', subject: '', message: 'Não foi possível ler o carrinho.' } as const;
  store.setState({ cart: { ...cartOfContext(null), problem } });
  expect(seen()).toEqual([text, label, empty]);
  store.setState({ cart: { ...cartOfContext(null), status: 'none' } });
  expect(seen()).toEqual(['0', '0 itens no carrinho', true]);
});

it.each([
  [{ totalQuantity: 3 }, ['3', '3 itens no carrinho', false]],
  [{ totalQuantity: 0 }, ['0', '0 itens no carrinho', true]],
  [{ totalQuantity: 2, isPurchased: true }, ['0', '0 itens no carrinho', true]],
])('prefers what the context says: %j [CART-007]', (shoppingCart, expected) => {
  const { store, seen } = mount('7');
  store.setState({ site: toContext({ shoppingCart }), cart: cartOfContext(shoppingCart) });
  expect(seen()).toEqual(expected);
});
