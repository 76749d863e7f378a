import { navigationTargets } from '../../../vocab/codes/navigation-targets.ts';

const { cartCheckout, subscriptionCheckout, donationCheckout, giftCardCheckout } = navigationTargets;

/**
 * Fills in the parameters of an address, encoded. An optional one without a value is left out with its name.
 *
 * @throws RangeError if one that is needed has no value: the address would lead nowhere
 */
function filled(target: string, values: Readonly<Record<string, string | undefined>>): string {
  return target
    .replace(/\[(.*)\{(\w+)\}\]/, (_, before: string, name: string) => (values[name] ? `${before}{${name}}` : ''))
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (!value) throw new RangeError(`${target} has no value for ${name}`);
      return encodeURIComponent(value);
    });
}

/** The addresses of the checkouts (NAV-002 to NAV-007), relative to the site. */
export const checkoutAddress = {
  cart: (): string => cartCheckout,
  subscription: (token: string): string => filled(subscriptionCheckout, { token }),
  donation: (id: string): string => filled(donationCheckout, { id }),
  /** Without a SKU, or with an empty one, the parameter is left out (NAV-007). */
  giftCard: (websiteId: string, id: string, sku?: string): string =>
    // Both ids have the same placeholder in the requirements; the first is that of the website.
    filled(giftCardCheckout.replace('{id}', '{website}'), { website: websiteId, id, sku }),
};

/** The purchases that have a checkout of their own. */
type CheckoutKind = keyof typeof checkoutAddress;

const pathOf = (target: string): string => target.replace(/\?.*/, '');

/** The checkout that a path of the site leads to; `undefined` for any other path. */
export const kindOfAddress = (path: string): CheckoutKind | undefined =>
  (
    [
      ['cart', cartCheckout],
      ['subscription', subscriptionCheckout],
      ['donation', donationCheckout],
      ['giftCard', giftCardCheckout],
    ] as const
  ).find(([, target]) => pathOf(target) === path)?.[0];
