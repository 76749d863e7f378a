import { randomBytes } from 'node:crypto';
import { numberOf, type Sql, textOf } from './sql.ts';

export interface CartLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly additional: unknown;
}

export interface StoredCart {
  readonly id: string;
  /** What its addresses name it by, and nobody can guess. */
  readonly token: string;
  /** ms since 1970 */
  readonly created: number;
  readonly code: string | null;
  readonly lines: readonly CartLine[];
}

/** Carts of visitors: what lies in them, never what it costs. */
export class Carts {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  find(token: string): StoredCart | null {
    const row = this.#sql.get('SELECT * FROM carts WHERE token = ?', [token]);
    if (!row) return null;
    const lines = this.#sql.all('SELECT * FROM cart_entries WHERE cart = ? ORDER BY id', [token]).map((line) => ({
      id: String(numberOf(line, 'id')),
      sku: textOf(line, 'sku'),
      quantity: numberOf(line, 'quantity'),
      additional: JSON.parse(textOf(line, 'additional')),
    }));
    const code = row.code === null ? null : textOf(row, 'code');
    return { id: textOf(row, 'id'), token, created: numberOf(row, 'created'), code, lines };
  }

  start(): string {
    const token = randomBytes(18).toString('base64url');
    const id = randomBytes(12).toString('hex');
    this.#sql.run('INSERT INTO carts (id, token, created) VALUES (?, ?, ?)', [id, token, this.#now()]);
    return token;
  }

  /** Adds to the line of the same piece with the same wishes, or begins one. Returns the line's id. */
  add(token: string, { sku, quantity, additional }: Omit<CartLine, 'id'>): string {
    const wishes = JSON.stringify(additional ?? null);
    const row =
      this.#sql.get(
        'UPDATE cart_entries SET quantity = quantity + ? WHERE cart = ? AND sku = ? AND additional = ? RETURNING id',
        [quantity, token, sku, wishes],
      ) ??
      this.#sql.get('INSERT INTO cart_entries (cart, sku, quantity, additional) VALUES (?, ?, ?, ?) RETURNING id', [
        token,
        sku,
        quantity,
        wishes,
      ]);
    return row ? String(numberOf(row, 'id')) : '';
  }

  setQuantity(token: string, line: string, quantity: number): boolean {
    const values = [quantity, token, line];
    return this.#sql.run('UPDATE cart_entries SET quantity = ? WHERE cart = ? AND id = ?', values) > 0;
  }

  remove(token: string, line: string): boolean {
    return this.#sql.run('DELETE FROM cart_entries WHERE cart = ? AND id = ?', [token, line]) > 0;
  }

  setCode(token: string, code: string): void {
    this.#sql.run('UPDATE carts SET code = ? WHERE token = ?', [code, token]);
  }
}
