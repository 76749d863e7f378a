import type { CartEntry } from '../../../../vocab/entities/cart.ts';
import { productText } from '../../../../vocab/entities/product-text.ts';
import { isRecord } from '../../../../vocab/is-record.ts';
import { destination } from '../../../../vocab/rules/site/destination.ts';

/** A line of the cart as it is shown. What the server does not say is empty or null; no amount is computed. */
export interface CartLine {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly address: string | null;
  readonly image: { readonly src: string; readonly width: number | null; readonly height: number | null } | null;
  readonly quantity: number | null;
  /** The most that the visitor may have. */
  readonly most: number | null;
  /** Minor units, like the next two. */
  readonly unit: number | null;
  readonly original: number | null;
  readonly sum: number | null;
  /** The chosen variant and what the visitor typed, as name and value. */
  readonly details: readonly { readonly name: string; readonly value: string }[];
  readonly plan: {
    readonly billingPeriod: { value?: unknown; unit: string };
    readonly numBillingCycles?: unknown;
  } | null;
  /** What is wrong with the line, as the server says it. */
  readonly problem: string;
}

const text = (...values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim() ?? '';

const whole = (...values: readonly unknown[]): number | null =>
  values.find((value): value is number => Number.isSafeInteger(value) && (value as number) >= 0) ?? null;

const member = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

function detailsOf(list: unknown, names: readonly string[]): CartLine['details'] {
  return (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
    const name = text(...names.map((key) => member(one, key)));
    const value = text(member(one, 'value'));
    return name && value ? [{ name, value }] : [];
  });
}

function planOf(plan: unknown): CartLine['plan'] {
  const period = member(plan, 'billingPeriod');
  const unit = text(member(period, 'unit'));
  return unit
    ? { billingPeriod: { value: member(period, 'value'), unit }, numBillingCycles: member(plan, 'numBillingCycles') }
    : null;
}

/** Reads an entry of either generation; fields of another type count as absent (CART-003). */
export function readLine(entry: CartEntry, at: number, base: string): CartLine {
  const variant = entry.chosenVariant;
  const price = member(member(variant, 'price'), 'value');
  const src = destination(text(entry.imageUrl, member(entry.image, 'assetUrl'), entry.image), base);
  return {
    id: productText(entry.id) || `${at}`,
    sku: productText(entry.sku) || productText(member(variant, 'sku')) || productText(member(variant, 'id')),
    title: text(entry.title, entry.productName),
    address: destination(text(entry.productUrl), base),
    image: src === null ? null : { src, width: whole(entry.imageWidth), height: whole(entry.imageHeight) },
    quantity: whole(entry.quantity),
    most: whole(entry.maxQuantity),
    unit: whole(entry.unitPriceCents, price),
    original: whole(entry.originalPriceCents),
    sum: whole(entry.subTotalCents, member(entry.subTotal, 'value'), entry.subTotal),
    details: [
      ...detailsOf(entry.variantOptions ?? member(variant, 'optionValues'), ['optionName', 'name']),
      ...detailsOf(entry.additionalFields, ['label', 'name', 'title']),
    ],
    plan: planOf(entry.plan),
    problem: text(entry.problem),
  };
}
