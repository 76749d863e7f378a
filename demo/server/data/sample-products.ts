import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productTypes } from '../../../src/vocab/codes/product-types.ts';
import type { PiecePlan } from '../../site/content/piece.ts';
import { NO_SAMPLES, type SampleProducts, type StoredVariant } from './catalogue.ts';

/** A product as markup has it in `data-product`; prices in centavos. */
interface MarkupProduct {
  readonly id: string;
  readonly title: string;
  readonly productType: number;
  readonly variants: readonly {
    readonly sku: string;
    readonly price: number;
    readonly onSale?: boolean;
    readonly salePrice?: number;
    readonly memberPrice?: number;
    readonly unlimited?: boolean;
    readonly qtyInStock?: number;
    readonly optionValues?: StoredVariant['options'];
  }[];
  readonly additionalFields?: StoredVariant['fields'];
  readonly plans?: readonly (Omit<PiecePlan, 'price'> & { readonly priceCents: number })[];
}

const PRODUCT = /<script[^>]* data-product>([^<]+)<\/script>|data-product='([^']+)'/g;

function productsOn(page: string): MarkupProduct[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(PRODUCT)].map(([, content, attribute]) => JSON.parse(content ?? attribute ?? ''));
}

const variantsOf = ({ id, title, productType, variants, additionalFields, plans }: MarkupProduct): StoredVariant[] =>
  variants.map(({ sku, price, onSale, salePrice, memberPrice, unlimited, qtyInStock, optionValues }) => ({
    sku,
    product: id,
    kind: plans ? 'subscription' : (productTypes.nameOf(productType) ?? 'physical'),
    title,
    price,
    sale: (onSale && salePrice) || null,
    member: memberPrice ?? null,
    stock: unlimited || qtyInStock === undefined ? null : qtyInStock,
    options: optionValues ?? [],
    fields: additionalFields ?? [],
  }));

/** What the pages of blocks sell beside the shop's own pieces, so that whoever tries a block can buy there. It never runs out. */
export function sampleProducts(folder: string): SampleProducts {
  if (!existsSync(folder)) return NO_SAMPLES;
  const products = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => productsOn(join(folder, name)));
  return {
    variants: new Map(products.flatMap(variantsOf).map((variant) => [variant.sku, variant])),
    plans: new Map(
      products.flatMap(({ id, plans }) =>
        plans ? [[id, plans.map(({ priceCents, ...plan }) => ({ ...plan, price: priceCents }))] as const] : [],
      ),
    ),
  };
}
