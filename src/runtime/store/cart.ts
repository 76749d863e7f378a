/** The part of the cart that the page shows before the cart block is fetched. */
export interface CartSlice {
  readonly totalQuantity: number;
}

/** Reads the server's cart from the context; anything malformed counts as empty. */
export function cartSlice(cart: Readonly<Record<string, unknown>> | null): CartSlice {
  const total = cart?.totalQuantity;
  return { totalQuantity: typeof total === 'number' && Number.isSafeInteger(total) && total > 0 ? total : 0 };
}
