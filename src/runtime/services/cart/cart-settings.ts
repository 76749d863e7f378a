import { valueAt } from '../../page/value-at.ts';
import type { CartSettings } from './control.ts';

/** Reads the cart's settings from the page context, where published pages have them too. */
export function cartSettings(context: unknown): CartSettings {
  const setting = (name: string): unknown =>
    valueAt(context, `storeSettings.${name}`) ?? valueAt(context, `websiteSettings.storeSettings.${name}`);
  const minimum = setting('minimumOrderSubtotal');
  const url = setting('continueShoppingLinkUrl');
  return {
    note: setting('showNoteField') === true,
    continueShoppingLinkUrl: typeof url === 'string' ? url : '',
    opensDrawer: setting('addToCartConfirmationType') !== 2,
    minimumSubtotalCents: Number.isSafeInteger(minimum) && (minimum as number) > 0 ? (minimum as number) : 0,
  };
}
