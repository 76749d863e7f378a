import { memberOf } from '../../../api/call/member-of.ts';
import type { CartItem } from '../../../vocab/cart-adapter.ts';
import type { CartEntry } from '../../../vocab/entities/cart.ts';
import { productText } from '../../../vocab/entities/product-text.ts';

/** The item that adds an entry again. */
export function itemOf({ itemId, sku, chosenVariant, quantity, additionalFields, plan }: CartEntry): CartItem {
  const planId = memberOf(plan, 'id');
  return {
    itemId: String(itemId ?? ''),
    sku: productText(sku) || productText(memberOf(chosenVariant, 'sku')),
    quantity: Number(quantity),
    additionalFields,
    ...(typeof planId === 'string' && { planId }),
  };
}
