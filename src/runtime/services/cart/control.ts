import type { CartAdapter, CartItem } from '../../../vocab/cart-adapter.ts';
import type { CartSlice } from '../../store/cart.ts';

/** The settings of the site for its cart (`storeSettings` of the page context). */
export interface CartSettings {
  /** True if a visitor may leave a note (`showNoteField`). */
  readonly note: boolean;
  /** The address to which an empty cart leads (`continueShoppingLinkUrl`); empty where the site names no page. */
  readonly continueShoppingLinkUrl: string;
  /**
   * True if the drawer opens after something was added (`addToCartConfirmationType`: 1 the drawer, 2 a message only).
   */
  readonly opensDrawer: boolean;
  /** The smallest subtotal that can be ordered (`minimumOrderSubtotal`), in minor units; 0 without one. */
  readonly minimumSubtotalCents: number;
}

/** The result of adding an item. */
export interface AddedToCart {
  readonly cart: CartSlice;
  /** The new or raised entry, as the server says it. */
  readonly newlyAdded: unknown;
}

/**
 * The visitor's cart, for blocks and the page's own scripts. Every change is sent to the server, whose cart is then
 * shown in this tab and every other; a change that is refused rejects with an error whose message is a sentence for the
 * visitor, and that the slice has as its `problem`.
 */
export interface CartControl {
  get(): CartSlice;
  /** The settings of the site for its cart. */
  readonly settings: CartSettings;
  /** Asks the server, once for all who ask at the same time. */
  read(): Promise<CartSlice>;
  add(item: CartItem): Promise<AddedToCart>;
  /** @param quantity an integer, 1 or more */
  setQuantity(entryId: string, quantity: number): Promise<CartSlice>;
  /** Removes an entry; `undo` adds the same item again. It is null where the entry's additional fields have no ids. */
  remove(entryId: string): Promise<{ readonly cart: CartSlice; readonly undo: (() => Promise<CartSlice>) | null }>;
  /** A promo code or a gift card's code. */
  applyCode(code: string): Promise<CartSlice>;
  setNote(note: string): Promise<CartSlice>;
  /** Asks for the shipping options of a postal code. */
  setPostalCode(postalCode: string): Promise<CartSlice>;
  /** @param key the key of one of the cart's shipping options */
  chooseShipping(key: string): Promise<CartSlice>;
  /** Redirects to the checkout, or explains why not (CART-009, CART-010). Resolves to whether it redirects. */
  checkout(): Promise<boolean>;
  /** Opens the drawer. */
  open(): Promise<void>;
  /** Replaces calls of the cart by those of the page, which then has to keep their contract. */
  use(adapter: Partial<CartAdapter>): void;
}
