import type { FieldValues } from './field-values.ts';
import { numberOf, type Row, type Sql, textOf } from './sql.ts';

export interface NewSubmission {
  /** Used once: a second submission with it is the first one sent again. Null where the page gave none. */
  readonly key: string | null;
  readonly form: string;
  /** Path of the page it was sent from. */
  readonly page: string;
  /** Sent by the browser itself, without the script. */
  readonly native: boolean;
  readonly values: FieldValues;
  /** The address to keep on the mailing list; null where nobody asked for it. */
  readonly subscriber: string | null;
}

const iso = (row: Row): string => new Date(numberOf(row, 'created')).toISOString();

/** What visitors have sent. It keeps page and time, and nothing of the connection. */
export class Submissions {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /** Whether an address is on the mailing list already, in whatever case it was written. */
  isSubscribed(email: string): boolean {
    return this.#sql.get('SELECT 1 AS known FROM subscriptions WHERE email = ?', [email.toLowerCase()]) !== null;
  }

  /** @returns its number; null where its key has been used before */
  add({ key, form, page, native, values, subscriber }: NewSubmission): number | null {
    const row = this.#sql.get(
      `INSERT INTO submissions (key, form, page, native, created, content) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO NOTHING RETURNING id`,
      [key, form, page, native ? 1 : 0, this.#now(), JSON.stringify(values)],
    );
    if (!row) return null;
    if (subscriber !== null)
      this.#sql.run('INSERT INTO subscriptions (email, form, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
        subscriber.toLowerCase(),
        form,
        this.#now(),
      ]);
    return numberOf(row, 'id');
  }

  /** The number of a submission that came with this key, for this form and in the same words; null where there is none. */
  findSame(key: string, form: string, values: FieldValues): number | null {
    const row = this.#sql.get('SELECT id FROM submissions WHERE key = ? AND form = ? AND content = ?', [
      key,
      form,
      JSON.stringify(values),
    ]);
    return row && numberOf(row, 'id');
  }

  /** Everything, oldest first, with how many each form has. */
  list(): object {
    const rows = this.#sql.all('SELECT s.*, f.name FROM submissions s JOIN forms f ON f.id = s.form ORDER BY s.id');
    const counts: Record<string, number> = {};
    for (const row of rows) counts[textOf(row, 'form')] = (counts[textOf(row, 'form')] ?? 0) + 1;
    return {
      count: rows.length,
      counts,
      submissions: rows.map((row) => ({
        id: numberOf(row, 'id'),
        formId: textOf(row, 'form'),
        formName: textOf(row, 'name'),
        page: textOf(row, 'page'),
        native: numberOf(row, 'native') === 1,
        time: iso(row),
        values: JSON.parse(textOf(row, 'content')),
      })),
      subscriptions: this.#sql
        .all('SELECT * FROM subscriptions ORDER BY created, email')
        .map((row) => ({ email: textOf(row, 'email'), formId: textOf(row, 'form'), time: iso(row) })),
    };
  }

  /** For the owner: what was sent and who wants letters, newest first. */
  received(): {
    messages: readonly { form: string; time: string; values: object }[];
    addresses: readonly { email: string; time: string }[];
  } {
    const sent = this.#sql.all(
      'SELECT s.*, f.name FROM submissions s JOIN forms f ON f.id = s.form ORDER BY s.id DESC',
    );
    const letters = this.#sql.all('SELECT * FROM subscriptions ORDER BY created DESC, email');
    return {
      messages: sent.map((row) => ({
        form: textOf(row, 'name'),
        time: iso(row),
        values: JSON.parse(textOf(row, 'content')),
      })),
      addresses: letters.map((row) => ({ email: textOf(row, 'email'), time: iso(row) })),
    };
  }

  clear(): void {
    this.#sql.transaction(() => {
      this.#sql.run('DELETE FROM submissions');
      this.#sql.run('DELETE FROM subscriptions');
    });
  }
}
