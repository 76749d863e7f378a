// One press adds once. The shipped list on a page is proved in test/browser/blocks/product-list.
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
// What a press loads is here before it, however slow the machine is.
import '../../../../src/widgets/product-list/add-quickly.ts';
import { listedProduct } from '../../../../src/widgets/product-list/listed-product.ts';
import type { ListItem } from '../../../../src/widgets/product-list/use-list.ts';
import { useQuickAdd } from '../../../../src/widgets/product-list/use-quick-add.ts';
import { fakeHandle } from '../../fake-handle.ts';

const VASE = {
  id: 'vaso',
  title: 'Vaso',
  url: '/vaso',
  productType: 1,
  variants: [{ sku: 'V', price: 9800, unlimited: true, optionValues: [] }],
};

function mount(answer = async (): Promise<unknown> => ({}), { formId = '', data = VASE as object } = {}) {
  const element = document.createElement('div');
  element.innerHTML = `<article><button data-quick-add form="${formId}">Adicionar</button></article>`;
  document.body.append(element);
  const row = element.firstElementChild as HTMLElement;
  const button = row.firstElementChild as HTMLElement;
  const product = listedProduct(data, 'Categoria');
  const items: ListItem[] = [{ element: row, row, json: JSON.stringify(data), product }];
  const add = vi.fn(answer);
  const timers: { readonly ms: number; readonly end: () => void }[] = [];
  const handle = fakeHandle({
    element,
    service: (async () => ({ add })) as unknown as BlockHandle['service'],
    after(ms, end) {
      timers.push({ ms, end });
      return () => {};
    },
  });
  function List() {
    useQuickAdd(handle, { items, server: 'platform', announce() {} });
    return null;
  }
  render(<List />);
  /** A press, and the answer to what it asked for. */
  const press = () =>
    act(async () => {
      button.click();
      await vi.waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
    });
  return { button, add, timers, press };
}

it('adds once where the answer comes before the second half of a double click, and again 600 ms after the first', async () => {
  const { add, timers, press } = mount();
  await press();
  await press();
  expect(add).toHaveBeenCalledTimes(1);
  expect(timers.map(({ ms }) => ms)).toEqual([600]);
  for (const { end } of timers) end();
  await act(async () => {});
  await press();
  expect(add).toHaveBeenCalledTimes(2);
});

it('can be pressed again at once where nothing was added', async () => {
  const { add, press } = mount(() => Promise.reject(new Error('offline')));
  await press();
  await press();
  expect(add).toHaveBeenCalledTimes(2);
});

it.each([
  { key: 'Enter', repeat: true, isLeft: false },
  { key: 'Enter', repeat: false, isLeft: true },
  { key: 'Tab', repeat: true, isLeft: true },
])('leaves $key to the browser, repeated $repeat: $isLeft', ({ key, repeat, isLeft }) => {
  const { button } = mount();
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  expect(button.dispatchEvent(event)).toBe(isLeft);
});

it('leaves a button that belongs to a form elsewhere on the page to the browser where the platform is none', async () => {
  const form = document.createElement('form');
  form.id = 'comprar';
  document.body.append(form);
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  form.addEventListener('submit', submitted);
  const { button, press } = mount(() => Promise.reject(new RangeError('no address')), { formId: 'comprar' });
  await press();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(submitted.mock.calls[0]?.[0].submitter).toBe(button);
});

it.each([
  { url: '/vaso', left: [['http://localhost:3000/vaso']] },
  { url: 'javascript:void 0', left: [] },
  { url: 'https://ana:1@loja.example/vaso', left: [] },
  { url: '//', left: [] },
  { url: '', left: [] },
])('opens the page of a product whose quick view does not load only where it is one: $url', async ({ url, left }) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { press } = mount(undefined, { data: { ...VASE, url, plans: [{ id: 'mensal' }] } });
  await press();
  expect(assign.mock.calls).toEqual(left);
});
