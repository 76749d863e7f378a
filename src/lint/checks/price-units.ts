import { isRecord } from '../../vocab/is-record.ts';
import { PRODUCT_DATA } from '../../vocab/names.ts';
import { CENTS } from '../../vocab/page-attributes/product-json.ts';
import { fractionDigits, storeCurrency } from '../../vocab/rules/store/currency.ts';
import { unknownAmounts } from '../../vocab/rules/store/server-price.ts';
import type { Check } from '../check.ts';
import { contextOf, readRecord } from '../context-of.ts';
import { firstBelow, type HtmlElement, hasAttribute, parentOf, textOf } from '../element.ts';
import { cut } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { attributeJson, scriptJson } from '../json-object.ts';
import { offsetAt, type Path, pathText } from '../json-text.ts';
import type { Page } from '../page.ts';
import { isTemplated } from '../templated.ts';

const PRICE_TEXT = 'data-product-price';
const WITH_PRODUCTS: ReadonlySet<string> = new Set(['product', 'gift-card', 'product-list']);

/** What of a text is money: an amount with a sign of a currency before it, or with two decimals. */
const MONEY = /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*[.,]\d\d(?!\d)/gu;

/** Prices of products that are written in units in place of cents, or the reverse, as the page’s own text shows (VT145). */
export const priceUnits: Check = (page, hosts, report) => {
  let site: boolean | undefined;
  for (const { element, on, block } of productsOf(page, hosts)) {
    const json = on.tagName === 'script' ? scriptJson(page, on) : attributeJson(page, on, PRODUCT_DATA);
    const product = isTemplated(json.text) ? null : readRecord(json.text);
    const shown = product && amountsShown(element);
    if (!product || !shown || shown.size === 0 || !hasCents(product.currency, () => (site ??= siteHasCents(page))))
      continue;
    const prices = pricesOf(product);
    const known = new Set(prices.map(({ value }) => value));
    for (const { path, value } of prices) {
      const meant = otherUnit(value, known, shown);
      if (meant === null) continue;
      const attribute = on.tagName === 'script' ? `script[${PRODUCT_DATA}]` : PRODUCT_DATA;
      report.say({
        code: 'VT145',
        at: json.place(offsetAt(json.text, path)),
        block,
        attribute,
        path: pathText(path),
        read: `${value}`,
        expected: 'a whole number of cents',
        nearest: `${meant}`,
        what: `${attribute}.${pathText(path)} is ${value}, and the page shows ${cut((meant / 100).toFixed(2))}`,
      });
    }
  }
};

/**
 * Returns the amount that the page shows where a price of the data is a hundredth or the hundredfold of it; null where
 * the page shows the price itself, or nothing like it.
 */
export function otherUnit(price: number, known: ReadonlySet<number>, shown: ReadonlySet<number>): number | null {
  if (shown.has(price)) return null;
  return [price * 100, price / 100].find((one) => shown.has(one) && !known.has(one)) ?? null;
}

interface Product {
  /** The element around what the page shows of it. */
  readonly element: HtmlElement;
  readonly on: HtmlElement;
  readonly block: string;
}

function productsOf(page: Page, hosts: readonly Host[]): Product[] {
  const own = hosts.filter(({ block }) => WITH_PRODUCTS.has(block.name));
  if (own.length === 0) return [];
  const hostOf = new Map(own.map((host) => [host.element, host]));
  const around = new Map<HtmlElement, Host>();
  const found: Product[] = [];
  for (const element of page.elements) {
    const parent = parentOf(element);
    const host = hostOf.get(element) ?? (parent && around.get(parent));
    if (!host) continue;
    around.set(element, host);
    if (!hasAttribute(element, PRODUCT_DATA)) continue;
    const shows = element.tagName !== 'script' ? element : host.block.name === 'product-list' ? parent : host.element;
    if (shows) found.push({ element: shows, on: element, block: host.block.name });
  }
  return found;
}

function amountsShown(element: HtmlElement): ReadonlySet<number> {
  const text = textOf(firstBelow(element, (one) => hasAttribute(one, PRICE_TEXT)) ?? element);
  return isTemplated(text) ? new Set() : amountsIn(text);
}

/** Returns the amounts of money in a text, in hundredths. */
export function amountsIn(text: string): ReadonlySet<number> {
  const money = text.match(MONEY)?.map((amount) => amount.replace(/[.,]$/, '')) ?? [];
  return new Set(money.flatMap((amount) => unknownAmounts(amount, []).map(Number)));
}

/** Returns whether the amounts of a product have two decimals. */
function hasCents(currency: unknown, site: () => boolean): boolean {
  return typeof currency === 'string' && currency ? fractionDigits(storeCurrency(currency)) === 2 : site();
}

/** A context that cannot be known may name a currency without decimals. */
function siteHasCents(page: Page): boolean {
  const context = contextOf(page);
  const settings = context?.storeSettings;
  const selected = isRecord(settings) ? settings.selectedCurrency : '';
  return context !== null && fractionDigits(storeCurrency(typeof selected === 'string' ? selected : '')) === 2;
}

function pricesOf(product: Readonly<Record<string, unknown>>): { path: Path; value: number }[] {
  const variants = Array.isArray(product.variants) ? product.variants : [];
  return [product, ...variants].flatMap((one, at) =>
    isRecord(one)
      ? CENTS.flatMap((key) => {
          const value = one[key];
          const path = at ? ['variants', at - 1, key] : [key];
          return Number.isSafeInteger(value) && Number(value) > 0 ? [{ path, value: Number(value) }] : [];
        })
      : [],
  );
}
