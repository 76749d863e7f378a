import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearCookie, writeCookie } from '../../../../../src/runtime/page/cookies.ts';
import checkoutService from '../../../../../src/runtime/services/checkout/index.ts';
import { siteOf } from '../../../../../src/runtime/store/site-of.ts';
import { createPageStore } from '../../../../../src/runtime/store/store.ts';
import type { Dialogs } from '../../../../../src/vocab/dialogs.ts';
import { CART_COOKIES } from '../../../../../src/vocab/names.ts';
import { fakePage } from '../../../../fake-page.ts';

const HOME = 'https://loja.example';

/** A window that only notes where it is sent to. */
function fakeWindow(ancestors: readonly string[] = []) {
  const gone: string[] = [];
  const top = {
    location: {
      set href(address: string) {
        gone.push(`top ${address}`);
      },
    },
  };
  const target = new EventTarget();
  const view: Record<string, unknown> = {
    location: {
      href: `${HOME}/apoie?de=carta`,
      origin: HOME,
      ancestorOrigins: ancestors,
      assign: (address: string) => gone.push(`own ${address}`),
    },
    open: (address: string, name: string, features: string) => gone.push(`new ${address} ${name} ${features}`),
    alert: (text: string) => gone.push(`alert ${text}`),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  view.self = view;
  view.top = ancestors.length ? top : view;
  return { view: view as unknown as Window, gone, target };
}

interface Given {
  readonly ancestors?: readonly string[];
  readonly inEditorFrame?: boolean;
  readonly alert?: Dialogs['alert'];
  readonly context?: object;
}

function begin({ ancestors, inEditorFrame = false, alert, context }: Given = {}) {
  const { view, gone, target } = fakeWindow(ancestors);
  const service = async () => {
    if (!alert) throw new Error('no dialogs');
    return { alert } as never;
  };
  const store = createPageStore(undefined, inEditorFrame);
  const page = fakePage({ website: { id: 'site-1' }, ...context }, { store, service });
  siteOf(page);
  return { ...checkoutService.start(page, view), gone, target, store };
}

const clearCookies = () => {
  for (const name of CART_COOKIES) clearCookie(name);
};

afterEach(() => {
  clearCookies();
  vi.useRealTimers();
});

describe('the checkouts of a page', () => {
  it('are opened in its own window [NAV-004, NAV-005, NAV-006, NAV-007, NAV-012, STORE-018]', async () => {
    const { api, gone } = begin();
    await api.subscription('c 1');
    await api.donation('d/1');
    await api.giftCard('v1', 'A 1');
    await api.giftCard('v1', '');
    expect(gone).toEqual([
      `own ${HOME}/checkout/subscribe?cartToken=c%201`,
      `own ${HOME}/checkout/donate?donatePageId=d%2F1`,
      `own ${HOME}/checkout/giftcard?websiteId=site-1&giftCardProductId=v1&sku=A%201`,
      `own ${HOME}/checkout/giftcard?websiteId=site-1&giftCardProductId=v1`,
    ]);
  });

  it('use the top window inside the editor for donations and gift cards only [NAV-010, NAV-011, NAV-012, STORE-019]', async () => {
    writeCookie('CART', '1');
    writeCookie('hasCart', 'true');
    const { api, gone } = begin({ ancestors: [HOME], inEditorFrame: true });
    await api.donation('d1');
    await api.giftCard('v1');
    await api.subscription('c1');
    await api.cart();
    expect(gone.map((one) => one.split('?')[0])).toEqual([
      `top ${HOME}/checkout/donate`,
      `top ${HOME}/checkout/giftcard`,
      `own ${HOME}/checkout/subscribe`,
      `own ${HOME}/commerce/goto-checkout`,
    ]);
  });

  it('open a new window where a stranger frames the page, also without cookies in the frame', async () => {
    const { api, gone } = begin({ ancestors: ['https://revista.example'] });
    expect(api.framed).toBe(true);
    expect(await api.cart()).toBe(true);
    await api.donation('d1');
    expect(gone).toEqual([
      `new ${HOME}/commerce/goto-checkout _blank noopener`,
      `new ${HOME}/checkout/donate?donatePageId=d1 _blank noopener`,
    ]);
  });

  it('reject without the id that the address needs', async () => {
    const { api, gone } = begin();
    await expect(api.donation('')).rejects.toThrow(RangeError);
    await expect(api.giftCard('')).rejects.toThrow(RangeError);
    expect(gone).toEqual([]);
  });

  it('tell a visitor without one of the cart’s cookies, once at a time, and stay [NAV-003, NAV-013, CART-010]', async () => {
    let close: (value: 'confirm') => void = () => {};
    const alert = vi.fn(() => new Promise<'confirm'>((done) => (close = done)));
    const { api, gone } = begin({ alert });
    writeCookie('CART', '1');
    const both = [api.cart(), api.cart()];
    await vi.waitFor(() => expect(alert).toHaveBeenCalledWith({ notice: 'cart-cookie' }));
    close('confirm');
    expect(await Promise.all(both)).toEqual([false, false]);
    expect(alert).toHaveBeenCalledTimes(1);
    expect(gone).toEqual([]);
    writeCookie('hasCart', 'true');
    expect(await api.cart()).toBe(true);
    expect(gone).toEqual([`own ${HOME}/commerce/goto-checkout`]);
  });

  it('tell it with the browser’s own dialog if theirs cannot be loaded', async () => {
    const { api, gone } = begin();
    expect(await api.cart()).toBe(false);
    expect(gone).toEqual([
      'alert Sua sessão expirou ou seus cookies não estão ativados. Não é possível continuar com a finalização de compra.',
    ]);
  });
});

describe('a second press', () => {
  it('does not open the same checkout again for ten seconds', async () => {
    vi.useFakeTimers();
    const { api, gone } = begin();
    await api.donation('d1');
    vi.advanceTimersByTime(9_999);
    await api.donation('d1');
    expect(gone).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await api.donation('d1');
    expect(gone).toHaveLength(2);
  });

  it('opens another one, and the same one after the visitor came back', async () => {
    const { api, gone, target, stop } = begin();
    await api.donation('d1');
    await api.donation('d2');
    await api.donation('d2');
    expect(gone).toHaveLength(2);
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await api.donation('d2');
    expect(gone).toHaveLength(2);
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await api.donation('d2');
    expect(gone).toHaveLength(3);
    stop();
    target.dispatchEvent(new Event('visibilitychange'));
    await api.donation('d2');
    expect(gone).toHaveLength(3);
  });
});

describe('what the page itself has for ordering the cart', () => {
  const element = (html: string): Element => {
    document.body.innerHTML = html;
    return document.querySelector('a') as Element;
  };
  const click = (service: ReturnType<typeof begin>, html: string): boolean | undefined =>
    service.handle?.(new Event('click'), element(html));
  const link = (more: string): string => `<a href="${HOME}/commerce/goto-checkout"${more}>Finalizar compra</a>`;
  const PAID = 'alert Este pedido já foi pago.';

  afterEach(() => document.body.replaceChildren());

  it('a link to a new tab tells a visitor without the cookies why not; with them the browser follows it [CART-010, NAV-013]', async () => {
    const html = link(' target="_blank"');
    const service = begin();
    expect(click(service, html)).toBe(true);
    await vi.waitFor(() => expect(service.gone).toEqual([expect.stringContaining('alert Sua sessão expirou')]));
    for (const name of CART_COOKIES) writeCookie(name, '1');
    expect(click(service, html)).toBe(false);
    expect(service.gone).toHaveLength(1);
  });

  it.each([
    ['a link', link('')],
    ['a link to a new tab', link(' target="_blank"')],
  ])('%s does not offer a cart that was paid [CART-007]', async (_, html) => {
    for (const name of CART_COOKIES) writeCookie(name, '1');
    const service = begin({ context: { shoppingCart: { isPurchased: true } } });
    expect(click(service, html)).toBe(true);
    await vi.waitFor(() => expect(service.gone).toEqual([PAID]));
  });

  it('offers the cart that came after one that was paid', () => {
    for (const name of CART_COOKIES) writeCookie(name, '1');
    const service = begin({ context: { shoppingCart: { isPurchased: true } } });
    service.store.setState(({ cart }) => ({ cart: cart && { ...cart, status: 'ready' } }));
    expect(click(service, link(''))).toBe(true);
    expect(service.gone).toEqual([`own ${HOME}/commerce/goto-checkout`]);
  });
});
