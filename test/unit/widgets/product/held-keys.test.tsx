// Keys that are held on the button that buys. What they press is proved in view.test.tsx.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const MUG = {
  id: 'caneca',
  title: 'Caneca',
  productType: 1,
  currency: 'BRL',
  variants: [{ id: 'A', sku: 'A', price: 9800, unlimited: true, optionValues: [] }],
};

it.each(['before a press', 'while a request is under way'])(
  'lets a held Tab go on, %s; a held Enter is one press',
  async (when) => {
    const element = document.createElement('div');
    element.setAttribute('data-product', JSON.stringify(MUG));
    const { data } = parse(product.data, { attribute: () => null });
    const service = (() => new Promise(() => {})) as unknown as BlockHandle['service'];
    render(
      <View
        data={data}
        content={readOwn(element).content}
        handle={fakeHandle({ element, service, after: () => () => {} })}
      />,
    );
    const button = screen.getByRole('button', { name: /carrinho/i });
    if (when !== 'before a press')
      await act(async () => {
        fireEvent.click(button);
      });
    expect(button.hasAttribute('data-busy')).toBe(when !== 'before a press');
    const goesOn = (key: string): boolean => fireEvent.keyDown(button, { key, repeat: true });
    expect(goesOn('Tab')).toBe(true);
    expect(goesOn('Escape')).toBe(true);
    expect(goesOn('Enter')).toBe(false);
  },
);
