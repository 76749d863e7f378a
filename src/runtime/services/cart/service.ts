import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import type { Cart } from '../../../vocab/entities/cart.ts';
import { CART_OPEN, PUBLISHED_CART, PUBLISHED_CART_PILL } from '../../../vocab/names.ts';
import type { CartControl } from './control.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    cart: CartControl;
  }
}

declare module '../../../vocab/names.ts' {
  interface EventDetails {
    /** The visitor's cart has changed, in this tab or another. */
    'cart-change': { cart: Cart | null; totalQuantity: number };
  }
}

/** The visitor's cart (D-28). */
export const cart = defineService({
  name: 'cart',
  summary: sentence(
    'Reads and changes the visitor’s cart, and keeps all tabs, indicators and carts of the page equal.',
  ),
  budget: 7_820,
  starts: [
    { selector: `[data-block=cart-indicator],[data-block=cart-page],${PUBLISHED_CART},${PUBLISHED_CART_PILL}` },
    { events: 'click', selector: `[${CART_OPEN}]` },
  ],
});
