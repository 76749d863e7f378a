import {
  type Check,
  isAny,
  isCount,
  isFlag,
  isListOf,
  isRecordOf,
  isText,
  isWhole,
  readFields,
} from './read-fields.ts';

/** One line of a cart, unchanged: the requirements do not specify its shape, so no part of it is guaranteed. */
export interface CartEntry {
  readonly id?: unknown;
  readonly quantity?: unknown;
  readonly [name: string]: unknown;
}

/** The fields of a cart in the requirements (CART-001). Every field may be absent; `…Cents` are whole minor units, `created` is in ms since 1970. */
interface CartRecord {
  readonly id?: string;
  readonly websiteId?: string;
  readonly orderId?: string;
  readonly created?: number;
  readonly isPurchased?: boolean;
  readonly entries?: readonly CartEntry[];
  readonly shippingOptions?: readonly unknown[];
  readonly selectedShippingOption?: unknown;
  readonly shippingLocation?: unknown;
  readonly applicableTaxRules?: readonly unknown[];
  readonly coupons?: readonly unknown[];
  readonly validCoupons?: readonly unknown[];
  readonly invalidCoupons?: readonly unknown[];
  readonly subtotalCents?: number;
  readonly subtotalAmount?: unknown;
  readonly taxCents?: number;
  readonly shippingCostCents?: number;
  readonly discountCents?: number;
  readonly grandTotalCents?: number;
  readonly totalQuantity?: number;
  readonly hasDigital?: boolean;
  readonly purelyDigital?: boolean;
  readonly requiresShipping?: boolean;
}

/** What carts have beyond the requirements' list; a malformed one of these is absent. */
interface CartExtras {
  /** Until when the entries are reserved, in ms since 1970. */
  readonly expiresAt?: number;
  readonly appliedGiftCards?: readonly unknown[];
  /** What the visitor wrote for the shop. */
  readonly note?: string;
  /** The smallest subtotal that can be ordered, in minor units. */
  readonly minimumSubtotalCents?: number;
  /** From which subtotal on the shipping is free, in minor units. */
  readonly freeShippingSubtotalCents?: number;
  /** Why the cart cannot be ordered as it is, as the server says it. */
  readonly checkoutProblem?: string;
}

/** A shopping cart, with the token that identifies it in the addresses of its calls (D-28). */
export interface Cart extends CartRecord, CartExtras {
  readonly cartToken?: string;
}

const isList = isListOf(isAny);

const FIELDS: Readonly<Record<keyof CartRecord, Check>> = {
  id: isText,
  websiteId: isText,
  orderId: isText,
  created: isWhole,
  isPurchased: isFlag,
  entries: isListOf(isRecordOf({})),
  shippingOptions: isList,
  selectedShippingOption: isAny,
  shippingLocation: isAny,
  applicableTaxRules: isList,
  coupons: isList,
  validCoupons: isList,
  invalidCoupons: isList,
  subtotalCents: isWhole,
  subtotalAmount: isAny,
  taxCents: isWhole,
  shippingCostCents: isWhole,
  discountCents: isWhole,
  grandTotalCents: isWhole,
  totalQuantity: isCount,
  hasDigital: isFlag,
  purelyDigital: isFlag,
  requiresShipping: isFlag,
};

const EXTRAS: Readonly<Record<keyof CartExtras, Check>> = {
  expiresAt: isWhole,
  appliedGiftCards: isList,
  note: isText,
  minimumSubtotalCents: isCount,
  freeShippingSubtotalCents: isCount,
  checkoutProblem: isText,
};

/** Names of a cart's fields, the complete list (CART-001). */
export const CART_FIELDS = /* @__PURE__ */ Object.freeze(Object.keys(FIELDS) as (keyof CartRecord)[]);

/**
 * Reads a cart from a response. Absent fields, and fields that are null, stay absent; other fields of the response are left out.
 *
 * @returns null if it is not a record, has none of the fields, or has one of the wrong type: a wrong sum is worse than none
 */
export function toCart(value: unknown): Cart | null {
  const cart = readFields(value, { ...FIELDS, cartToken: isText });
  if (!cart || Object.keys(cart).length === 0) return null;
  const extras = Object.entries(EXTRAS).map(([name, check]) => readFields(value, { [name]: check }));
  return Object.assign(cart, ...extras);
}

/** The number of items in a cart: its own count, otherwise the sum over the entries that have one (CART-005). */
export const cartQuantity = ({ totalQuantity, entries = [] }: Cart): number =>
  totalQuantity ?? entries.reduce((sum, { quantity }) => (isCount(quantity) ? sum + (quantity as number) : sum), 0);
