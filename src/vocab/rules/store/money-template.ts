import { localeTag } from './locale-tag.ts';

/** How a locale writes money: where symbol and amount go, and the signs inside the amount (FMT-008). */
export interface MoneyTemplate {
  /** With the places `{symbol}` and `{amount}`. */
  readonly pattern: string;
  readonly thousands: string;
  readonly decimal: string;
  /** From how many digits on thousands are set apart; 4 where it does not say. In Spanish `1234,50` has no sign, `12.345,00` has one. */
  readonly groupedFrom?: number;
}

/** The default of the requirements: comma for thousands, point for decimals (FMT-005, FMT-006). */
export const DEFAULT_MONEY_TEMPLATE: MoneyTemplate = /* @__PURE__ */ Object.freeze({
  pattern: '{symbol}{amount}',
  thousands: ',',
  decimal: '.',
});

/** `R$ 1.234,50`. An ordinary space: who draws a price keeps it on one line. */
const BRAZILIAN: MoneyTemplate = /* @__PURE__ */ Object.freeze({
  pattern: '{symbol} {amount}',
  thousands: '.',
  decimal: ',',
});

const tagOf = (locale: string): string | null => localeTag(locale, Intl.NumberFormat);

const partsOf = (tag: string, currency: string, amount = 1234567.8): Intl.NumberFormatPart[] =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: 2,
  }).formatToParts(amount);

/**
 * The template of a locale (D-30): Brazilian Portuguese and the default of the requirements are data, any other locale's is read from Intl. A
 * missing or unknown locale takes the default.
 *
 * @param locale the site's `formattingLocale`, such as `pt-BR`; empty where it has none
 */
export function moneyTemplate(locale: string): MoneyTemplate {
  const tag = tagOf(locale);
  if (tag === 'pt' || tag === 'pt-BR') return BRAZILIAN;
  if (tag === null) return DEFAULT_MONEY_TEMPLATE;
  const parts = partsOf(tag, 'USD');
  const written = (kind: string): string | undefined => parts.find(({ type }) => type === kind)?.value;
  const place: Readonly<Record<string, string>> = { currency: '{symbol}', integer: '{amount}', literal: '' };
  const seen = new Set<string>();
  const pattern = parts.map(({ type, value }) => {
    if (type === 'literal') return value;
    if (!Object.hasOwn(place, type) || seen.has(type)) return '';
    seen.add(type);
    return place[type];
  });
  return {
    pattern: pattern.join(''),
    thousands: written('group') ?? DEFAULT_MONEY_TEMPLATE.thousands,
    decimal: written('decimal') ?? DEFAULT_MONEY_TEMPLATE.decimal,
    ...(!partsOf(tag, 'USD', 1234).some(({ type }) => type === 'group') && { groupedFrom: 5 }),
  };
}

/**
 * How a locale writes a currency (FMT-008, D-30): `R$`, in Portuguese `US$` for USD. The code itself where Intl does not know it.
 *
 * @param code ISO 4217, such as `BRL`
 * @param locale as for {@link moneyTemplate}; without one, or with one that Intl does not know, as in English
 */
export function currencySymbol(code: string, locale: string): string {
  if (!/^[A-Za-z]{3}$/.test(code)) return code;
  return partsOf(tagOf(locale) ?? 'en-US', code).find(({ type }) => type === 'currency')?.value ?? code;
}
