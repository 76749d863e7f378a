/** What compiled messages choose with that has nothing to do with numbers. */
export { select } from '@messageformat/runtime';

/** The number that a value is; NaN for what is none, such as an empty text. */
const numberOf = (value: unknown): number => (/\S/.test(`${value}`) ? Number(value) : Number.NaN);

/**
 * Says a plural's `#` and `{n, number}` of compiled messages, as the locale writes numbers. What is no number is said as it is, where the compiler's own
 * function says NaN.
 *
 * @param offset what a plural takes off before it counts
 */
export function number(locale: string, value: unknown, offset: number): string {
  const count = numberOf(value) - offset;
  return Number.isNaN(count) ? `${value}` : count.toLocaleString(locale);
}

/**
 * Chooses the case of a plural in compiled messages: that of the number itself, else of its category. What is no number has the case `other`.
 *
 * @param categoryOf the rule of the locale
 */
export function plural(
  value: unknown,
  offset: number,
  categoryOf: (count: number, isOrdinal?: boolean) => string,
  cases: Readonly<Record<string, string>>,
  isOrdinal?: boolean,
): string | undefined {
  const count = numberOf(value);
  if (Number.isNaN(count)) return cases.other;
  return cases[count] ?? cases[categoryOf(count - offset, isOrdinal)] ?? cases.other;
}

/** The rule of a locale for {@link plural}: the category of a number that is counted. */
export function cardinal(locale: string): (count: number) => string {
  const rule = new Intl.PluralRules(locale);
  return (count) => rule.select(count);
}
