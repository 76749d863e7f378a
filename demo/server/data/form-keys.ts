import { randomBytes } from 'node:crypto';
import type { Sql } from './sql.ts';

/** How long a key can be used, ms. */
const KEY_LIFE = 15 * 60_000;

/** Keys that let one submission through, each for the session that asked for it. */
export class FormKeys {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  issue(session: string): string {
    const key = randomBytes(24).toString('base64url');
    this.#sql.run('DELETE FROM form_keys WHERE created <= ?', [this.#now() - KEY_LIFE]);
    this.#sql.run('INSERT INTO form_keys (key, session, created) VALUES (?, ?, ?)', [key, session, this.#now()]);
    return key;
  }

  /** Whether the key was given to the session and has not run out, used or not. */
  isOf(key: string, session: string): boolean {
    return (
      this.#sql.get('SELECT 1 FROM form_keys WHERE key = ? AND session = ? AND created > ?', [
        key,
        session,
        this.#now() - KEY_LIFE,
      ]) !== null
    );
  }

  /** Uses the key up. Of any number of calls with one key, one gets true. */
  use(key: string, session: string): boolean {
    const changed = this.#sql.run(
      'UPDATE form_keys SET used = ? WHERE key = ? AND session = ? AND used IS NULL AND created > ?',
      [this.#now(), key, session, this.#now() - KEY_LIFE],
    );
    return changed === 1;
  }
}
