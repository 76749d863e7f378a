// The scripts of a page against the packed package: `window.Vitrine`, and the events on documents, windows and elements.
import 'vitrine/globals';
import type { CartAdapter } from 'vitrine';
import type { PageVitrine, VitrineCall, VitrineEventMap } from 'vitrine/globals';

// Before the Vitrine script has run.
window.Vitrine = {
  q: [['ready', [() => {}]], ['cart.add', [{ sku: 'AZUL' }]], ['dialog.alert', ['Oi']], ['native.dismiss']],
};

export async function useVitrine(adapter: Partial<CartAdapter>): Promise<string> {
  const vitrine: PageVitrine | undefined = window.Vitrine;
  await vitrine?.request({ method: 'GET', path: '/api/x' });
  await vitrine?.ready();
  await vitrine?.cart.use(adapter);
  const cart = await vitrine?.cart.get();
  const off: (() => void) | undefined = await vitrine?.on('accordion-change', ({ detail }) => detail.index.toFixed());
  off?.();
  await vitrine?.native.sendEvent('compra', { total: cart?.totalQuantity.toFixed() });
  await vitrine?.dialog.confirm('Apagar?');
  const handle = await vitrine?.open('quick-view', { url: '/caneca' });
  await handle?.closed;
  return vitrine?.version ?? '';
}

document.addEventListener('vitrine:ready', ({ detail }) => detail.version.trim());
document.addEventListener('vitrine:cart-change', ({ detail: { cart, totalQuantity } }) => [
  cart?.entries,
  totalQuantity,
]);
window.addEventListener('vitrine:consent-change', ({ detail }) => detail.decided);
for (const block of document.querySelectorAll('[data-block=gallery]'))
  block.addEventListener('vitrine:gallery-change', ({ detail }) => detail.index + detail.count);
document.querySelector('form')?.addEventListener('vitrine:form-submit', (event) => {
  event.preventDefault();
  return event.detail.formId.trim();
});
document.body.addEventListener('vitrine:image-load', ({ detail }) => detail?.allowConcurrentLoads);

export const shown: VitrineEventMap['vitrine:gallery-show']['detail'] = { id: 'a', source: '' };

// must not compile: the script may not have run
window.Vitrine.ready();

// must not compile: the store exists only once the stage has loaded
export const state = (vitrine: PageVitrine) => vitrine.store.getState();

// must not compile: until the stage has loaded there is only a promise of the cart
export const entries = (vitrine: PageVitrine) => vitrine.cart.get()?.entries;

// must not compile: a method that the cart has not
export const queued: VitrineCall = ['cart.steal', []];

// must not compile: a method that there is not
export const remount = (vitrine: PageVitrine) => vitrine.remount();

// must not compile: an event has no such detail
document.addEventListener('vitrine:accordion-change', ({ detail }) => detail.opened);

// must not compile: without its prefix, or misspelled, an event has no detail
document.addEventListener('vitrine:acordion-change', ({ detail }) => detail);

// must not compile: an index is a number
export const first: VitrineEventMap['vitrine:gallery-change'] = new CustomEvent('a', {
  detail: { index: '0', count: 1 },
});

// must not compile: a method that is not queued
window.Vitrine = { q: [['cart']] };
