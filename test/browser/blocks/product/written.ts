// Prices and dates as a server writes them: by Intl, in the locale of the page.

/** When events take place: a Monday at noon. */
export const MOMENT = '2035-03-12T12:00:00Z';
/** When something was written. */
export const PAST = '2020-03-09T12:00:00Z';

/** Amounts in the smallest unit: with four digits before the decimals, where locales differ in the thousands, and with more. */
export const CENTS = { low: 123_450, sale: 987_605, high: 1_234_567, member: 765_432 };

/** Writes the amounts in a locale and a currency. */
export const priceIn = (lang: string, currency: string) => {
  const format = new Intl.NumberFormat(lang, { style: 'currency', currency });
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return (amount: keyof typeof CENTS): string => format.format(CENTS[amount] / unit);
};

const written = (lang: string, options: Intl.DateTimeFormatOptions, moment = MOMENT): string =>
  new Intl.DateTimeFormat(lang, { timeZone: 'UTC', ...options }).format(Date.parse(moment));

export const dateIn = (lang: string, moment = MOMENT): string => written(lang, { dateStyle: 'long' }, moment);
export const monthIn = (lang: string): string => written(lang, { month: 'long', year: 'numeric' });

/** With its weekday, as a sentence begins. */
export const weekdayIn = (lang: string): string => {
  const text = written(lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
};
