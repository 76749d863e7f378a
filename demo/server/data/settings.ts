import { type Sql, textOf } from './sql.ts';

const SEED: Readonly<Record<string, unknown>> = {
  'header-footer': {
    header: { title: 'Ateliê Serra', sticky: false },
    footer: { lines: ['Ouro Preto, Minas Gerais'] },
  },
  multilingual: { connected: true, provider: 'tradutor-de-demonstração' },
  languages: ['pt-BR', 'en', 'es'],
};

/** Named settings of the site, as JSON. */
export class Settings {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  seed(): void {
    for (const [name, value] of Object.entries(SEED))
      this.#sql.run('INSERT INTO settings (name, content) VALUES (?, ?) ON CONFLICT DO NOTHING', [
        name,
        JSON.stringify(value),
      ]);
  }

  read(name: string): unknown {
    const row = this.#sql.get('SELECT content FROM settings WHERE name = ?', [name]);
    return row && JSON.parse(textOf(row, 'content'));
  }

  write(name: string, value: unknown): void {
    this.#sql.run(
      'INSERT INTO settings (name, content) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET content = excluded.content',
      [name, JSON.stringify(value)],
    );
  }
}
