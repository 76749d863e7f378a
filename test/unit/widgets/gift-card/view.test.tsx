import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareOwnPurchase } from '../../../../src/widgets/_shared/commerce/product/load-own-purchase.ts';
import { giftCard } from '../../../../src/widgets/gift-card/block.ts';
import { readGiftCard } from '../../../../src/widgets/gift-card/content.ts';
import { View } from '../../../../src/widgets/gift-card/view.tsx';
import { mountBlock } from '../../mount-block.tsx';

const PRODUCT = {
  id: 'vale',
  title: 'Vale-presente',
  productType: 4,
  currency: 'BRL',
  variants: [
    { id: 'v50', sku: 'VALE-50', price: 5_000, optionValues: [{ optionName: 'Valor', value: 'R$ 50' }] },
    { id: 'v100', sku: 'VALE-100', price: 10_000, optionValues: [{ optionName: 'Valor', value: 'R$ 100' }] },
  ],
};

const FORM = (chosen = '') =>
  `<form><select name="sku"><option value="">Escolha</option><option value="VALE-100"${chosen}>R$ 100</option></select><button>Dar de presente</button></form>`;

function mount(html = `<h2>Vale</h2>${FORM()}`, product: unknown = PRODUCT) {
  const element = document.createElement('div');
  element.setAttribute('data-product', JSON.stringify(product));
  const bought = vi.fn(async (..._: (string | undefined)[]) => {});
  const warn = vi.fn();
  const { parsed, ...view } = mountBlock(giftCard, readGiftCard, View, html, {
    element,
    service: (async () => ({ giftCard: (id: string, sku?: string) => bought(id, sku) })) as never,
    log: { warn, error: () => {} },
  });
  return { view, bought, warn, parsed };
}

afterEach(() => history.replaceState(null, '', location.pathname));

describe('a gift card', () => {
  it('goes to its checkout without a SKU until an amount is chosen, then with it [STORE-019, NAV-006, NAV-007]', async () => {
    const { view, bought } = mount();
    const buy = view.getByRole('button', { name: 'Dar de presente' });
    fireEvent.click(buy);
    await vi.waitFor(() => expect(bought).toHaveBeenLastCalledWith('vale', undefined));
    fireEvent.click(view.getByRole('radio', { name: 'R$ 100' }));
    fireEvent.click(buy);
    await vi.waitFor(() => expect(bought).toHaveBeenLastCalledWith('vale', 'VALE-100'));
  });

  it('buys the chosen amount where amounts have an id and no SKU', async () => {
    const variants = PRODUCT.variants.map(({ sku: _, ...variant }) => variant);
    const { view, bought } = mount('', { ...PRODUCT, variants });
    expect(view.queryAllByRole('radio', { checked: true })).toEqual([]);
    fireEvent.click(view.getByRole('radio', { name: 'R$ 100' }));
    expect(view.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(view.container.querySelector('[part=price]')?.textContent).toContain('100');
    fireEvent.click(view.getByRole('button', { name: 'Comprar vale-presente' }));
    await vi.waitFor(() => expect(bought).toHaveBeenLastCalledWith('vale', 'v100'));
  });

  it('keeps the amount of the page’s form, and that of the address before it', () => {
    const chosen = ({ view }: ReturnType<typeof mount>) =>
      [...view.container.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
    expect(chosen(mount(FORM(' selected')))).toEqual(['VALE-100']);
    history.replaceState(null, '', '?variant=VALE-50');
    expect(chosen(mount(FORM(' selected')))).toEqual(['VALE-50']);
  });

  it('has nothing to choose where there is one amount', async () => {
    const { view, bought } = mount('', { ...PRODUCT, variants: PRODUCT.variants.slice(0, 1) });
    expect(view.queryByRole('radio')).toBeNull();
    fireEvent.click(view.getByRole('button', { name: 'Comprar vale-presente' }));
    await vi.waitFor(() => expect(bought).toHaveBeenCalledWith('vale', 'VALE-50'));
  });

  it('names the missing choice to who comes to the amounts', async () => {
    const html =
      '<form method="post" action="/vale"><select name="sku"><option value="">Escolha</option><option value="VALE-50">R$ 50</option><option value="VALE-100">R$ 100</option></select><button>Dar de presente</button></form>';
    const element = document.createElement('div');
    element.setAttribute('data-product', JSON.stringify(PRODUCT));
    element.setAttribute('data-block', 'gift-card');
    element.innerHTML = html;
    await prepareOwnPurchase(element, false);
    const view = mountBlock(giftCard, readGiftCard, View, html, { element });
    const amounts = view.container.querySelector('fieldset');
    expect(amounts?.getAttribute('aria-describedby')).toBe(null);
    fireEvent.click(view.getByRole('button', { name: 'Dar de presente' }));
    const error = view.container.querySelector('fieldset [role=alert]');
    expect(error?.textContent).toBe('Escolha um valor.');
    expect(amounts?.getAttribute('aria-describedby')).toBe(error?.id);
    fireEvent.click(view.getByRole('radio', { name: 'R$ 100' }));
    expect(amounts?.getAttribute('aria-describedby')).toBe(null);
  });

  it('slots the page’s content but for its form, wherever that is', () => {
    const { parsed } = mount(`texto<h2>Vale</h2><div>${FORM()}</div><script type="application/json">{}</script>`);
    expect(parsed.lend.map(({ nodes }) => nodes[0]?.nodeName)).toEqual(['#text', 'H2', 'DIV']);
    expect(parsed.lend.map(({ hide }) => hide?.nodeName)).toEqual([undefined, undefined, 'FORM']);
  });

  it('leaves the page’s markup where its product cannot be read, and tells developers', () => {
    const { view, warn, parsed } = mount(FORM(), { title: 'Vale' });
    expect(view.container.querySelector('slot:not([name])')).not.toBeNull();
    expect(parsed.lend).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('data-product'), expect.any(Element));
  });
});
