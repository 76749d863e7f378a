import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { retryOnce } from '../../runtime/page/retry-once.ts';
import messages from '../../strings/pt-BR/product-list.json';
import { QUICK_ADD } from '../../vocab/names.ts';
import type { ServerKind } from '../../vocab/server-field.ts';
import { untilPressOver } from '../_shared/block/until-press-over.ts';
import type { Notice } from './add-quickly.ts';
import type { ListItem } from './use-list.ts';

interface Options {
  readonly items: readonly ListItem[];
  readonly server: ServerKind;
  announce(text: string): void;
}

/**
 * Handles clicks on elements with `data-quick-add` in the tiles: what leaves nothing to choose is added to the cart, anything else opens the quick view. Where no
 * other cart is meant, the page's link or form is the way; without scripts the browser takes it by itself.
 */
export function useQuickAdd(
  handle: BlockHandle,
  { items, server, announce }: Options,
): { readonly notice: Notice | null; dismiss(): void } {
  const t = handle.strings(messages);
  const [notice, setNotice] = useState<Notice | null>(null);
  const adding = useRef(new Set<Element>());
  const pressed = useRef<HTMLElement>(null);
  /** A click is left to the browser. */
  const isPassing = useRef(false);

  const clicked = useEffectEvent((event: MouseEvent): void => {
    const { target, ctrlKey, metaKey, shiftKey, altKey, button } = event;
    if (isPassing.current || event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey || button !== 0) return;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>(`[${QUICK_ADD}]`);
    const item = control && items.find(({ element }) => element.contains(control));
    if (!control || !item?.product) return;
    event.preventDefault();
    if (adding.current.has(control)) return;
    adding.current.add(control);
    pressed.current = control;
    control.setAttribute('aria-busy', 'true');
    setNotice(null);
    const isOver = untilPressOver(handle);
    handle.run(async () => {
      let next: Notice | null | undefined;
      try {
        const loaded = await retryOnce(() => import('./add-quickly.ts')).catch(() => null);
        // A button may belong to a form that stands elsewhere.
        const isOwn = ((control as HTMLButtonElement).form || control.closest('a[href],form')) !== null;
        next = await loaded?.addQuickly(handle, { item, control, server, announce });
        if (next === undefined && isOwn) {
          isPassing.current = true;
          control.click();
          isPassing.current = false;
        } else {
          next ??= loaded ? null : { kind: 'failed', text: t('productListAddFailed', { title: item.product?.title }) };
          if (next) announce(next.text);
          setNotice(next);
        }
      } finally {
        control.removeAttribute('aria-busy');
        // Who reads of a failure can press again.
        if (next?.kind !== 'failed') await isOver;
        adding.current.delete(control);
      }
    });
  });
  useEffect(() => {
    const { element } = handle;
    const onClick = (event: Event): void => clicked(event as MouseEvent);
    // A key that is held is one press.
    const onKeyDown = (event: Event): void => {
      const { key, repeat, target } = event as KeyboardEvent;
      if (repeat && key === 'Enter' && (target as Element).closest(`[${QUICK_ADD}]`)) event.preventDefault();
    };
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [handle]);
  const dismiss = (): void => {
    // The button that dismisses is gone then.
    pressed.current?.focus({ preventScroll: true });
    setNotice(null);
  };
  return { notice, dismiss };
}
