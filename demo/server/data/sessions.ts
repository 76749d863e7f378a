import { randomBytes } from 'node:crypto';
import { numberOf, type Row, type Sql, textOf } from './sql.ts';

/** A session without a new crumb for this long (ms) is over. */
const LIFE = 30 * 24 * 3_600_000;

export interface Session {
  readonly id: string;
  /** The value that a writing call has to repeat. */
  readonly crumb: string;
  /** The one before it, good for a moment so that two tabs that rotate at once both get through. */
  readonly previous: string | null;
  /** When the crumb was made, ms. */
  readonly rotated: number;
}

const fresh = (): string => randomBytes(24).toString('base64url');

const sessionOf = (row: Row): Session => ({
  id: textOf(row, 'id'),
  crumb: textOf(row, 'crumb'),
  previous: row.previous === null ? null : textOf(row, 'previous'),
  rotated: numberOf(row, 'rotated'),
});

/** A visitor's session: what a crumb and a submission key are bound to. It knows nothing else of the visitor. */
export class Sessions {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /** Null where there is none, or its time is over. */
  find(id: string): Session | null {
    const row = this.#sql.get('SELECT * FROM sessions WHERE id = ? AND rotated > ?', [id, this.#now() - LIFE]);
    return row && sessionOf(row);
  }

  /** Starts one, and forgets those whose time is over. */
  start(): Session {
    const session: Session = { id: fresh(), crumb: fresh(), previous: null, rotated: this.#now() };
    this.#sql.run('DELETE FROM sessions WHERE rotated <= ?', [session.rotated - LIFE]);
    this.#sql.run('INSERT INTO sessions (id, crumb, rotated) VALUES (?, ?, ?)', [
      session.id,
      session.crumb,
      session.rotated,
    ]);
    return session;
  }

  /** Gives the session a new crumb. */
  rotate(id: string): Session | null {
    this.#sql.run('UPDATE sessions SET previous = crumb, crumb = ?, rotated = ? WHERE id = ?', [
      fresh(),
      this.#now(),
      id,
    ]);
    return this.find(id);
  }

  /** Ends it, with its crumbs and keys. */
  end(id: string): void {
    this.#sql.run('DELETE FROM sessions WHERE id = ?', [id]);
  }
}
