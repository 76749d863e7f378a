import type { Cart } from './entities/cart.ts';

/** An item to add to a cart. The server knows prices; none is ever sent. */
export interface CartItem {
  readonly itemId: string;
  readonly sku: string;
  /** An integer, 1 or more. */
  readonly quantity: number;
  readonly additionalFields?: unknown;
  /** The id of the plan, for a subscription. */
  readonly planId?: string;
}

/** Where an order goes. */
export interface ShippingLocation {
  readonly postalCode: string;
  /** ISO 3166-1, two letters */
  readonly country: string;
}

/**
 * The calls of a cart (D-28, D-29). After a write the server's cart is authoritative: it is taken from the response, or read if the response has none. All
 * calls reject with a CallError. An error of the read alone, with its path in the message, does not mean that the write before it failed.
 */
export interface CartAdapter {
  /** The visitor's cart; null if there is none. */
  read(): Promise<Cart | null>;
  /** Adds an item. `newlyAdded` of the response is its entry, unchanged. The server decides what it costs, and may refuse it with a sentence for the visitor. */
  add(item: CartItem): Promise<{ cart: Cart; newlyAdded: unknown }>;
  /** Changes the quantity of an entry, to 1 or more. */
  setQuantity(cartToken: string, entryId: string, quantity: number): Promise<Cart>;
  /** Removes an entry. A cart without entries is an empty one. */
  remove(cartToken: string, entryId: string): Promise<Cart>;
  /** Applies a promo code or a gift card’s code to the cart. */
  applyCode(cartToken: string, giftOrPromoCode: string): Promise<Cart>;
  /** Keeps a note of the visitor with the order. This project's own call. */
  setNote(cartToken: string, note: string): Promise<Cart>;
  /** Says where the order goes, so that the server can name its shipping options. */
  setShippingLocation(cartToken: string, location: ShippingLocation): Promise<Cart>;
  /** Chooses one of the cart's shipping options by its key. This project's own call. */
  setShippingOption(cartToken: string, key: string): Promise<Cart>;
  /** Redirects the visitor to the checkout if all cart cookies are present, otherwise explains why not (CART-009, CART-010). Returns whether it redirects. */
  checkout(): Promise<boolean>;
}
