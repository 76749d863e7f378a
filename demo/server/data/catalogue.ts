import type { Kind, PiecePlan } from '../../site/content/piece.ts';
import { kindOf, variantsOf } from '../../site/content/piece.ts';
import { catalogue } from '../../site/content/pieces.ts';
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
}

const KINDS: readonly Kind[] = ['physical', 'digital', 'service', 'giftCard', 'paywall', 'subscription'];
const orNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** The catalogue: prices as the site's content has them, and the stock, which only orders change. */
export class Catalogue {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
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
    if (!row) return null;
    return {
      sku,
      product: textOf(row, 'product'),
      kind: KINDS.find((kind) => kind === row.kind) ?? 'physical',
      title: textOf(row, 'title'),
      price: numberOf(row, 'price'),
      sale: orNull(row.sale),
      member: orNull(row.member),
      stock: orNull(row.stock),
    };
  }

  knows(product: string): boolean {
    return this.#sql.get('SELECT 1 AS known FROM products WHERE slug = ?', [product]) !== null;
  }

  plan(product: string, id: string): PiecePlan | null {
    const row = this.#sql.get('SELECT content FROM plans WHERE product = ? AND id = ?', [product, id]);
    return row && JSON.parse(textOf(row, 'content'));
  }

  /** The plan of somebody who named none; null where there are no plans. */
  firstPlan(product: string): string | null {
    const row = this.#sql.get('SELECT id FROM plans WHERE product = ? ORDER BY rowid', [product]);
    return row && textOf(row, 'id');
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
