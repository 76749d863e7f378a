import { SEEDED_REVIEWS } from './seeded-reviews.ts';
import { numberOf, type Row, type Sql, textOf } from './sql.ts';

export interface NewReview {
  readonly product: string;
  /** From 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  /** What is sent again with the same is kept once; null where the page gives nothing. */
  readonly once: string | null;
  /** Written by somebody who was asked for it after a purchase. */
  readonly verified: boolean;
}

export interface Review extends Omit<NewReview, 'once'> {
  readonly id: string;
  /** ms since 1970 */
  readonly created: number;
}

/** Reviews on a page of a list. */
const PAGE = 10;

const reviewOf = (row: Row): Review => ({
  id: String(numberOf(row, 'id')),
  product: textOf(row, 'product'),
  rating: numberOf(row, 'rating'),
  title: textOf(row, 'title'),
  text: textOf(row, 'text'),
  name: textOf(row, 'name'),
  verified: numberOf(row, 'verified') === 1,
  created: numberOf(row, 'created'),
});

/** What visitors say of pieces. */
export class Reviews {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  seed(): void {
    for (const [index, { product, rating, title, text, name, date }] of SEEDED_REVIEWS.entries())
      this.#sql.run(
        `INSERT INTO reviews (product, once, rating, title, text, name, verified, created) VALUES (?, ?, ?, ?, ?, ?, 1, ?)
         ON CONFLICT DO NOTHING`,
        [product, `seed-${index}`, rating, title, text, name, Date.parse(date)],
      );
  }

  /** Keeps a review; one with a token that was used is the first one sent again. */
  add({ product, rating, title, text, name, once, verified }: NewReview): Review {
    const row =
      this.#sql.get(
        `INSERT INTO reviews (product, once, rating, title, text, name, verified, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (once) DO NOTHING RETURNING *`,
        [product, once, rating, title, text, name, verified ? 1 : 0, this.#now()],
      ) ?? this.#sql.get('SELECT * FROM reviews WHERE once = ?', [once]);
    if (!row) throw new Error('a review was not kept');
    return reviewOf(row);
  }

  /** A page of a piece's reviews, newest first, with the average of all of them. */
  of(product: string, page = 0): { reviews: readonly Review[]; average: number; count: number } {
    const sums = this.#sql.get('SELECT count(*) AS count, avg(rating) AS average FROM reviews WHERE product = ?', [
      product,
    ]);
    const rows = this.#sql.all(
      'SELECT * FROM reviews WHERE product = ? ORDER BY created DESC, id DESC LIMIT ? OFFSET ?',
      [product, PAGE, page * PAGE],
    );
    return {
      reviews: rows.map(reviewOf),
      average: sums ? Math.round(numberOf(sums, 'average') * 10) / 10 : 0,
      count: sums ? numberOf(sums, 'count') : 0,
    };
  }

  /** Newest first. */
  list(): readonly Review[] {
    return this.#sql.all('SELECT * FROM reviews ORDER BY created DESC, id DESC').map(reviewOf);
  }
}
