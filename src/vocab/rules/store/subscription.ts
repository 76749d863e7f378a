import { decimalNumber } from '../text/decimal-number.ts';
import type { Wording } from '../text/wording-keys.ts';

/** The periods after which a subscription is due again (VOCAB-006). */
const PERIODS = { WEEK: 'Week', MONTH: 'Month', YEAR: 'Year' } as const;

type Period = (typeof PERIODS)[keyof typeof PERIODS];

/** The wordings of a subscription. */
export type SubscriptionWording = Wording<`subscriptionEvery${Period}` | `subscriptionEvery${Period}For`>;

/** A whole number of 1 or more; null for anything else. */
const positive = (value: unknown): number | null => {
  const number = Math.floor(decimalNumber(value) ?? 0);
  return number >= 1 && Number.isSafeInteger(number) ? number : null;
};

/**
 * Says how a subscription is paid (STORE-016, STORE-017): every period or every n periods, for ever or for a number of cycles. An interval that is no number
 * or below 1 counts as 1; cycles that are missing, 0 or no number as no end.
 *
 * @param plan `billingPeriod.unit` is WEEK, MONTH or YEAR in either case, `billingPeriod.value` the interval
 * @returns null for a unit outside these
 */
export function subscriptionWording(plan: {
  readonly billingPeriod: { readonly value?: unknown; readonly unit: string };
  readonly numBillingCycles?: unknown;
}): SubscriptionWording | null {
  const unit = plan.billingPeriod.unit.trim().toUpperCase();
  if (!Object.hasOwn(PERIODS, unit)) return null;
  const period = PERIODS[unit as keyof typeof PERIODS];
  const interval = positive(plan.billingPeriod.value) ?? 1;
  const cycles = positive(plan.numBillingCycles);
  return cycles === null
    ? { key: `subscriptionEvery${period}`, values: { interval } }
    : { key: `subscriptionEvery${period}For`, values: { interval, total: interval * cycles } };
}
