import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { QuantityField } from '../../../../src/widgets/_shared/commerce/product/quantity-field.tsx';
import { fakeHandle } from '../../fake-handle.ts';

function Stage() {
  const [text, setText] = useState('1');
  return <QuantityField text={text} max={3} error="" handle={fakeHandle()} change={setText} />;
}

it('says the quantity that a button has led to, and nothing where it leads no further or a visitor types', () => {
  render(<Stage />);
  const said = (): string => (screen.getByRole('status').textContent ?? '').trim();
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  expect(said()).toBe('');
  press(/Diminuir/);
  expect(said()).toBe('');
  press(/Aumentar/);
  expect(said()).toBe('Quantidade: 2');
  press(/Aumentar/);
  expect(said()).toBe('Quantidade: 3');
  press(/Diminuir/);
  expect(said()).toBe('Quantidade: 2');
  fireEvent.change(screen.getByLabelText('Quantidade'), { target: { value: '3' } });
  expect(said()).toBe('Quantidade: 2');
});
