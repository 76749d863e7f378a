import type { FormDefinition } from '../../site/content/form-definition.ts';
import { forms as seeds } from '../../site/content/forms.ts';
import { type Sql, textOf } from './sql.ts';

/** The forms of the site, by their id. */
export class Forms {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Brings the site's own definitions in, in place of older ones. */
  seed(): void {
    for (const form of seeds) {
      this.#sql.run(
        `INSERT INTO forms (id, name, definition) VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, definition = excluded.definition`,
        [form.formId, form.formName, JSON.stringify(form)],
      );
    }
  }

  find(id: string): FormDefinition | null {
    const row = this.#sql.get('SELECT definition FROM forms WHERE id = ?', [id]);
    return row && JSON.parse(textOf(row, 'definition'));
  }
}
