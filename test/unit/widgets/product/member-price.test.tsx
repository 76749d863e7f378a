// What a member pays where variants cost different amounts.
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toContext } from '../../../../src/vocab/context.ts';
import { Installments } from '../../../../src/widgets/_shared/commerce/product/installments.tsx';
import { PriceLine } from '../../../../src/widgets/_shared/commerce/product/price-line.tsx';
import { toProductDetails } from '../../../../src/widgets/_shared/commerce/product/product.ts';
import { fakeHandle } from '../../fake-handle.ts';

/** A variant by what all pay, what members pay, and the sale price, in whole units. */
const variant = (price: number, member?: number, sale?: number): object => ({
  sku: `${price}`,
  price: price * 100,
  ...(member && { memberPrice: member * 100 }),
  ...(sale && { onSale: true, salePrice: sale * 100 }),
});

function shown(more: object, context: object = { memberAccount: { id: 'm1' } }, chosen = '', serverText = '') {
  const raw = { id: 'p', title: 'Caneca', productType: 1, currency: 'BRL', installments: { count: 2 }, ...more };
  const product = toProductDetails(raw);
  if (!product) throw new Error('not a product');
  const one = product.variants.find(({ sku }) => sku === chosen) ?? null;
  const handle = fakeHandle({ site: toContext({ website: { language: 'pt-BR' }, ...context }) });
  const { container } = render(
    <>
      <PriceLine product={product} variant={one} serverText={serverText} handle={handle} />
      <Installments product={product} variant={one} handle={handle} />
    </>,
  );
  const text = (part: string): string =>
    container.querySelector(`[part=${part}]`)?.textContent?.replaceAll('\u00A0', ' ') ?? '';
  return {
    now: text('price-now').replace('Preço: ', ''),
    before: text('price-before'),
    note: text('price-member'),
    installments: text('installments'),
  };
}

const OTHERS = 'Preço para quem não é membro: ';

it.each([
  ['only one has a price of members', [variant(100, 80), variant(100)], 'a partir de R$ 80,00', `${OTHERS}R$ 100,00`],
  ['the dearest is the cheapest', [variant(100, 40), variant(50)], 'a partir de R$ 40,00', `${OTHERS}R$ 100,00`],
  ['members pay the same for all', [variant(100, 40), variant(50, 40)], 'R$ 40,00', `${OTHERS}R$ 100,00`],
  [
    'the sale is the better one',
    [variant(100, 90), variant(95, 0, 70)],
    'a partir de R$ 70,00',
    'Preço anterior: R$ 95,00',
  ],
  ['members pay more', [variant(50, 60), variant(50)], 'R$ 50,00', ''],
])('a member reads what this visitor pays where %s [STORE-009]', (_, variants, now, before) => {
  expect(shown({ variants })).toMatchObject({ now, before });
});

it('the price of members of the product counts for variants without one', () => {
  const product = { memberPriceCents: 6_000, variants: [variant(96, 80), variant(100)] };
  expect(shown(product)).toMatchObject({ now: 'a partir de R$ 60,00', before: `${OTHERS}R$ 100,00` });
  expect(shown(product, {})).toMatchObject({ now: 'a partir de R$ 96,00', note: 'R$ 60,00 para membros' });
});

it('a product without variants has a price of members, also where it names no other', () => {
  expect(shown({ priceCents: 5_000, memberPriceCents: 4_000 })).toMatchObject({
    now: 'R$ 40,00',
    before: `${OTHERS}R$ 50,00`,
    note: 'preço de membro',
    installments: 'em até 2x de R$ 20,00 sem juros',
  });
  expect(shown({ memberPriceCents: 4_000 })).toMatchObject({ now: 'R$ 40,00', before: '' });
});

it('instalments divide what the member pays', () => {
  expect(shown({ variants: [variant(100, 40), variant(50)] }).installments).toBe('em até 2x de R$ 20,00 sem juros');
});

it('a chosen variant is not “a partir de”, as the server wrote of the product to members', () => {
  const variants = [variant(100, 80), { ...variant(100), sku: 'B' }];
  const text = 'a partir de R$ 80,00';
  expect(shown({ variants }, undefined, '', text).now).toBe(text);
  expect(shown({ variants }, undefined, '100', text).now).toBe('R$ 80,00');
});
