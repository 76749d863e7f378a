import { numberOf, type Sql, textOf } from './sql.ts';

/** What pages tell of visits, by the call that brought it. */
export type CollectedKind =
  | 'hit'
  | 'button-click'
  | 'button-render'
  | 'form-render'
  | 'overlay'
  | 'quick-view'
  | 'landing'
  | 'error'
  | 'trace'
  | 'performance'
  | 'platform-event'
  | 'event'
  | 'consent';

/** Visits as pages tell of them. It keeps what was sent, and nothing of the connection. */
export class Collected {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /** Keeps all of a batch, or nothing of it. */
  add(kind: CollectedKind, items: readonly unknown[]): void {
    this.#sql.transaction(() => {
      for (const item of items)
        this.#sql.run('INSERT INTO collected (kind, created, content) VALUES (?, ?, ?)', [
          kind,
          this.#now(),
          JSON.stringify(item),
        ]);
    });
  }

  /** How many there are of each kind. */
  counts(): Readonly<Record<string, number>> {
    const rows = this.#sql.all('SELECT kind, count(*) AS count FROM collected GROUP BY kind ORDER BY kind');
    return Object.fromEntries(rows.map((row) => [textOf(row, 'kind'), numberOf(row, 'count')]));
  }

  /** Everything of a kind, oldest first. */
  list(kind: string): readonly unknown[] {
    return this.#sql
      .all('SELECT content FROM collected WHERE kind = ? ORDER BY id', [kind])
      .map((row) => JSON.parse(textOf(row, 'content')));
  }

  clear(): void {
    this.#sql.run('DELETE FROM collected');
  }
}
