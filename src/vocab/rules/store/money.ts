import { fractionDigits } from './currency.ts';
import { currencySymbol, DEFAULT_MONEY_TEMPLATE, type MoneyTemplate, moneyTemplate } from './money-template.ts';

/** Most digits before the decimal sign that are formatted (FMT-004). */
export const MAX_INTEGER_PLACES = 15;

/** Money as a whole number of the currency's smallest unit: cents, or yen where there are no cents. A bigint where it may pass 2^53. */
export type MinorUnits = number | bigint;

export interface AmountOptions {
  /** Leave out a fraction that is all zeros: `10.00` becomes `10`, `10.50` stays (FMT-007). */
  readonly trimZeros?: boolean;
}

/** Sign, integer and fraction as digits; null for a number that is no whole one. */
function split(minor: MinorUnits, digits: number): { sign: string; whole: string; fraction: string } | null {
  if (typeof minor === 'number' && !Number.isInteger(minor)) return null;
  const exact = BigInt(minor);
  const text = (exact < 0n ? -exact : exact).toString().padStart(digits + 1, '0');
  const cut = text.length - digits;
  return { sign: exact < 0n ? '-' : '', whole: text.slice(0, cut), fraction: text.slice(cut) };
}

const grouped = (whole: string, thousands: string, from: number): string => {
  if (whole.length < from) return whole;
  const first = whole.length % 3 || 3;
  const groups = [whole.slice(0, first)];
  for (let at = first; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3));
  return groups.join(thousands);
};

/**
 * Writes an amount without its symbol (FMT-004, FMT-012, FMT-013): 123456 cents of USD are `1,234.56`, 1234 of JPY `1,234`. Beyond 15 integer places it refuses and
 * gives the plain number: no thousands, a decimal point.
 *
 * @param minor whole smallest units of the currency
 * @param code ISO 4217; one outside the table has 2 fraction digits
 */
export function formatAmount(
  minor: MinorUnits,
  code: string,
  { thousands, decimal, groupedFrom = 4 }: Omit<MoneyTemplate, 'pattern'> = DEFAULT_MONEY_TEMPLATE,
  { trimZeros = false }: AmountOptions = {},
): string {
  const parts = split(minor, fractionDigits(code));
  if (!parts) return String(minor);
  const { sign, whole, fraction } = parts;
  const tail = trimZeros && /^0*$/.test(fraction) ? '' : fraction;
  if (whole.length > MAX_INTEGER_PLACES) return `${sign}${whole}${tail && `.${tail}`}`;
  return `${sign}${grouped(whole, thousands, groupedFrom)}${tail && `${decimal}${tail}`}`;
}

/** Writes amounts of one currency, with its symbol, for one locale. */
export type MoneyFormatter = (minor: MinorUnits, options?: AmountOptions) => string;

/**
 * Makes the formatter of a currency and a locale (D-30): `R$ 1.234,50` in pt-BR. Asking Intl for the symbol takes most of its time, so a
 * page with many prices makes it once. A symbol that ends in a letter is separated from the digits: `CHF 1,234.50`. What {@link formatAmount} refuses
 * comes back as the plain number here too.
 *
 * @param code ISO 4217
 * @param locale the site's `formattingLocale`; empty where it has none
 */
export function moneyFormatter(code: string, locale: string): MoneyFormatter {
  const template = moneyTemplate(locale);
  const symbol = currencySymbol(code, locale);
  const pattern = /\p{L}$/u.test(symbol) ? template.pattern.replace('{symbol}{', '{symbol} {') : template.pattern;
  return (minor, options = {}) => {
    const parts = split(minor, fractionDigits(code));
    if (!parts || parts.whole.length > MAX_INTEGER_PLACES) return formatAmount(minor, code, template, options);
    const exact = BigInt(minor);
    const amount = formatAmount(exact < 0n ? -exact : exact, code, template, options);
    return parts.sign + pattern.replace('{symbol}', () => symbol).replace('{amount}', () => amount);
  };
}

/** Writes one amount as {@link moneyFormatter} does (D-30). */
export const formatMoney = (minor: MinorUnits, code: string, locale: string, options: AmountOptions = {}): string =>
  moneyFormatter(code, locale)(minor, options);

/** Longest text that is read as an amount, in characters. */
const LONGEST_AMOUNT = 40;

/**
 * Reads an amount the way {@link formatAmount} writes it (FMT-012), with or without its thousands; fewer fraction digits than the currency has are filled up.
 *
 * @returns whole smallest units; null for a text that is no such amount, has too many fraction digits, or more than 15 integer places
 */
export function parseAmount(
  text: string,
  code: string,
  { thousands, decimal }: Pick<MoneyTemplate, 'thousands' | 'decimal'> = DEFAULT_MONEY_TEMPLATE,
): bigint | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_AMOUNT) return null;
  const sign = trimmed.startsWith('-') ? '-' : '';
  const [written = '', fraction = '', ...more] = trimmed.slice(sign.length).split(decimal);
  const groups = written.split(thousands);
  const whole = groups.join('');
  const digits = fractionDigits(code);
  const inThrees = groups.length === 1 || (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every(isThree));
  const fits = /^\d{1,15}$/.test(whole) && /^\d*$/.test(fraction) && fraction.length <= digits;
  if (more.length > 0 || !inThrees || !fits || (trimmed.includes(decimal) && !fraction)) return null;
  return BigInt(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
}

const isThree = (group: string): boolean => /^\d{3}$/.test(group);
