import type { Stock } from './parts/product-data.ts';

/** A line of the cart, as the calls send it too. Amounts in centavos. */
export interface CartEntryView {
  readonly id: string;
  readonly itemId: string;
  readonly sku: string;
  readonly title: string;
  readonly productUrl: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly subTotalCents: number;
  readonly originalPriceCents?: number;
  readonly imageUrl: string;
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly variantOptions: readonly { readonly optionName: string; readonly value: string }[];
  readonly additionalFields: readonly { readonly id: string; readonly label: string; readonly value: string }[];
  readonly maxQuantity: number;
  readonly plan?: {
    readonly id: string;
    readonly billingPeriod: { readonly value: number; readonly unit: string };
    readonly numBillingCycles: number;
  };
  readonly kind: string;
  readonly problem?: string;
}

/** The visitor's cart as the server tells it. */
export interface CartView {
  readonly cartToken: string;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntryView[];
  readonly shippingOptions: readonly { readonly key: string; readonly name: string; readonly priceCents: number }[];
  readonly selectedShippingOption?: { readonly key: string; readonly name: string };
  readonly shippingLocation?: { readonly postalCode: string };
  readonly validCoupons: readonly { readonly promoCode: string }[];
  readonly invalidCoupons: readonly { readonly promoCode: string; readonly message: string }[];
  readonly appliedGiftCards: readonly { readonly code: string; readonly amountCents: number }[];
  readonly note: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly grandTotalCents: number;
  readonly minimumSubtotalCents: number;
  readonly totalQuantity: number;
  readonly requiresShipping: boolean;
  readonly checkoutProblem?: string;
}

interface ReviewView {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly verified: boolean;
  /** ms since 1970 */
  readonly created: number;
}

export interface ReviewsView {
  readonly reviews: readonly ReviewView[];
  readonly average: number;
  readonly count: number;
}

interface FoundView {
  readonly title: string;
  readonly url: string;
  readonly body: string;
  readonly imageUrl: string;
  readonly price?: string;
}

export interface OrderView {
  readonly reference: string;
  readonly kind: 'cart' | 'subscription' | 'donation' | 'giftCard';
  readonly total: number;
  readonly content: object;
  readonly created: number;
  readonly paid: number | null;
}

/** What the database has kept, for the owner. */
interface OwnerView {
  readonly messages: readonly { readonly form: string; readonly time: string; readonly values: object }[];
  readonly addresses: readonly { readonly email: string; readonly time: string }[];
  readonly orders: readonly OrderView[];
  readonly reviews: readonly (ReviewView & { readonly product: string })[];
  readonly wishes: readonly { readonly sku: string; readonly email: string; readonly created: number }[];
}

/** How often something was met, most often first. */
export interface CountView {
  readonly name: string;
  readonly count: number;
}

/** What the pages of the shop have told of their visits, for the owner. */
export interface MeasuredView {
  /** Page views of each of the last days, oldest first; the day as YYYY-MM-DD. */
  readonly days: readonly CountView[];
  readonly pages: readonly CountView[];
  readonly landings: readonly CountView[];
  readonly clicks: readonly CountView[];
  readonly errors: readonly (CountView & { readonly place: string })[];
  /** The value that three of four loads are at or below; in ms, CLS without a unit. */
  readonly vitals: readonly { readonly name: string; readonly value: number; readonly count: number }[];
  /** The last records, newest first. */
  readonly records: readonly {
    readonly id: number;
    readonly kind: string;
    readonly created: number;
    readonly content: object;
  }[];
}

/** What of the shop is this visitor's, and what of it changes: the rest is content. */
export interface Shop {
  readonly member: {
    readonly id: string;
    readonly email: string;
    readonly owner: boolean;
    readonly xsrf: string;
  } | null;
  readonly cart: CartView | null;
  readonly stock: Stock;
  readonly reviews: (product: string) => ReviewsView;
  readonly find: (words: string) => readonly FoundView[];
  /** The order that a checkout page shows; null where there is none. */
  readonly order: OrderView | null;
  /** Only for the owner. */
  readonly owner: OwnerView | null;
  /** Only for the owner. */
  readonly measured: MeasuredView | null;
}

/** A shop that nobody has visited yet. */
export const EMPTY_SHOP: Shop = {
  member: null,
  cart: null,
  stock: {},
  reviews: () => ({ reviews: [], average: 0, count: 0 }),
  find: () => [],
  order: null,
  owner: null,
  measured: null,
};
