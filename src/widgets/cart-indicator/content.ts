import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { type LinkAttributes, linkAttributes } from '../../runtime/page/link-attributes.ts';

/** Marks the element of the page that shows the number. */
const QUANTITY = '[data-cart-quantity]';

export interface CartIndicatorContent {
  /** The page's own element for the number, which it shows with everything around it. */
  readonly quantity: Element | null;
  /** Where the link inside leads, if the element itself is none. */
  readonly href: string | null;
  /** What it says to the browser beside its address. */
  readonly attributes: LinkAttributes;
}

/** Reads own markup. */
export function readCartIndicator(source: Element): ParsedMarkup<CartIndicatorContent> {
  const inside = source.matches('a,button') ? null : source.querySelector('a[href]');
  return {
    content: {
      quantity: source.querySelector(QUANTITY),
      href: inside?.getAttribute('href') ?? null,
      attributes: inside ? linkAttributes(inside) : {},
    },
    lend: [],
  };
}
