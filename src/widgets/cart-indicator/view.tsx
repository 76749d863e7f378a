import type { DataOf } from '../../vocab/block/field.ts';
import { cartCount, isCartEmpty } from '../../vocab/rules/store/cart-label.ts';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { cart } from '../_shared/ui/icons/icons.ts';
import type { cartIndicator } from './block.ts';
import type { CartIndicatorContent } from './content.ts';

interface Props {
  readonly data: DataOf<(typeof cartIndicator)['data']>;
  readonly content: CartIndicatorContent;
  /** Null as long as the cart is not known. */
  readonly total: number | null;
  /** The name of the link. */
  readonly label: string;
}

/** The number of items beside an icon, or the page's own content, which has it (CART-601 to CART-607). */
export function CartIndicator({ data, content: { quantity, href, attributes }, total, label }: Props) {
  // The name of the link says it all.
  if (quantity)
    return (
      <span className="own" aria-hidden="true">
        <slot />
      </span>
    );
  const inside = (
    <>
      <Icon path={cart} size={24} part="icon" />
      {data.count && total !== null && (
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
