import { retryOnce } from '../../../../runtime/page/retry-once.ts';
import type { FormField } from '../../form/fields/form-field.ts';
import type { OwnPurchase } from './own-purchase.ts';
import type { Product } from './product.ts';

let loaded: typeof import('./own-purchase.ts') | null = null;

/** Loads the code that reads forms of the page by which a product is bought, if own markup has one. */
export const prepareOwnPurchase = async (source: Element, published: boolean): Promise<void> => {
  if (!published && source.querySelector('form')) loaded ??= await retryOnce(() => import('./own-purchase.ts'));
};

/**
 * How the page's form buys the product; null without a form, and with one that the block cannot replace without a loss.
 */
export const ownPurchaseIn = (
  form: HTMLFormElement | null,
  product: Product,
  fields: readonly FormField[] = [],
): OwnPurchase | null => (form && loaded?.ownPurchase(form, product, fields)) || null;
