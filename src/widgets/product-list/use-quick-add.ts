import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import messages from '../../strings/pt-BR/product-list.json';
import { QUICK_ADD } from '../../vocab/names.ts';
import { prepareCart } from '../_parts/product/prepare-cart.ts';
import type { ListItem } from './use-list.ts';

/** What became of the last product that was added. */
export interface Notice {
  readonly kind: 'done' | 'failed';
  readonly text: string;
}

/**
 * Handles clicks on elements with `data-quick-add` in the tiles: what leaves nothing to choose is added to the cart, anything else opens the quick view. Without
 * scripts the browser follows the link or submits the form.
 */
export function useQuickAdd(
  handle: BlockHandle,
  items: readonly ListItem[],
  announce: (text: string) => void,
): { readonly notice: Notice | null; dismiss(): void } {
  const t = handle.strings(messages);
  const [notice, setNotice] = useState<Notice | null>(null);
  const adding = useRef(new Set<Element>());

  const say = (next: Notice): void => {
    setNotice(next);
    announce(next.text);
  };
  const addToCart = async ({ product }: ListItem, control: HTMLElement): Promise<void> => {
    if (!product || adding.current.has(control)) return;
    adding.current.add(control);
    control.setAttribute('aria-busy', 'true');
    setNotice(null);
    announce(t('productListAdding', { title: product.title }));
    try {
      prepareCart(handle);
      const cart = await handle.service('cart');
      await cart.add({ itemId: product.id, sku: product.sku, quantity: 1 });
      say({ kind: 'done', text: t('productListAdded', { title: product.title }) });
    } catch {
      const problem = handle.store.getState().cart?.problem;
      const own = problem?.action === 'add' && problem.subject === product.sku ? problem.message : '';
      say({ kind: 'failed', text: own || t('productListAddFailed', { title: product.title }) });
    } finally {
      control.removeAttribute('aria-busy');
      adding.current.delete(control);
    }
  };

  /** Something has to be chosen first, or it is sold out. */
  const choose = ({ product, json }: ListItem): Promise<unknown> => {
    const url = new URL(product?.url ?? '', location.href).href;
    return handle.open('quick-view', { product: JSON.parse(json), url }).catch(() => location.assign(url));
  };

  const clicked = useEffectEvent((event: MouseEvent): void => {
    const { target, ctrlKey, metaKey, shiftKey, altKey, button } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey || button !== 0) return;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>(`[${QUICK_ADD}]`);
    const item = control && items.find(({ element }) => element.contains(control));
    if (!control || !item?.product) return;
    event.preventDefault();
    handle.run(() => (item.product?.isSimple && !item.product.soldOut ? addToCart(item, control) : choose(item)));
  });
  useEffect(() => {
    const { element } = handle;
    const onClick = (event: Event): void => clicked(event as MouseEvent);
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [handle]);
  return { notice, dismiss: () => setNotice(null) };
}
