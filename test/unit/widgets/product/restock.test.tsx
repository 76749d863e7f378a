// “Avise-me” is about what the visitor has chosen.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const variant = (sku: string, ...values: string[]): object => ({
  id: sku,
  sku,
  price: 9800,
  unlimited: false,
  qtyInStock: 0,
  optionValues: values.map((value, at) => ({ optionName: ['Esmalte', 'Tamanho'][at], value })),
});

function mount(variants: readonly object[], answer = async (_call: unknown): Promise<object> => ({})) {
  const call = vi.fn(answer);
  const element = document.createElement('div');
  const data = { id: 'caneca', title: 'Caneca', productType: 1, currency: 'BRL', restock: true, variants };
  element.setAttribute('data-product', JSON.stringify(data));
  const request = (async () => call) as unknown as BlockHandle['request'];
  const { data: options } = parse(product.data, { attribute: () => null });
  render(<View data={options} content={readOwn(element).content} handle={fakeHandle({ element, request })} />);
  return call;
}

const email = () => screen.queryByRole('textbox', { name: 'Seu e-mail' });
const form = () => screen.queryByRole('form', { name: 'Avise-me quando chegar' });

const send = async (): Promise<void> => {
  fireEvent.change(email() as HTMLElement, { target: { value: 'ana@exemplo.com.br' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Avise-me' }));
  });
};

beforeEach(() => history.replaceState(null, '', '/'));

it('asks to choose a variant first, then for an email for that one', async () => {
  const call = mount([variant('A', 'Neblina'), variant('B', 'Mata')]);
  expect(form()?.textContent).toBe('Avise-me quando chegarEscolha uma opção de esmalte.');
  expect(email()).toBeNull();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Mata' } });
  await send();
  expect(call.mock.calls).toEqual([[expect.objectContaining({ body: expect.objectContaining({ sku: 'B' }) })]]);
});

it('asks for an email at once where there is one variant only', async () => {
  const call = mount([variant('A')]);
  await send();
  expect(call.mock.calls).toEqual([[expect.objectContaining({ body: expect.objectContaining({ sku: 'A' }) })]]);
});

it('asks for nothing where no variant has what is chosen', () => {
  mount([variant('A', 'Neblina', 'Pequena'), variant('B', 'Mata', 'Grande')]);
  const [glaze, size] = screen.getAllByRole('combobox');
  fireEvent.change(glaze as HTMLElement, { target: { value: 'Neblina' } });
  expect(form()?.textContent).toContain('Escolha uma opção de tamanho.');
  fireEvent.change(size as HTMLElement, { target: { value: 'Grande' } });
  expect(screen.getByText('Esta combinação não existe. Escolha outra opção.')).toBeTruthy();
  expect(form()).toBeNull();
});

it('keeps the email that was typed while the visitor looks at other variants', () => {
  mount([variant('A', 'Neblina'), variant('B', 'Mata')]);
  const glaze = screen.getByRole('combobox');
  fireEvent.change(glaze, { target: { value: 'Mata' } });
  fireEvent.change(email() as HTMLElement, { target: { value: 'ana@exemplo.com.br' } });
  fireEvent.change(glaze, { target: { value: 'Neblina' } });
  expect((email() as HTMLInputElement).value).toBe('ana@exemplo.com.br');
});

it.each([true, false])('keeps the focus on what became of the wish, if it was in the form: %s', async (isInside) => {
  mount([variant('A')]);
  if (isInside) screen.getByRole('button', { name: 'Avise-me' }).focus();
  await send();
  expect(document.activeElement === screen.getByText('Pronto! Avisaremos por e-mail.')).toBe(isInside);
});

it('says at once that the server did not take the wish, and not that the address is wrong', async () => {
  mount([variant('A')], () => Promise.reject(new Error('offline')));
  await send();
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível anotar o seu e-mail.');
  expect(email()?.getAttribute('aria-invalid')).toBeNull();
});
