import { randomInt } from 'node:crypto';
import { numberOf, type Row, type Sql, textOf } from './sql.ts';

type OrderKind = 'cart' | 'subscription' | 'donation' | 'giftCard';

interface NewOrder {
  readonly kind: OrderKind;
  /** The same order carries the same: a cart's token, or the key of the page that a form was sent from. */
  readonly once: string;
  /** In centavos. */
  readonly total: number;
  readonly content: object;
}

export interface Order extends NewOrder {
  /** What visitor and owner call it by. */
  readonly reference: string;
  /** ms since 1970 */
  readonly created: number;
  /** ms since 1970; null before. */
  readonly paid: number | null;
}

const KINDS: readonly OrderKind[] = ['cart', 'subscription', 'donation', 'giftCard'];

const orderOf = (row: Row): Order => ({
  reference: textOf(row, 'reference'),
  once: textOf(row, 'once'),
  kind: KINDS.find((kind) => kind === row.kind) ?? 'cart',
  total: numberOf(row, 'total'),
  content: JSON.parse(textOf(row, 'content')),
  created: numberOf(row, 'created'),
  paid: row.paid === null ? null : numberOf(row, 'paid'),
});

/** What was handed over to the checkout. */
export class Orders {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /** Keeps an order, once; before it is paid its content follows what is handed over again. */
  keep({ kind, once, total, content }: NewOrder): Order {
    const reference = `AS-${randomInt(100_000_000, 999_999_999)}`;
    this.#sql.run(
      `INSERT INTO orders (reference, once, kind, total, content, created) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (once) DO UPDATE SET total = excluded.total, content = excluded.content WHERE paid IS NULL`,
      [reference, once, kind, total, JSON.stringify(content), this.#now()],
    );
    const order = this.find(once);
    if (!order) throw new Error('an order was not kept');
    return order;
  }

  find(once: string): Order | null {
    const row = this.#sql.get('SELECT * FROM orders WHERE once = ?', [once]);
    return row && orderOf(row);
  }

  /** Marks it as paid. Of any number of calls one gets true. */
  pay(once: string): boolean {
    return this.#sql.run('UPDATE orders SET paid = ? WHERE once = ? AND paid IS NULL', [this.#now(), once]) > 0;
  }

  /** Newest first. */
  list(): readonly Order[] {
    return this.#sql.all('SELECT * FROM orders ORDER BY id DESC').map(orderOf);
  }
}
