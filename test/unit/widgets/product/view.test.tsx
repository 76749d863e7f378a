// Prices, options and what the button does. The shipped block on pages is proved in test/browser/blocks/product.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { product } from '../../../../src/widgets/product/block.ts';
import { readOwn } from '../../../../src/widgets/product/content.ts';
import { View } from '../../../../src/widgets/product/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

type Raw = Readonly<Record<string, unknown>>;

const variant = (sku: string, value: string, more: Raw = {}): Raw => ({
  id: sku,
  sku,
  price: 9800,
  onSale: false,
  unlimited: false,
  qtyInStock: 5,
  optionValues: value ? [{ optionName: 'Esmalte', value }] : [],
  ...more,
});

const PHYSICAL: Raw = { id: 'caneca', title: 'Caneca', productType: 1, currency: 'BRL', variants: [variant('A', '')] };

function mount(more: Raw = {}, own: Partial<BlockHandle> = {}) {
  const element = document.createElement('div');
  element.setAttribute('data-product', JSON.stringify({ ...PHYSICAL, ...more }));
  element.append(document.createElement('form'));
  const { data } = parse(product.data, { attribute: () => null });
  const shown = render(
    <View data={data} content={readOwn(element).content} handle={fakeHandle({ element, ...own })} />,
  );
  return Object.assign(shown, { price: () => shown.container.querySelector('[part=price]')?.textContent ?? '' });
}

/** A cart that says whether it took what was added. */
function cart(add: (item: unknown) => Promise<unknown> = async () => ({})) {
  const adding = vi.fn(add);
  const service = vi.fn(async () => ({ add: adding, open: vi.fn() }));
  return { adding, service: service as unknown as BlockHandle['service'] };
}

const press = async (name: RegExp): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
});

it.each([
  { name: 'all variants limited with none', variants: [variant('A', '', { qtyInStock: 0 })], type: 1, soldOut: true },
  {
    name: 'one variant with one',
    variants: [variant('A', 'x', { qtyInStock: 0 }), variant('B', 'y', { qtyInStock: 1 })],
    type: 1,
    soldOut: false,
  },
  {
    name: 'one unlimited with none',
    variants: [variant('A', '', { unlimited: true, qtyInStock: 0 })],
    type: 1,
    soldOut: false,
  },
  { name: 'a negative stock', variants: [variant('A', '', { qtyInStock: -2 })], type: 1, soldOut: true },
  { name: 'no variants', variants: [], type: 1, soldOut: false },
  { name: 'a gift card with none', variants: [variant('A', '', { qtyInStock: 0 })], type: 4, soldOut: false },
  { name: 'a digital product with none', variants: [variant('A', '', { qtyInStock: 0 })], type: 2, soldOut: false },
  { name: 'a paywall with none', variants: [variant('A', '', { qtyInStock: 0 })], type: 5, soldOut: false },
])(
  'says “Esgotado” for $name: $soldOut [STORE-006, STORE-007, STORE-010, STORE-011, STORE-026]',
  ({ variants, type, soldOut }) => {
    const { price } = mount({ productType: type, variants, priceCents: 9800 });
    expect(price().includes('Esgotado')).toBe(soldOut);
  },
);

it.each([
  { on: [false, true, false], sale: true },
  { on: [false, false, false], sale: false },
])('is on sale where any of its variants is: $on [STORE-008, STORE-026]', ({ on, sale }) => {
  const variants = on.map((onSale, at) => variant(`V${at}`, `valor ${at}`, { onSale, salePrice: 7900 }));
  expect(mount({ variants }).price().includes('Promoção')).toBe(sale);
});

it('shows sale price and original price on sale, the price alone otherwise, and “a partir de” where variants differ [STORE-004, STORE-009]', () => {
  const sale = mount({ variants: [variant('A', '', { onSale: true, salePrice: 7900 })] });
  expect(sale.price()).toMatch(/79.00.*98.00.*Promoção/);
  expect(sale.container.querySelector('s')?.textContent).toMatch(/98/);
  expect(sale.price()).not.toContain('a partir de');
  sale.unmount();
  const plain = mount();
  expect(plain.price()).toMatch(/98/);
  expect(plain.container.querySelector('s')).toBeNull();
  plain.unmount();
  expect(mount({ variants: [variant('A', 'x'), variant('B', 'y', { price: 12_000 })] }).price()).toMatch(
    /a partir de .*98/,
  );
});

it('uses the prices of the product itself where it has no variants [STORE-002, STORE-005]', () => {
  expect(mount({ variants: [], priceCents: 5000, salePriceCents: 4000, onSale: true }).price()).toMatch(/40.00.*50.00/);
});

it.each([
  { type: 1, plans: [], text: 'Adicionar ao carrinho' },
  { type: 2, plans: [], text: 'Adicionar ao carrinho' },
  { type: 3, plans: [], text: 'Contratar' },
  { type: 4, plans: [], text: 'Comprar vale-presente' },
  { type: 5, plans: [], text: 'Comprar acesso' },
  { type: 1, plans: [{ id: 'm', billingPeriod: { value: 1, unit: 'MONTH' } }], text: 'Assinar' },
])('has a button for its kind of sale: $text [STORE-001, STORE-003]', ({ type, plans, text }) => {
  mount({ productType: type, plans });
  expect(screen.getByRole('button', { name: text })).toBeTruthy();
});

it.each([
  { unit: 'WEEK', value: 1, cycles: 0, text: 'por semana' },
  { unit: 'week', value: 2, cycles: 0, text: 'a cada 2 semanas' },
  { unit: 'MONTH', value: 1, cycles: null, text: 'por mês' },
  { unit: 'Month', value: 3, cycles: undefined, text: 'a cada 3 meses' },
  { unit: 'YEAR', value: 1, cycles: 0, text: 'por ano' },
  { unit: 'year', value: 2, cycles: 0, text: 'a cada 2 anos' },
  { unit: 'WEEK', value: 2, cycles: 3, text: 'a cada 2 semanas, durante 6 semanas' },
  { unit: 'MONTH', value: 1, cycles: 1, text: 'por mês, durante 1 mês' },
  { unit: 'MONTH', value: 1, cycles: 12, text: 'por mês, durante 12 meses' },
  { unit: 'YEAR', value: 2, cycles: 2, text: 'a cada 2 anos, durante 4 anos' },
  { unit: 'MONTH', value: 0, cycles: 0, text: 'por mês' },
  { unit: 'MONTH', value: 'muitos', cycles: 0, text: 'por mês' },
])(
  'says “$text” for $value $unit and $cycles cycles [STORE-015, STORE-016, STORE-017]',
  ({ unit, value, cycles, text }) => {
    const plan = {
      id: 'p',
      name: 'Caixa',
      billingPeriod: { value, unit },
      numBillingCycles: cycles,
      priceCents: 14_900,
    };
    const { container } = mount({ plans: [plan] });
    expect(container.querySelector('[part=plan]')?.textContent).toMatch(new RegExp(`149.00 ${text}$`));
  },
);

it('adds once for 1,000 presses while the server has not answered, and again after it has', async () => {
  let answer: (value: unknown) => void = () => {};
  const { adding, service } = cart(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  mount({}, { service });
  for (let at = 0; at < 1_000; at += 1) await press(/carrinho|Adicionando/);
  expect(adding.mock.calls).toEqual([[{ itemId: 'caneca', sku: 'A', quantity: 1 }]]);
  await act(async () => {
    answer({});
    await vi.advanceTimersByTimeAsync(600);
  });
  expect(screen.getByText('Caneca foi para o carrinho.')).toBeTruthy();
  await press(/Adicionar/);
  expect(adding).toHaveBeenCalledTimes(2);
});

it('says why nothing was added, and lets the visitor try again', async () => {
  const { adding, service } = cart(() => Promise.reject(new Error('offline')));
  mount({}, { service });
  await press(/Adicionar/);
  expect(screen.getByText('Não foi possível adicionar. Tente novamente.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(600));
  await press(/Adicionar/);
  expect(adding).toHaveBeenCalledTimes(2);
});

it('asks for an open option and adds nothing, then adds the chosen variant and keeps it in the address', async () => {
  const { adding, service } = cart();
  mount(
    { variants: [variant('A', 'Neblina'), variant('B', 'Mata')], options: [{ name: 'Esmalte', display: 'radio' }] },
    { service },
  );
  await press(/Adicionar/);
  expect(screen.getByText('Escolha uma opção de esmalte.')).toBeTruthy();
  expect(adding).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: 'Mata' }));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(location.search).toBe('?variant=B');
  await press(/Adicionar/);
  expect(adding).toHaveBeenCalledWith({ itemId: 'caneca', sku: 'B', quantity: 1 });
});

it('begins with the variant that the address names', () => {
  history.replaceState(null, '', '/?variant=B');
  mount({ variants: [variant('A', 'Neblina'), variant('B', 'Mata')] });
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Mata');
});

it('keeps what cannot be bought in sight, with the reason, and does not sell it', async () => {
  const { adding, service } = cart();
  const variants = [variant('A', 'Neblina'), variant('B', 'Mata', { qtyInStock: 0 })];
  mount({ variants, options: [{ name: 'Esmalte', display: 'swatch' }], restock: true }, { service });
  const gone = screen.getByRole('radio', { name: 'Mata (esgotado)' });
  expect(gone).toHaveProperty('disabled', false);
  fireEvent.click(gone);
  expect(screen.getByText('Esta combinação está esgotada.')).toBeTruthy();
  await press(/Esgotado/);
  expect(adding).not.toHaveBeenCalled();
  expect(screen.getByRole('form', { name: 'Avise-me quando chegar' })).toBeTruthy();
});

it.each([
  { left: 4, said: '' },
  { left: 3, said: 'Restam apenas 3 unidades.' },
  { left: 1, said: 'Última unidade!' },
])('says how many are left from three on down: $left', ({ left, said }) => {
  const { container } = mount({ variants: [variant('A', '', { qtyInStock: left })], lowStock: 3 });
  expect(container.querySelector('[part=note]')?.textContent).toBe(said);
});

it.each([
  { typed: '5', added: true },
  { typed: '6', added: false },
  { typed: '0', added: false },
  { typed: '1,5', added: false },
])('takes a quantity within the stock of five only: $typed', async ({ typed, added }) => {
  const { adding, service } = cart();
  mount({}, { service });
  fireEvent.change(screen.getByRole('textbox', { name: 'Quantidade' }), { target: { value: typed } });
  await press(/Adicionar/);
  expect(adding).toHaveBeenCalledTimes(added ? 1 : 0);
});

it('leaves the server’s content alone where a price is malformed', () => {
  const warn = vi.fn();
  const { container } = mount({ variants: [variant('A', '', { price: 98.5 })] }, { log: { warn, error: () => {} } });
  expect(container.innerHTML).toBe('<slot></slot>');
  // It is told in any mode: the visitor does not see the form.
  expect(warn.mock.calls[0]).toEqual([expect.stringContaining('data-product is “'), expect.any(Element)]);
});
