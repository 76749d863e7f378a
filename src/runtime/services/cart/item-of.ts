import { memberOf } from '../../../api/call/member-of.ts';
import type { CartItem } from '../../../vocab/cart-adapter.ts';
import type { CartEntry } from '../../../vocab/entities/cart.ts';
import { productText } from '../../../vocab/entities/product-text.ts';

/**
 * The item that adds an entry again. Null where its additional fields are listed without ids, by which an item has them:
 * it would come back without what was asked for.
 */
export function itemOf({ itemId, sku, chosenVariant, quantity, additionalFields, plan }: CartEntry): CartItem | null {
  const planId = memberOf(plan, 'id');
  const list = Array.isArray(additionalFields)
    ? additionalFields.map((one) => [productText(memberOf(one, 'id')), memberOf(one, 'value')])
    : null;
  if (list?.some(([id]) => !id)) return null;
  return {
    itemId: String(itemId ?? ''),
    sku: productText(sku) || productText(memberOf(chosenVariant, 'sku')) || productText(memberOf(chosenVariant, 'id')),
    quantity: Number(quantity),
    additionalFields: list ? (list.length ? Object.fromEntries(list) : undefined) : additionalFields,
    ...(typeof planId === 'string' && { planId }),
  };
}

/** The item of the entry that has an id; of one without any the id is its place, by which blocks name it. */
export function itemNamed(entryId: unknown, entries: readonly CartEntry[] = []): CartItem | null {
  const entry = entries.find(({ id }, at) => (productText(id) || `${at}`) === String(entryId));
  return itemOf(entry ?? {});
}
