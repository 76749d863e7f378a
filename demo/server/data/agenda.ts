import { AGENDA_COLLECTION, events } from '../../site/content/events.ts';
import { type PictureName, pictures } from '../../site/content/pictures.ts';
import { type Row, type Sql, textOf } from './sql.ts';

/** An event as the database has it; its times have the studio's own offset. */
export interface StoredEvent {
  readonly slug: string;
  readonly title: string;
  readonly words: string;
  readonly place: string;
  readonly picture: PictureName;
  readonly starts: string;
  readonly ends: string;
}

/** Most events of one answer. */
const MOST = 100;

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);

const pictureOf = (name: string): PictureName => (isPicture(name) ? name : 'forno-aberto');

const eventOf = (row: Row): StoredEvent => ({
  slug: textOf(row, 'slug'),
  title: textOf(row, 'title'),
  words: textOf(row, 'words'),
  place: textOf(row, 'place'),
  picture: pictureOf(textOf(row, 'picture')),
  starts: textOf(row, 'starts'),
  ends: textOf(row, 'ends'),
});

/** What happens when, by the collection that it belongs to. */
export class Agenda {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Events follow the site's content at every start. */
  seed(): void {
    this.#sql.run('INSERT INTO collections (id, path) VALUES (?, ?) ON CONFLICT DO NOTHING', [
      AGENDA_COLLECTION,
      '/atelie/agenda',
    ]);
    this.#sql.run('DELETE FROM events WHERE collection = ?', [AGENDA_COLLECTION]);
    for (const { slug, title, words, place, picture, start, end } of events)
      this.#sql.run(
        'INSERT INTO events (slug, collection, title, words, place, picture, starts, ends) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        [slug, AGENDA_COLLECTION, title, words, place, picture, start, end],
      );
  }

  /** The path of a collection of events; null where there is none of this id. */
  pathOf(collection: string): string | null {
    const row = this.#sql.get('SELECT path FROM collections WHERE id = ?', [collection]);
    return row && textOf(row, 'path');
  }

  /** What happens in a month such as `2026-12`, also in part of it, in order of time. */
  inMonth(collection: string, month: string): StoredEvent[] {
    const rows = this.#sql.all(
      `SELECT * FROM events WHERE collection = ? AND substr(starts, 1, 7) <= ? AND substr(ends, 1, 7) >= ? ORDER BY starts LIMIT ${MOST}`,
      [collection, month, month],
    );
    return rows.map(eventOf);
  }

  /** What a collection has, in order of time. */
  of(collection: string): StoredEvent[] {
    return this.#sql
      .all(`SELECT * FROM events WHERE collection = ? ORDER BY starts LIMIT ${MOST}`, [collection])
      .map(eventOf);
  }
}
