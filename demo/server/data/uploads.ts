import { randomBytes } from 'node:crypto';
import { numberOf, type Sql, textOf } from './sql.ts';

/** How long a file may wait for its form, ms. */
const WAITING_LIFE = 24 * 3_600_000;

export interface NewUpload {
  /** Of the sender: whatever comes with it again is the same file. */
  readonly key: string;
  readonly session: string;
  readonly form: string;
  readonly field: string;
  readonly name: string;
  readonly content: Uint8Array;
}

/** The form that wants to have a file. */
export interface UploadOwner {
  readonly session: string;
  readonly form: string;
  readonly field: string;
  /** Key of the submission; one that is sent again has its files already. */
  readonly key: string | null;
}

/** Files that visitors have sent for a form, and which submission they belong to. */
export class Uploads {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  /**
   * Keeps a file until its form comes, and forgets those whose form did not.
   *
   * @returns its id, the same for the same file with the same key; null where the key came with another file
   */
  add({ key, session, form, field, name, content }: NewUpload): string | null {
    const now = this.#now();
    this.#sql.run('DELETE FROM uploads WHERE submission IS NULL AND created <= ?', [now - WAITING_LIFE]);
    const id = randomBytes(18).toString('base64url');
    this.#sql.run(
      `INSERT INTO uploads (id, key, session, form, field, name, content, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (session, key) DO NOTHING`,
      [id, key, session, form, field, name, content, now],
    );
    const row = this.#sql.get(
      'SELECT id FROM uploads WHERE session = ? AND key = ? AND form = ? AND field = ? AND name = ? AND content = ?',
      [session, key, form, field, name, content],
    );
    return row && textOf(row, 'id');
  }

  /** How many files of a session wait for their form. */
  waiting(session: string): number {
    const row = this.#sql.get('SELECT count(*) AS count FROM uploads WHERE session = ? AND submission IS NULL', [
      session,
    ]);
    return row ? numberOf(row, 'count') : 0;
  }

  /** The name of a file that this form may have; null for any other. */
  nameFor(id: string, { session, form, field, key }: UploadOwner): string | null {
    const row = this.#sql.get(
      `SELECT u.name FROM uploads u LEFT JOIN submissions s ON s.id = u.submission
       WHERE u.id = ? AND u.session = ? AND u.form = ? AND u.field = ? AND (u.submission IS NULL OR s.key = ?)`,
      [id, session, form, field, key],
    );
    return row && textOf(row, 'name');
  }

  /** Gives files to the submission that names them. */
  link(ids: readonly string[], submission: number): void {
    for (const id of ids)
      this.#sql.run('UPDATE uploads SET submission = ? WHERE id = ? AND submission IS NULL', [submission, id]);
  }

  /** All files, oldest first, without what is in them. */
  list(): object {
    const rows = this.#sql.all(
      'SELECT id, form, field, name, length(content) AS size, submission FROM uploads ORDER BY created, rowid',
    );
    return {
      count: rows.length,
      uploads: rows.map((row) => ({
        id: textOf(row, 'id'),
        formId: textOf(row, 'form'),
        fieldId: textOf(row, 'field'),
        name: textOf(row, 'name'),
        size: numberOf(row, 'size'),
        submission: row.submission === null ? null : numberOf(row, 'submission'),
      })),
    };
  }

  clear(): void {
    this.#sql.run('DELETE FROM uploads');
  }
}
