/** The function for choices in compiled messages that do not depend on a number. */
export { select } from '@messageformat/runtime';

/** Returns a value as a number; NaN for a value that is none, such as an empty text. */
const numberOf = (value: unknown): number => (/\S/.test(`${value}`) ? Number(value) : Number.NaN);

/**
 * Formats a plural's `#` and `{n, number}` of compiled messages as the locale writes numbers. A value that is not a number is returned unchanged, whereas the
 * compiler's own function returns NaN.
 *
 * @param offset the number that a plural subtracts before it counts
 */
export function number(locale: string, value: unknown, offset: number): string {
  const count = numberOf(value) - offset;
  return Number.isNaN(count) ? `${value}` : count.toLocaleString(locale);
}

/**
 * Chooses the case of a plural in compiled messages: the case of the exact number, otherwise of its category. A value that is not a number has the case
 * `other`.
 *
 * @param categoryOf the plural rule of the locale
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

/** Returns the rule of a locale for {@link plural}: the category of a cardinal number. */
export function cardinal(locale: string): (count: number) => string {
  const rule = new Intl.PluralRules(locale);
  return (count) => rule.select(count);
}
