import { PRODUCT_DATA } from '../../../../vocab/names.ts';
import { type Product, toProductDetails } from './product.ts';

/** What was read of an element: its product, or why it has none that can be shown, as a phrase for developers. */
export type ReadProduct =
  | { readonly product: Product; readonly problem: '' }
  | { readonly product: null; readonly problem: string };

const EXPECTED =
  'expected {id, title, url, productType, variants: [{sku, price, qtyInStock, optionValues}], priceCents}, prices in whole cents. The server’s own content is shown; npx vitrine lint names the mistake.';

/**
 * The JSON of an element: its own attribute, or a script inside it, which is the attribute's element itself or belongs
 * to no tile within.
 */
function jsonOf(element: Element): string | null {
  const own = element.getAttribute(PRODUCT_DATA);
  if (own) return own;
  return element.querySelector(`script[type="application/json"][${PRODUCT_DATA}]`)?.textContent ?? null;
}

/**
 * Reads the product of an element: the attribute `data-product`, or `<script type="application/json" data-product>`
 * inside it. It changes nothing. A product that cannot be read leaves the server's own content in place.
 */
export function readProduct(element: Element): ReadProduct {
  const json = jsonOf(element);
  if (json === null) return { product: null, problem: `no ${PRODUCT_DATA}; ${EXPECTED}` };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { product: null, problem: `${PRODUCT_DATA} is no valid JSON: “${json.trim().slice(0, 60)}”; ${EXPECTED}` };
  }
  const product = toProductDetails(value);
  if (product) return { product, problem: '' };
  return { product: null, problem: `${PRODUCT_DATA} is “${json.trim().slice(0, 60)}”; ${EXPECTED}` };
}
