// The block's form takes the place of the page's own while somebody uses it by keyboard. What the browser hides is tested in test/browser/blocks/product.
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { prepareOwnPurchase } from '../../../../src/widgets/_shared/commerce/product/load-own-purchase.ts';
import { giftCard } from '../../../../src/widgets/gift-card/block.ts';
import { readGiftCard } from '../../../../src/widgets/gift-card/content.ts';
import { View as GiftCard } from '../../../../src/widgets/gift-card/view.tsx';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { exampleOf } from '../../../declarations.ts';
import { fakeHandle } from '../../fake-handle.ts';

/** The block of an example, whose form is hidden or still there once it is mounted; `focus` is what the visitor is on. */
async function mount(name: 'product' | 'gift-card', focus: string, isHidden = true): Promise<HTMLElement> {
  document.body.innerHTML = exampleOf(name);
  const element = document.querySelector('[data-block]') as HTMLElement;
  await prepareOwnPurchase(element, false);
  const from = element.querySelector<HTMLElement>(focus) as HTMLElement;
  from.getClientRects = () => (isHidden ? [] : [new DOMRect()]) as unknown as DOMRectList;
  from.focus();
  const handle = fakeHandle({ element, after: vi.fn(() => () => {}) });
  if (name === 'product') {
    const { data } = parse(product.data, { attribute: () => null });
    return render(<View data={data} content={readOwn(element).content} handle={handle} />).container;
  }
  const { data } = parse(giftCard.data, { attribute: () => null });
  return render(<GiftCard data={data} content={readGiftCard(element).content} handle={handle} />).container;
}

afterEach(() => document.body.replaceChildren());

it.each([
  ['product', 'input[type=number]', '[part=quantity] input'],
  ['product', 'select', '[part=option] input'],
  ['product', 'button', '[part=button]'],
  ['gift-card', 'select', '[part=amount] input'],
  ['gift-card', 'button', '[part=button]'],
] as const)('of %s: what stands for %s has the focus that it had', async (name, focus, ours) => {
  const container = await mount(name, focus);
  expect(container.querySelector(':focus')?.matches(ours)).toBe(true);
});

it('leaves the focus in a form that the block keeps', async () => {
  const container = await mount('product', 'select', false);
  expect(container.querySelector(':focus')).toBeNull();
});
