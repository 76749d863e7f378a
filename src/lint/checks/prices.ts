import { isRecord } from '../../vocab/is-record.ts';
import { PRODUCT_DATA } from '../../vocab/names.ts';
import { storeCurrency } from '../../vocab/rules/store/currency.ts';
import { localeTag } from '../../vocab/rules/store/locale-tag.ts';
import { moneyFormatter } from '../../vocab/rules/store/money.ts';
import { unknownAmounts, writtenOtherwise } from '../../vocab/rules/store/server-price.ts';
import type { Check } from '../check.ts';
import { contextOf, readRecord } from '../context-of.ts';
import { above, attributeOf, firstBelow, type HtmlElement, hasAttribute, textOf } from '../element.ts';
import { quoted } from '../finding.ts';
import { insideOf, isOpenTag, type Page, startOf } from '../page.ts';
import { isTemplated } from '../templated.ts';
import { amountsIn, otherUnit } from './price-units.ts';

const PRICE_TEXT = 'data-product-price';
/** Blocks that show the product of their own markup. */
const WITH_PRODUCT = new Set(['product', 'gift-card']);
/** Blocks that write prices of what the server tells them later. */
const WITH_PRICES = new Set(['cart-page', 'product-list', 'search', 'summary']);

/** The locale of prices (VT142), and prices that the server has written beside those of a product's data (VT143). */
export const prices: Check = (page, hosts, report) => {
  const site = siteOf(page);
  if (!site) return;
  let told = false;
  for (const { element, block } of hosts) {
    const product = WITH_PRODUCT.has(block.name) ? productOf(page, element) : null;
    if (!product && !(WITH_PRICES.has(block.name) && site.currency)) continue;
    const locale = localeOf(page, element, site.locale);
    const code = storeCurrency(product?.currency || site.currency);
    if (locale === null && !told) {
      told = true;
      report.say({
        code: 'VT142',
        at: startOf(element),
        block: block.name,
        what: `nothing says in which locale prices in ${code} are written`,
        expected: 'a lang such as pt-BR, or website.formattingLocale',
      });
    }
    if (!product) continue;
    const place = block.name === 'product' ? firstBelow(element, (one) => hasAttribute(one, PRICE_TEXT)) : null;
    const text = place ? textOf(place).replace(/\s+/g, ' ').trim() : '';
    if (!place || !text || isTemplated(text)) continue;
    const [known, shown] = [new Set(product.amounts), amountsIn(text)];
    // VT145 says so where the prices are.
    if (product.amounts.some((amount) => amount > 0 && otherUnit(amount, known, shown) !== null)) continue;
    const written = product.amounts.map((amount) => moneyFormatter(code, locale ?? 'pt-BR')(amount));
    const other = unknownAmounts(text, written).length
      ? written.join(', ')
      : locale !== undefined && written.find((price) => writtenOtherwise(price, text));
    if (!other) continue;
    report.say({
      code: 'VT143',
      at: startOf(place),
      block: block.name,
      attribute: PRICE_TEXT,
      read: text,
      expected: other,
      what: `the displayed price is ${quoted(text)}`,
    });
  }
};

/** What the page's context says of prices; null where it cannot be known. */
function siteOf(page: Page): { locale: string; currency: string } | null {
  const value = contextOf(page);
  if (!value) return null;
  const textAt = (group: string, key: string): string => {
    const one = value[group];
    return isRecord(one) && typeof one[key] === 'string' ? one[key] : '';
  };
  return {
    locale: textAt('website', 'formattingLocale'),
    currency: textAt('storeSettings', 'selectedCurrency'),
  };
}

/** The amounts and the currency of a block's own product. */
function productOf(page: Page, element: HtmlElement): { amounts: number[]; currency: string } | null {
  const script = firstBelow(element, (one) => one.tagName === 'script' && hasAttribute(one, PRODUCT_DATA));
  const json = attributeOf(element, PRODUCT_DATA) ?? (script && insideOf(page, script));
  const product = json ? readRecord(json) : null;
  if (!product) return null;
  const variants = Array.isArray(product.variants) ? product.variants.filter(isRecord) : [];
  const found = [
    ...variants.flatMap(({ price, salePrice, memberPrice }) => [price, salePrice, memberPrice]),
    product.priceCents,
    product.salePriceCents,
    product.memberPriceCents,
  ];
  return {
    amounts: found.filter((one) => Number.isSafeInteger(one)) as number[],
    currency: typeof product.currency === 'string' ? product.currency : '',
  };
}

/** The locale by which a block writes prices; null where nothing names one, undefined where a template may. */
function localeOf(page: Page, element: HtmlElement, site: string): string | null | undefined {
  const own = site && localeTag(site, Intl.NumberFormat);
  if (own) return own;
  for (const one of [element, ...above(element)]) {
    const lang = attributeOf(one, 'lang');
    if (lang !== null) return isTemplated(lang) ? undefined : localeTag(lang, Intl.NumberFormat);
    if (isOpenTag(page, one)) return undefined;
  }
  return page.whole ? null : undefined;
}
