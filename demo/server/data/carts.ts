import { randomBytes } from 'node:crypto';
import { numberOf, type Sql, textOf } from './sql.ts';

export interface CartLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly additional: unknown;
  /** The plan of a subscription; null for what is bought once. */
  readonly plan: string | null;
}

export interface StoredCart {
  readonly id: string;
  /** What its addresses name it by, and nobody can guess. */
  readonly token: string;
  /** ms since 1970 */
  readonly created: number;
  /** When a line changed last, ms since 1970. */
  readonly changed: number;
  readonly code: string | null;
  readonly giftCards: readonly string[];
  readonly note: string;
  /** The postal code it goes to; null before somebody gave it. */
  readonly postal: string | null;
  /** The key of the way it is sent. */
  readonly option: string | null;
  /** Lines were taken out because their reservation ended. */
  readonly lapsed: boolean;
  readonly purchased: boolean;
  readonly lines: readonly CartLine[];
}

const orNull = (value: unknown): string | null => (value === null ? null : String(value));

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
      plan: orNull(line.plan),
    }));
    return {
      id: textOf(row, 'id'),
      token,
      created: numberOf(row, 'created'),
      changed: numberOf(row, 'changed'),
      code: orNull(row.code),
      giftCards: this.#sql
        .all('SELECT code FROM cart_gift_cards WHERE cart = ? ORDER BY rowid', [token])
        .map((card) => textOf(card, 'code')),
      note: textOf(row, 'note'),
      postal: orNull(row.postal),
      option: orNull(row.option),
      lapsed: numberOf(row, 'lapsed') === 1,
      purchased: row.purchased !== null,
      lines,
    };
  }

  start(): string {
    const token = randomBytes(18).toString('base64url');
    const id = randomBytes(12).toString('hex');
    const now = this.#now();
    this.#sql.run('INSERT INTO carts (id, token, created, changed) VALUES (?, ?, ?, ?)', [id, token, now, now]);
    return token;
  }

  /** Adds to the line of the same piece with the same wishes and plan, or begins one. Returns the line's id. */
  add(token: string, { sku, quantity, additional, plan }: Omit<CartLine, 'id'>): string {
    const wishes = JSON.stringify(additional ?? null);
    const row =
      this.#sql.get(
        `UPDATE cart_entries SET quantity = quantity + ? WHERE cart = ? AND sku = ? AND additional = ? AND plan IS ?
         RETURNING id`,
        [quantity, token, sku, wishes, plan],
      ) ??
      this.#sql.get(
        'INSERT INTO cart_entries (cart, sku, quantity, additional, plan) VALUES (?, ?, ?, ?, ?) RETURNING id',
        [token, sku, quantity, wishes, plan],
      );
    this.#changed(token);
    return row ? String(numberOf(row, 'id')) : '';
  }

  setQuantity(token: string, line: string, quantity: number): boolean {
    const values = [quantity, token, line];
    const done = this.#sql.run('UPDATE cart_entries SET quantity = ? WHERE cart = ? AND id = ?', values) > 0;
    if (done) this.#changed(token);
    return done;
  }

  remove(token: string, line: string): boolean {
    const done = this.#sql.run('DELETE FROM cart_entries WHERE cart = ? AND id = ?', [token, line]) > 0;
    if (done) this.#changed(token);
    return done;
  }

  /** Takes lines out whose reservation has ended. */
  lapse(token: string, lines: readonly string[]): void {
    for (const line of lines) this.#sql.run('DELETE FROM cart_entries WHERE cart = ? AND id = ?', [token, line]);
    this.#sql.run('UPDATE carts SET lapsed = 1 WHERE token = ?', [token]);
  }

  setCode(token: string, code: string | null): void {
    this.#sql.run('UPDATE carts SET code = ? WHERE token = ?', [code, token]);
  }

  addGiftCard(token: string, code: string): void {
    this.#sql.run('INSERT INTO cart_gift_cards (cart, code) VALUES (?, ?) ON CONFLICT DO NOTHING', [token, code]);
  }

  setNote(token: string, note: string): void {
    this.#sql.run('UPDATE carts SET note = ? WHERE token = ?', [note, token]);
  }

  setPostal(token: string, postal: string): void {
    this.#sql.run('UPDATE carts SET postal = ?, option = NULL WHERE token = ?', [postal, token]);
  }

  setOption(token: string, option: string): void {
    this.#sql.run('UPDATE carts SET option = ? WHERE token = ?', [option, token]);
  }

  /** Marks it as bought. Of any number of calls one gets true. */
  purchase(token: string): boolean {
    const values = [this.#now(), token];
    return this.#sql.run('UPDATE carts SET purchased = ? WHERE token = ? AND purchased IS NULL', values) > 0;
  }

  #changed(token: string): void {
    this.#sql.run('UPDATE carts SET changed = ?, lapsed = 0 WHERE token = ?', [this.#now(), token]);
  }
}
