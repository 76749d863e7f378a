import { decimalNumber } from '../../vocab/rules/text/decimal-number.ts';
import { plainText } from '../../vocab/rules/text/plain-text.ts';
import { writtenNumber } from '../../vocab/rules/text/written-number.ts';
import type { ListedProduct } from './listed-product.ts';

/** The orders beside the server's own, as they are in the address. */
export const ORDERS = ['preco', '-preco', 'nome'] as const;
export type Order = '' | (typeof ORDERS)[number];

/** The names of the parameters of the address. A form in the markup may have others. */
export const PARAMETERS = {
  min: 'preco-min',
  max: 'preco-max',
  available: 'disponivel',
  sale: 'promocao',
  order: 'ordem',
  pages: 'paginas',
} as const;
export type Parameter = keyof typeof PARAMETERS;
export type ParameterNames = Readonly<Record<Parameter, string>>;

/** What a visitor has chosen. */
export interface Filter {
  /** Facet by its name in the address: the chosen values. A product has to have one of each facet. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** As typed, in the currency's main unit; empty for none. */
  readonly min: string;
  readonly max: string;
  readonly available: boolean;
  readonly sale: boolean;
  readonly order: Order;
}

/** Nothing is left out. */
export const NO_FILTER: Omit<Filter, 'order'> = { values: new Map(), min: '', max: '', available: false, sale: false };

/** A facet of the list, with every value and how many products have it. */
export interface Facet {
  readonly label: string;
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** What can be filtered: only what some products have and others do not. */
export interface Facets {
  readonly list: readonly Facet[];
  readonly hasSoldOut: boolean;
  readonly hasSale: boolean;
  /** The lowest and the highest price, in cents; null if there is only one. */
  readonly prices: readonly [lowest: number, highest: number] | null;
}

/** Finds out what the products of a list differ in. */
export function facetsOf(products: readonly ListedProduct[]): Facets {
  const found = new Map<string, { label: string; counts: Map<string, number> }>();
  for (const { facets } of products)
    for (const [name, { label, values }] of facets) {
      const own = found.get(name) ?? { label, counts: new Map<string, number>() };
      found.set(name, own);
      for (const value of values) own.counts.set(value, (own.counts.get(value) ?? 0) + 1);
    }
  const list = [...found].flatMap(([name, { label, counts }]): Facet[] => {
    const values = [...counts].map(([value, count]) => ({ value, count }));
    return values.some(({ count }) => count < products.length) ? [{ label, name, values }] : [];
  });
  const prices = products.flatMap(({ price }) => (price === null ? [] : [price]));
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const some = (has: (product: ListedProduct) => boolean): boolean => products.some(has) && !products.every(has);
  return {
    list,
    hasSoldOut: some(({ soldOut }) => soldOut),
    hasSale: some(({ onSale }) => onSale),
    prices: lowest < highest ? [lowest, highest] : null,
  };
}

/** Reads the filter out of an address. What is no filter of this list stays there. */
export function readFilter(query: URLSearchParams, facets: readonly Facet[], names: ParameterNames): Filter {
  const values = facets.flatMap(({ name, values: known }): [string, string[]][] => {
    const asked = new Set(query.getAll(name).map(plainText));
    const chosen = known.map(({ value }) => value).filter((value) => asked.has(plainText(value)));
    return chosen.length > 0 ? [[name, chosen]] : [];
  });
  const order = query.get(names.order) ?? '';
  return {
    values: new Map(values),
    min: query.get(names.min) ?? '',
    max: query.get(names.max) ?? '',
    available: query.has(names.available),
    sale: query.has(names.sale),
    order: ORDERS.find((one) => one === order) ?? '',
  };
}

/** Writes a filter into an address. */
export function writeFilter(
  query: URLSearchParams,
  filter: Filter,
  facets: readonly Facet[],
  names: ParameterNames,
): void {
  for (const { name } of facets) {
    query.delete(name);
    for (const value of filter.values.get(name) ?? []) query.append(name, value);
  }
  const set = (name: string, value: string): void => (value ? query.set(name, value) : query.delete(name));
  set(names.min, filter.min);
  set(names.max, filter.max);
  set(names.available, filter.available ? '1' : '');
  set(names.sale, filter.sale ? '1' : '');
  set(names.order, filter.order);
}

/** Whether anything is left out; the order leaves nothing out. */
export const isFiltering = ({ values, min, max, available, sale }: Filter): boolean =>
  values.size > 0 || available || sale || min !== '' || max !== '';

/** The currency and the language in which prices are typed. */
export interface PriceForm {
  /** How many decimals the currency has. */
  readonly digits: number;
  readonly locale: string;
}

/** An amount as somebody types it, in cents; null for what is none, which limits nothing. */
export function typedCents(text: string, { digits, locale }: PriceForm): number | null {
  // Some keypads have only the other sign, and one or two digits behind it are no thousands.
  const amount =
    writtenNumber(text, locale) ?? decimalNumber(/^\s*\d+[.,]\d\d?\s*$/.test(text) && text.replace(',', '.'));
  if (amount === null || amount < 0 || amount >= 1e12) return null;
  const cents = Math.round(amount * 10 ** digits);
  // More decimals than the currency has are no price.
  return Math.abs(cents / 10 ** digits - amount) < 1e-9 * Math.max(1, amount) ? cents : null;
}

/** Makes the test of a filter, so that each product is compared without reading the filter again. */
export function matcher(filter: Filter, form: PriceForm): (product: ListedProduct) => boolean {
  const [min, max] = [typedCents(filter.min, form), typedCents(filter.max, form)];
  const chosen = [...filter.values].map(([name, values]) => ({ name, values: new Set(values) }));
  return ({ price, soldOut, onSale, facets }) =>
    !(filter.available && soldOut) &&
    !(filter.sale && !onSale) &&
    (min === null || (price !== null && price >= min)) &&
    (max === null || (price !== null && price <= max)) &&
    chosen.every(({ name, values }) => facets.get(name)?.values.some((value) => values.has(value)));
}

/** Compares two products by an order; 0 leaves them as the server sent them. Products without a price are last. */
export function comparer(order: Order, locale: string): (one: ListedProduct, other: ListedProduct) => number {
  if (order === 'nome') {
    const { compare } = new Intl.Collator(locale || undefined, { numeric: true });
    return (one, other) => compare(one.title, other.title);
  }
  if (order === '') return () => 0;
  const sign = order === 'preco' ? 1 : -1;
  return (one, other) => {
    if (one.price === null || other.price === null) return Number(one.price === null) - Number(other.price === null);
    return sign * (one.price - other.price);
  };
}
