// What a plan without a price of its own costs this visitor.
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { toContext } from '../../../../src/vocab/context.ts';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const CHEAP = { sku: 'A', price: 5_000, memberPrice: 4_000, optionValues: [{ optionName: 'Moagem', value: 'Fina' }] };
const DEAR = { sku: 'B', price: 9_000, optionValues: [{ optionName: 'Moagem', value: 'Grossa' }] };
const MEMBER = { memberAccount: { id: 'm1' } };

it.each([
  { who: 'a visitor', context: {}, variants: [CHEAP], plan: null, text: 'R$ 50,00 por mês' },
  { who: 'a member', context: MEMBER, variants: [CHEAP], plan: null, text: 'R$ 40,00 por mês' },
  { who: 'a member, of the price of the plan', context: MEMBER, variants: [CHEAP], plan: 700, text: 'R$ 7,00 por mês' },
  { who: 'a visitor who has chosen nothing', context: {}, variants: [CHEAP, DEAR], plan: null, text: 'por mês' },
  {
    who: 'a visitor who has chosen',
    context: {},
    variants: [CHEAP, DEAR],
    plan: null,
    asked: 'B',
    text: 'R$ 90,00 por mês',
  },
])('a plan says what is paid each time: $who [STORE-009]', ({ context, variants, plan, asked, text }) => {
  history.replaceState(null, '', asked ? `/?variant=${asked}` : '/');
  const element = document.createElement('div');
  const plans = [{ id: 'mensal', billingPeriod: { value: 1, unit: 'MONTH' }, priceCents: plan }];
  const data = { id: 'cafe', title: 'Café', productType: 1, currency: 'BRL', variants, plans };
  element.setAttribute('data-product', JSON.stringify(data));
  const site = toContext({ website: { language: 'pt-BR' }, ...context });
  const { data: options } = parse(product.data, { attribute: () => null });
  const { container } = render(
    <View data={options} content={readOwn(element).content} handle={fakeHandle({ element, site })} />,
  );
  expect(container.querySelector('[part=plan]')?.textContent?.replaceAll('\u00A0', ' ')).toBe(text);
});
