import { useLayoutEffect } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/cart.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { cartCount, cartLabel, isCartEmpty } from '../../vocab/rules/store/cart-label.ts';
import { useStore } from '../_shared/block/use-store.ts';
import { useCartCheck } from '../_shared/server/use-cart-check.ts';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { cart } from '../_shared/ui/icons/icons.ts';
import type { cartIndicator } from './block.ts';
import type { CartIndicatorContent } from './content.ts';

type Props = ViewProps<DataOf<(typeof cartIndicator)['data']>, CartIndicatorContent>;

/** The marker of an empty cart (CART-606). */
const EMPTY = 'data-cart-empty';

/** The number of items, in the page's own element or beside an icon (CART-601 to CART-607). */
export function View({ data, content: { quantity, href, attributes }, handle }: Props) {
  const { element } = handle;
  useCartCheck(handle);
  const total = useStore(handle.store, ({ cart }) => cart?.totalQuantity ?? 0);
  const isShown = quantity !== null || data.count;
  const { key, values } = cartLabel(isShown ? total : null);
  const label = handle.strings(messages)(key, values);

  useLayoutEffect(() => {
    element.toggleAttribute(EMPTY, isCartEmpty(total));
    return () => element.removeAttribute(EMPTY);
  }, [element, total]);

  useLayoutEffect(() => {
    if (!quantity) return undefined;
    const { textContent, ariaHidden } = quantity;
    // The link's name says the number in words.
    quantity.ariaHidden = 'true';
    return () => {
      Object.assign(quantity, { textContent, ariaHidden });
    };
  }, [quantity]);

  useLayoutEffect(() => {
    if (!quantity) return undefined;
    quantity.textContent = cartCount(total);
    const link = quantity.closest('a,button') ?? element;
    const before = link.getAttribute('aria-label');
    link.setAttribute('aria-label', label);
    return () => (before === null ? link.removeAttribute('aria-label') : link.setAttribute('aria-label', before));
  }, [quantity, element, total, label]);

  // The name of the link says it all: what is read of it has to agree with what is seen.
  if (quantity)
    return (
      <span aria-hidden="true">
        <slot />
      </span>
    );
  const inside = (
    <>
      <Icon path={cart} size={24} part="icon" />
      {data.count && (
        <span className="quantity" part="quantity" aria-hidden="true" data-empty={isCartEmpty(total)}>
          <span className="number">{cartCount(total)}</span>
        </span>
      )}
      <span className="visually-hidden">{label}</span>
    </>
  );
  return href === null ? (
    <span className="indicator">{inside}</span>
  ) : (
    <a className="indicator" href={href} {...attributes}>
      {inside}
    </a>
  );
}
