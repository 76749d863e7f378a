import { randomBytes } from 'node:crypto';
import type { FieldErrors, FieldValues } from './field-values.ts';
import { type Sql, textOf } from './sql.ts';

/** How long a page may show what was refused, ms. */
const LIFE = 15 * 60_000;

export interface Attempt {
  readonly errors: FieldErrors;
  readonly values: FieldValues;
  readonly page: string;
}

/** Refused submissions of pages without the script: kept for a while, so that the page the visitor is sent back to can show them. */
export class Attempts {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /** @returns the token that finds it again; nobody can guess it */
  add(form: string, attempt: Attempt): string {
    const token = randomBytes(18).toString('base64url');
    this.#sql.run('DELETE FROM attempts WHERE created <= ?', [this.#now() - LIFE]);
    this.#sql.run('INSERT INTO attempts (token, form, created, content) VALUES (?, ?, ?, ?)', [
      token,
      form,
      this.#now(),
      JSON.stringify(attempt),
    ]);
    return token;
  }

  find(form: string, token: string): Attempt | null {
    const row = this.#sql.get('SELECT content FROM attempts WHERE token = ? AND form = ? AND created > ?', [
      token,
      form,
      this.#now() - LIFE,
    ]);
    return row && JSON.parse(textOf(row, 'content'));
  }
}
