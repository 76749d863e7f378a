import type { Kind, PiecePlan } from '../../site/content/piece.ts';
import { kindOf, variantsOf } from '../../site/content/piece.ts';
import { catalogue, pieceBySlug } from '../../site/content/pieces.ts';
import { numberOf, type Sql, textOf } from './sql.ts';

/** What one thing costs and how many there are. Prices in centavos. */
export interface StoredVariant {
  readonly sku: string;
  readonly product: string;
  readonly kind: Kind;
  readonly title: string;
  readonly price: number;
  readonly sale: number | null;
  /** What a signed-in member pays. */
  readonly member: number | null;
  /** Null where it never ends. */
  readonly stock: number | null;
  /** What tells this one from the product's others. */
  readonly options: readonly { readonly optionName: string; readonly value: string }[];
  /** What the visitor may write or choose beside it. */
  readonly fields: readonly { readonly id: string; readonly title: string }[];
}

export interface SampleProducts {
  readonly variants: ReadonlyMap<string, StoredVariant>;
  readonly plans: ReadonlyMap<string, readonly PiecePlan[]>;
}

export const NO_SAMPLES: SampleProducts = { variants: new Map(), plans: new Map() };

const KINDS: readonly Kind[] = ['physical', 'digital', 'service', 'giftCard', 'paywall', 'subscription'];
const orNull = (value: unknown): number | null => (value === null ? null : Number(value));

function optionsOf(product: string, sku: string): StoredVariant['options'] {
  const piece = pieceBySlug(product);
  const values = piece && variantsOf(piece).find((variant) => variant.sku === sku)?.values;
  return (piece?.options ?? []).map(({ name }, at) => ({ optionName: name, value: values?.[at] ?? '' }));
}

/** The catalogue: prices as the site's content has them, and the stock, which only orders change. */
export class Catalogue {
  readonly #sql: Sql;
  readonly #samples: SampleProducts;

  constructor(sql: Sql, samples: SampleProducts) {
    this.#sql = sql;
    this.#samples = samples;
  }

  /** Prices follow the content at every start; the stock of what is there already stays. */
  seed(): void {
    for (const piece of catalogue) {
      this.#sql.run(
        'INSERT INTO products (slug, kind, title) VALUES (?, ?, ?) ON CONFLICT (slug) DO UPDATE SET kind = excluded.kind, title = excluded.title',
        [piece.slug, kindOf(piece), piece.name],
      );
      for (const { sku, price, salePrice = null, memberPrice = null, stock } of variantsOf(piece))
        this.#sql.run(
          `INSERT INTO variants (sku, product, price, sale, member, stock) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (sku) DO UPDATE SET price = excluded.price, sale = excluded.sale, member = excluded.member`,
          [sku, piece.slug, price, salePrice, memberPrice, stock],
        );
      for (const plan of piece.plans ?? [])
        this.#sql.run(
          'INSERT INTO plans (product, id, content) VALUES (?, ?, ?) ON CONFLICT (product, id) DO UPDATE SET content = excluded.content',
          [piece.slug, plan.id, JSON.stringify(plan)],
        );
    }
  }

  find(sku: string): StoredVariant | null {
    const row = this.#sql.get(
      'SELECT v.*, p.kind, p.title FROM variants v JOIN products p ON p.slug = v.product WHERE v.sku = ?',
      [sku],
    );
    const product = row && textOf(row, 'product');
    // The database may be older than the content.
    if (!product || !pieceBySlug(product)) return this.#samples.variants.get(sku) ?? null;
    return {
      sku,
      product,
      kind: KINDS.find((kind) => kind === row.kind) ?? 'physical',
      title: textOf(row, 'title'),
      price: numberOf(row, 'price'),
      sale: orNull(row.sale),
      member: orNull(row.member),
      stock: orNull(row.stock),
      options: optionsOf(product, sku),
      fields: pieceBySlug(product)?.fields ?? [],
    };
  }

  knows(product: string): boolean {
    return this.#sql.get('SELECT 1 AS known FROM products WHERE slug = ?', [product]) !== null;
  }

  plan(product: string, id: string): PiecePlan | null {
    const row = this.#sql.get('SELECT content FROM plans WHERE product = ? AND id = ?', [product, id]);
    if (row) return JSON.parse(textOf(row, 'content'));
    return this.#samples.plans.get(product)?.find((plan) => plan.id === id) ?? null;
  }

  /** The plan of somebody who named none; null where there are no plans. */
  firstPlan(product: string): string | null {
    const row = this.#sql.get('SELECT id FROM plans WHERE product = ? ORDER BY rowid', [product]);
    return row ? textOf(row, 'id') : (this.#samples.plans.get(product)?.[0]?.id ?? null);
  }

  /** How many of each variant there are; null where it never ends. */
  stock(): Readonly<Record<string, number | null>> {
    const rows = this.#sql.all('SELECT sku, stock FROM variants');
    return Object.fromEntries(rows.map((row) => [textOf(row, 'sku'), orNull(row.stock)]));
  }

  /** Takes what is there, at most all of it; what never ends stays as it is. */
  take(sku: string, quantity: number): void {
    this.#sql.run('UPDATE variants SET stock = max(0, stock - ?) WHERE sku = ? AND stock IS NOT NULL', [quantity, sku]);
  }
}
