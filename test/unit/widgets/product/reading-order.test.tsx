// What is said of a price and a stock, to whom, and in which order.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { toContext } from '../../../../src/vocab/context.ts';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const MEMBER = { memberAccount: { id: 'm1' } };

function mount(variant: object, context: object = {}) {
  const element = document.createElement('div');
  const one = { id: 'A', sku: 'A', price: 9_600, onSale: false, qtyInStock: 2, optionValues: [], ...variant };
  const data = { id: 'p', title: 'Caneca', productType: 1, currency: 'BRL', lowStock: 3, installments: { count: 3 } };
  element.setAttribute('data-product', JSON.stringify({ ...data, variants: [one] }));
  element.append(document.createElement('form'));
  const handle = fakeHandle({ element, site: toContext({ website: { language: 'pt-BR' }, ...context }) });
  const { data: options } = parse(product.data, { attribute: () => null });
  const { container } = render(<View data={options} content={readOwn(element).content} handle={handle} />);
  const text = (part: string): string =>
    container.querySelector(`[part=${part}]`)?.textContent?.replaceAll('\u00A0', ' ') ?? '';
  return { container, text };
}

it('says the price, its instalments and the stock before what is chosen, and the button last', () => {
  const { container } = mount({});
  const parts = ['price', 'installments', 'note', 'quantity', 'button'];
  const shown = [...container.querySelectorAll(parts.map((part) => `[part~=${part}]`).join())];
  expect(shown.map((element) => parts.find((part) => element.getAttribute('part')?.split(' ').includes(part)))).toEqual(
    parts,
  );
});

it.each([
  ['a member', MEMBER, 8_600, 'R$ 86,00', 'Preço para quem não é membro: R$ 96,00', 'preço de membro', '28,66'],
  ['anybody else', {}, 8_600, 'R$ 96,00', '', 'R$ 86,00 para membros', '32,00'],
  ['a member who pays no less', MEMBER, 9_600, 'R$ 96,00', '', 'R$ 96,00 para membros', '32,00'],
])('shows to %s what this visitor pays', (_, context, memberPrice, now, before, note, part) => {
  const { container, text } = mount({ memberPrice }, context);
  expect(container.querySelector('.vt-price-now')?.lastChild?.textContent?.replaceAll('\u00A0', ' ')).toBe(now);
  expect(text('price-before')).toBe(before);
  expect(text('price-member')).toBe(note);
  expect(text('installments')).toContain(part);
});

it.each([
  [1, false],
  [2, true],
])('lets a quantity be chosen where there is more than one: %i', (qtyInStock, isField) => {
  mount({ qtyInStock });
  expect(screen.queryByRole('textbox', { name: 'Quantidade' }) !== null).toBe(isField);
});
