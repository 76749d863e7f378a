/** A currency: digits after the decimal sign, and the ISO 4217 number as three digits. */
export interface Currency {
  readonly digits: number;
  readonly numeric: string;
}

/**
 * The currencies of the store (FMT-001): 26 codes, 2 fraction digits each, JPY none. The requirements count them without a list; which ones they are is
 * this project's assumption, the numbers are those of ISO 4217.
 */
const CURRENCIES: Readonly<Record<string, Currency>> = /* @__PURE__ */ Object.freeze({
  ARS: { digits: 2, numeric: '032' },
  AUD: { digits: 2, numeric: '036' },
  BRL: { digits: 2, numeric: '986' },
  CAD: { digits: 2, numeric: '124' },
  CHF: { digits: 2, numeric: '756' },
  CZK: { digits: 2, numeric: '203' },
  DKK: { digits: 2, numeric: '208' },
  EUR: { digits: 2, numeric: '978' },
  GBP: { digits: 2, numeric: '826' },
  HKD: { digits: 2, numeric: '344' },
  IDR: { digits: 2, numeric: '360' },
  ILS: { digits: 2, numeric: '376' },
  INR: { digits: 2, numeric: '356' },
  JPY: { digits: 0, numeric: '392' },
  MXN: { digits: 2, numeric: '484' },
  MYR: { digits: 2, numeric: '458' },
  NOK: { digits: 2, numeric: '578' },
  NZD: { digits: 2, numeric: '554' },
  PHP: { digits: 2, numeric: '608' },
  PLN: { digits: 2, numeric: '985' },
  RUB: { digits: 2, numeric: '643' },
  SEK: { digits: 2, numeric: '752' },
  SGD: { digits: 2, numeric: '702' },
  THB: { digits: 2, numeric: '764' },
  USD: { digits: 2, numeric: '840' },
  ZAR: { digits: 2, numeric: '710' },
});

/** The store's currency where nobody names one (FMT-009). */
export const DEFAULT_CURRENCY = 'USD';

/** Digits after the decimal sign where the table does not know the code (FMT-002). */
export const DEFAULT_FRACTION_DIGITS = 2;

/** The 26 codes, in alphabetical order. */
export const currencyCodes: readonly string[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.keys(CURRENCIES));

/** A code as the table has it: capitals, nothing around it. */
const codeOf = (code: string): string => code.trim().toUpperCase();

/** A currency of the table by its code, in any letter case (FMT-001); null for a code outside it. */
export const currencyOf = (code: string): Currency | null =>
  Object.hasOwn(CURRENCIES, codeOf(code)) ? (CURRENCIES[codeOf(code)] ?? null) : null;

/** How many digits follow the decimal sign: 2, for JPY 0 (FMT-002, FMT-003). From this table, not from Intl, which says otherwise of some. */
export const fractionDigits = (code: string): number => currencyOf(code)?.digits ?? DEFAULT_FRACTION_DIGITS;

/** The currency a store sells in, in capitals: the one that its settings name, else the default (FMT-009). */
export const storeCurrency = (selected: string): string => codeOf(selected) || DEFAULT_CURRENCY;
