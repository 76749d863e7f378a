import sqlite, { type Database } from 'node-sqlite3-wasm';

export type Value = number | bigint | string | Uint8Array | null;
export type Row = Readonly<Record<string, unknown>>;

/** The few things the repositories ask of the embedded database. Every statement is finalised by the driver's own short forms. */
export class Sql {
  readonly #db: Database;

  /** @param file a path, or `:memory:` */
  constructor(file: string) {
    this.#db = new sqlite.Database(file);
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** @returns how many rows changed */
  run(sql: string, values: Value[] = []): number {
    return this.#db.run(sql, values).changes;
  }

  all(sql: string, values: Value[] = []): Row[] {
    return this.#db.all(sql, values);
  }

  get(sql: string, values: Value[] = []): Row | null {
    return this.#db.get(sql, values);
  }

  /** All of `work` or nothing of it. It is synchronous, so no other call of this process comes between. */
  transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    if (this.#db.isOpen) this.#db.close();
  }
}

export const textOf = (row: Row, column: string): string => String(row[column] ?? '');
export const numberOf = (row: Row, column: string): number => Number(row[column] ?? 0);
