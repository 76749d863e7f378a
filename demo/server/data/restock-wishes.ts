import { numberOf, type Sql, textOf } from './sql.ts';

export interface RestockWish {
  readonly sku: string;
  readonly product: string;
  readonly email: string;
  /** ms since 1970 */
  readonly created: number;
}

/** Who wants to be told when something is back. Whoever asks twice is told once. */
export class RestockWishes {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  add({ sku, product, email }: Omit<RestockWish, 'created'>): void {
    this.#sql.run(
      'INSERT INTO restock_wishes (sku, email, product, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [sku, email, product, this.#now()],
    );
  }

  /** Newest first. */
  list(): readonly RestockWish[] {
    return this.#sql.all('SELECT * FROM restock_wishes ORDER BY created DESC, sku').map((row) => ({
      sku: textOf(row, 'sku'),
      product: textOf(row, 'product'),
      email: textOf(row, 'email'),
      created: numberOf(row, 'created'),
    }));
  }
}
