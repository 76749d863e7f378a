/** The cart as far as the page shows it before the cart block is fetched. */
export interface CartSlice {
  readonly totalQuantity: number;
}

/** Takes the server's cart out of the context; anything odd counts as empty. */
export function cartSlice(cart: Readonly<Record<string, unknown>> | null): CartSlice {
  const total = cart?.totalQuantity;
  return { totalQuantity: typeof total === 'number' && Number.isSafeInteger(total) && total > 0 ? total : 0 };
}
