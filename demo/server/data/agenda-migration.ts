/** The agenda: collections of events, and what happens when. */
export const AGENDA_MIGRATION = `
  CREATE TABLE collections (
    id TEXT PRIMARY KEY,
    path TEXT NOT NULL
  ) STRICT;

  CREATE TABLE events (
    slug TEXT PRIMARY KEY,
    collection TEXT NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    words TEXT NOT NULL,
    place TEXT NOT NULL,
    picture TEXT NOT NULL,
    starts TEXT NOT NULL,
    ends TEXT NOT NULL
  ) STRICT;
  CREATE INDEX events_starts ON events (collection, starts);
  `;
