import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CartSlice } from '../../../../src/runtime/store/cart.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { cartIndicator } from '../../../../src/widgets/cart-indicator/block.ts';
import { readCartIndicator } from '../../../../src/widgets/cart-indicator/content.ts';
import { View } from '../../../../src/widgets/cart-indicator/view.tsx';
import { pageStore } from '../../../fake-page.ts';
import { fakeHandle } from '../../fake-handle.ts';

function mount(html: string, attributes: Record<string, string> = {}) {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-block]') as HTMLElement;
  const store = pageStore();
  const { data } = parse(cartIndicator.data, { attribute: (name) => attributes[name] ?? null });
  const content = readCartIndicator(element).content;
  const view = render(<View data={data} content={content} handle={fakeHandle({ element, store })} />);
  const put = (totalQuantity: number): void =>
    act(() => store.setState({ cart: { ...(store.getState().cart as CartSlice), totalQuantity } }));
  return { element, put, ...view };
}

const LINK = '<a data-block="cart-indicator" href="/carrinho">Carrinho</a>';
const OWN = '<a data-block="cart-indicator" href="/carrinho">Carrinho <b data-cart-quantity="">7</b></a>';

const CASES = [
  [0, '0', '0 itens no carrinho', true],
  [1, '1', 'Um item no carrinho', false],
  [2, '2', '2 itens no carrinho', false],
  [100, '100', '100 itens no carrinho', false],
  [101, '100+', 'Mais de 100 itens no carrinho', false],
] as const;

it.each(CASES)(
  'shows %i items beside its icon, with their name [CART-601, CART-602, CART-603, CART-604, CART-606, CART-607]',
  (total, number, label, empty) => {
    const { element, put, container } = mount(LINK);
    put(5);
    put(total);
    expect(container.querySelector('[part=quantity]')?.textContent).toBe(number);
    expect(container.querySelector('.visually-hidden')?.textContent).toBe(label);
    expect(element.hasAttribute('data-cart-empty')).toBe(empty);
  },
);

it.each(CASES)(
  'writes %i items into the element that the page has for them [CART-601, CART-602, CART-603, CART-604, CART-606, CART-607]',
  (total, number, label, empty) => {
    const { element, put, unmount } = mount(OWN);
    put(5);
    put(total);
    expect(element.querySelector('b')?.textContent).toBe(number);
    expect(element.getAttribute('aria-label')).toBe(label);
    expect(element.hasAttribute('data-cart-empty')).toBe(empty);
    unmount();
    expect(element.outerHTML).toBe(OWN);
  },
);

it('is called after the cart alone where no number is shown [CART-605]', () => {
  const { put, container } = mount(LINK, { 'data-count': 'false' });
  put(3);
  expect(container.querySelector('[part=quantity]')).toBeNull();
  expect(container.textContent).toBe('Carrinho');
});

it('keeps the link inside an element that is none itself', () => {
  const { container } = mount('<div data-block="cart-indicator"><a href="/carrinho">Carrinho</a></div>');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/carrinho');
});
