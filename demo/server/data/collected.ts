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

  /**
   * Keeps all of a batch, or nothing of it. A page that ended before it knew that a batch had arrived sends it again.
   *
   * @param keyOf what an item is known by, so that it is kept once, or null
   */
  add<Item>(kind: CollectedKind, items: readonly Item[], keyOf: (item: Item) => string | null = () => null): void {
    this.#sql.transaction(() => {
      for (const item of items)
        this.#sql.run('INSERT OR IGNORE INTO collected (kind, created, content, key) VALUES (?, ?, ?, ?)', [
          kind,
          this.#now(),
          JSON.stringify(item),
          keyOf(item),
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

  /** The latest records of all kinds, newest first. */
  latest(count: number): readonly { id: number; kind: string; created: number; content: object }[] {
    return this.#sql
      .all('SELECT id, kind, created, content FROM collected ORDER BY id DESC LIMIT ?', [count])
      .map((row) => ({
        id: numberOf(row, 'id'),
        kind: textOf(row, 'kind'),
        created: numberOf(row, 'created'),
        content: Object(JSON.parse(textOf(row, 'content'))),
      }));
  }

  /** How many of a kind came on each day of the studio's own time that had one, oldest first. */
  perDay(kind: CollectedKind): readonly { name: string; count: number }[] {
    return this.#sql
      .all(
        "SELECT date(created / 1000, 'unixepoch', '-3 hours') AS day, count(*) AS count FROM collected WHERE kind = ? GROUP BY day ORDER BY day",
        [kind],
      )
      .map((row) => ({ name: textOf(row, 'day'), count: numberOf(row, 'count') }));
  }

  clear(): void {
    this.#sql.run('DELETE FROM collected');
  }
}
