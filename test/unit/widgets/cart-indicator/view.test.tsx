import { expect, it } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import type { CartSlice } from '../../../../src/runtime/store/cart.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { cartIndicator } from '../../../../src/widgets/cart-indicator/block.ts';
import { readCartIndicator } from '../../../../src/widgets/cart-indicator/content.ts';
import { start } from '../../../../src/widgets/cart-indicator/start.tsx';
import { CartIndicator } from '../../../../src/widgets/cart-indicator/view.tsx';
import { pageStore } from '../../../fake-page.ts';
import { fakeHandle } from '../../fake-handle.ts';
import { showTheSame } from '../../runtime/light/both-renderers.tsx';

function mount(html: string, attributes: Record<string, string> = {}) {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-block]') as HTMLElement;
  const store = pageStore();
  const { data } = parse(cartIndicator.data, { attribute: (name) => attributes[name] ?? null });
  const content = readCartIndicator(element).content;
  const container = document.createElement('div');
  const draw = createDrawing(container);
  const unmount = start({ data, content, handle: fakeHandle({ element, store }), draw });
  const put = (totalQuantity: number): void =>
    store.setState({ cart: { ...(store.getState().cart as CartSlice), status: 'ready', totalQuantity } });
  return { element, put, container, unmount };
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

const inside = { quantity: null, href: null, attributes: {} };
showTheSame({
  'an empty cart': <CartIndicator data={{ count: true }} content={inside} total={0} label="0 itens no carrinho" />,
  'two items': <CartIndicator data={{ count: true }} content={inside} total={2} label="2 itens no carrinho" />,
  'a cart that nobody knows': <CartIndicator data={{ count: true }} content={inside} total={null} label="Carrinho" />,
  'no number': <CartIndicator data={{ count: false }} content={inside} total={2} label="Carrinho" />,
  'a link inside': (
    <CartIndicator
      data={{ count: true }}
      content={{
        ...inside,
        href: '/carrinho',
        attributes: { target: '_blank', referrerPolicy: 'origin', hrefLang: 'pt' },
      }}
      total={1}
      label="Um item no carrinho"
    />
  ),
  'the page’s own content': (
    <CartIndicator
      data={{ count: true }}
      content={{ ...inside, quantity: document.createElement('b') }}
      total={2}
      label="2 itens no carrinho"
    />
  ),
});
