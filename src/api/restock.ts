import type { Request } from '../vocab/calls.ts';

/** Who wants to know when a variant is back. */
export interface RestockWish {
  readonly itemId: string;
  readonly sku: string;
  readonly email: string;
}

/** Sends a wish to be told when something is back. The requirements name no such call; this one is this project's own. The caller shows its errors. */
export async function restockWish(request: Request, { itemId, sku, email }: RestockWish): Promise<void> {
  await request({ method: 'POST', path: '/api/3/commerce/restock', body: { itemId, sku, email }, quiet: true });
}
