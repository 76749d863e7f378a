// What the quick view shows and asks for. The shipped layer on a page is proved in test/browser/blocks/quick-view.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { View } from '../../../../src/widgets/quick-view/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const PRODUCT = {
  id: 'caneca',
  title: 'Caneca',
  url: '/atelie/peca/caneca',
  productType: 1,
  currency: 'BRL',
  variants: [{ sku: 'A', price: 9800, qtyInStock: 2, unlimited: false, optionValues: [] }],
  images: [{ id: '1', url: '/imagens/caneca.jpg', width: 4, height: 5, alt: 'Caneca azul' }],
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

async function mount(payload: unknown) {
  const record = vi.fn(async () => {});
  // A cart whose server knows no such call: the product's own page is the way then.
  const services = Object.assign(record, { add: () => Promise.reject(new RangeError('no platform')) });
  const warn = vi.fn();
  const close = vi.fn();
  const handle = fakeHandle({
    service: (async () => services) as unknown as BlockHandle['service'],
    log: { warn, error: () => {} },
  });
  handle.element.setAttribute('data-block', 'quick-view');
  const layer = { payload: payload as Readonly<Record<string, unknown>>, close, onCloseRequest: () => {} };
  await act(async () => {
    render(<View data={{}} content={{}} handle={handle} layer={layer} />);
  });
  return { record, warn, close };
}

it('shows title, image, price and button, links to the product’s page, and records the opening once [CENSUS-620]', async () => {
  const { record } = await mount({ product: PRODUCT, server: 'platform' });
  expect(screen.getByRole('dialog', { name: 'Caneca' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Caneca azul' }).getAttribute('src')).toBe('/imagens/caneca.jpg');
  expect(screen.getByRole('button', { name: 'Adicionar ao carrinho' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todos os detalhes' }).getAttribute('href')).toBe('/atelie/peca/caneca');
  expect(record.mock.calls).toEqual([['caneca']]);
});

it('asks a server that is not the platform’s for nothing', async () => {
  const { record } = await mount({ product: PRODUCT });
  expect(screen.getByRole('dialog', { name: 'Caneca' })).toBeTruthy();
  expect(record).not.toHaveBeenCalled();
});

it.each(['javascript:void 0', 'https://ana:1@loja.example/', '//'])(
  'neither links to nor opens an address that is no page: %s',
  async (url) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await mount({ product: { ...PRODUCT, url }, server: 'platform' });
    expect(screen.queryByRole('link')).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' })));
    expect(assign).not.toHaveBeenCalled();
  },
);

it.each([
  { payload: {} },
  { payload: { product: { ...PRODUCT, id: '' } } },
  { payload: { product: { ...PRODUCT, variants: [{ price: 'grátis' }] } } },
])('closes, says so and records nothing where the product cannot be read: $payload', async ({ payload }) => {
  const { record, warn, close } = await mount(payload);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(close).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  expect(record).not.toHaveBeenCalled();
});
