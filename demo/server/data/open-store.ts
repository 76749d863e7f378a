import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Agenda } from './agenda.ts';
import { Attempts } from './attempts.ts';
import { Carts } from './carts.ts';
import { Catalogue, NO_SAMPLES } from './catalogue.ts';
import { Codes } from './codes.ts';
import { Collected } from './collected.ts';
import { FormKeys } from './form-keys.ts';
import { Forms } from './forms.ts';
import { Members } from './members.ts';
import { MIGRATIONS } from './migrations.ts';
import { Orders } from './orders.ts';
import { RestockWishes } from './restock-wishes.ts';
import { Reviews } from './reviews.ts';
import { rollBack } from './roll-back.ts';
import { Sessions } from './sessions.ts';
import { Settings } from './settings.ts';
import { numberOf, Sql, textOf } from './sql.ts';
import { Submissions } from './submissions.ts';
import { takeLock } from './take-lock.ts';
import { Uploads } from './uploads.ts';

/** How long a statement waits for another process's, ms. */
const BUSY = 2_000;

/** The database's repositories. */
export interface Store {
  readonly sessions: Sessions;
  readonly keys: FormKeys;
  readonly forms: Forms;
  readonly submissions: Submissions;
  readonly uploads: Uploads;
  readonly attempts: Attempts;
  readonly collected: Collected;
  readonly members: Members;
  readonly settings: Settings;
  readonly carts: Carts;
  readonly agenda: Agenda;
  readonly catalogue: Catalogue;
  readonly codes: Codes;
  readonly orders: Orders;
  readonly reviews: Reviews;
  readonly restockWishes: RestockWishes;
  transaction<T>(work: () => T): T;
  /** Empties everything and seeds again. */
  reset(): void;
  close(): void;
}

function migrate(sql: Sql): void {
  const row = sql.get('PRAGMA user_version');
  const from = row ? numberOf(row, 'user_version') : 0;
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < from) continue;
    sql.exec(step);
    sql.exec(`PRAGMA user_version = ${index + 1}`);
  }
}

const tablesOf = (sql: Sql): string[] =>
  sql
    .all(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`)
    .map((table) => textOf(table, 'name'));

/** Whoever names a file by mistake must not find tables of the demo in it, or lose those that are there. */
function refuseForeign(sql: Sql): void {
  const tables = tablesOf(sql);
  if (tables.length > 0 && !tables.includes('form_keys')) throw new Error('it is the database of another program');
}

function drop(sql: Sql): void {
  const tables = tablesOf(sql);
  sql.exec('PRAGMA defer_foreign_keys = ON');
  // What refers to a table is dropped before it.
  for (const table of tables.toReversed()) sql.exec(`DROP TABLE "${table}"`);
  sql.exec('PRAGMA user_version = 0');
}

/**
 * Opens the database: made, migrated and seeded where it is not, repaired where a crash left it locked or half written.
 *
 * @param file a path, or `:memory:`
 * @param now the time, ms
 * @param samples what is sold beside the shop's own pieces
 */
export async function openStore(file: string, now: () => number, samples = NO_SAMPLES): Promise<Store> {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    const giveBack = await takeLock(file);
    try {
      rollBack(file);
    } finally {
      giveBack();
    }
  }
  const sql = new Sql(file);
  const forms = new Forms(sql);
  const members = new Members(sql, now);
  const settings = new Settings(sql);
  const catalogue = new Catalogue(sql, samples);
  const agenda = new Agenda(sql);
  const codes = new Codes(sql);
  const reviews = new Reviews(sql, now);
  const ready = (): void => {
    refuseForeign(sql);
    migrate(sql);
    for (const one of [forms, members, settings, agenda, catalogue, codes, reviews]) one.seed();
  };
  try {
    sql.exec(`PRAGMA busy_timeout = ${BUSY}`);
    sql.transaction(ready);
  } catch (error) {
    sql.close();
    throw error;
  }
  return {
    sessions: new Sessions(sql, now),
    forms,
    keys: new FormKeys(sql, now),
    submissions: new Submissions(sql, now),
    uploads: new Uploads(sql, now),
    attempts: new Attempts(sql, now),
    collected: new Collected(sql, now),
    members,
    settings,
    carts: new Carts(sql, now),
    agenda,
    catalogue,
    codes,
    orders: new Orders(sql, now),
    reviews,
    restockWishes: new RestockWishes(sql, now),
    transaction: (work) => sql.transaction(work),
    reset: () =>
      sql.transaction(() => {
        drop(sql);
        ready();
      }),
    close: () => sql.close(),
  };
}

/** Takes a database away, whatever state it is in. No process may have it open. */
export function removeStore(file: string): void {
  for (const path of [file, `${file}-journal`, `${file}.lock`]) rmSync(path, { recursive: true, force: true });
}
