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

const marked = (number: string): string =>
  `<a data-block="cart-indicator" href="/carrinho">Carrinho <b data-cart-quantity>${number}</b></a>`;

function mount(html: string) {
  document.body.innerHTML = html;
  const element = document.querySelector('a') as HTMLElement;
  const store = pageStore();
  const { data } = parse(cartIndicator.data, { attribute: () => null });
  store.setState({ cart: cartOfContext(null) });
  const container = document.createElement('div');
  const unmount = start({
    data,
    content: readCartIndicator(element).content,
    handle: fakeHandle({ element, store }),
    draw: createDrawing(container),
  });
  const seen = () => [
    element.querySelector('b')?.textContent,
    element.getAttribute('aria-label'),
    element.hasAttribute('data-cart-empty'),
  ];
  return { store, seen, element, container, unmount };
}

it.each([
  ['7', '7', '7 itens no carrinho', false],
  [' 1 ', '1', 'Um item no carrinho', false],
  ['0', '0', '0 itens no carrinho', true],
  ['100+', '100+', 'Mais de 100 itens no carrinho', false],
  ['', '', 'Carrinho', false],
  ['muitos', 'muitos', 'Carrinho', false],
])('leaves the page’s own number “%s”, and names the link by it', (number, text, label, empty) => {
  const { store, seen } = mount(marked(number));
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
  const { store, seen } = mount(marked('7'));
  store.setState({ site: toContext({ shoppingCart }), cart: cartOfContext(shoppingCart) });
  expect(seen()).toEqual(expected);
});

it.each([false, true])(
  'shows no number beside its icon, and leaves the server’s marker %j, until the cart is known [CART-601, CART-603, CART-606]',
  (isMarked) => {
    const html = `<a data-block="cart-indicator" href="/carrinho"${isMarked ? ' data-cart-empty=""' : ''}>Carrinho</a>`;
    const { store, element, container, unmount } = mount(html);
    const seen = () => [
      container.querySelector('[part=quantity]')?.textContent,
      container.querySelector('.visually-hidden')?.textContent,
      element.hasAttribute('data-cart-empty'),
    ];
    const unknown = [undefined, 'Carrinho', isMarked];
    expect(seen()).toEqual(unknown);
    const problem = { action: 'read', subject: '', message: 'Não foi possível ler o carrinho.' } as const;
    store.setState({ cart: { ...cartOfContext(null), problem } });
    expect(seen()).toEqual(unknown);
    store.setState({ cart: { ...cartOfContext(null), status: 'ready', totalQuantity: 3 } });
    expect(seen()).toEqual(['3', '3 itens no carrinho', false]);
    store.setState({ cart: { ...cartOfContext(null), status: 'none' } });
    expect(seen()).toEqual(['0', '0 itens no carrinho', true]);
    unmount();
    expect(element.outerHTML).toBe(html);
  },
);
