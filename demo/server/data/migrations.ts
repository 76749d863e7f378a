/** The data base's shape, step by step. A step that has been published is never changed; the next one is added. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE forms (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    definition TEXT NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    crumb TEXT NOT NULL,
    previous TEXT,
    rotated INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE form_keys (
    key TEXT PRIMARY KEY,
    session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    used INTEGER
  ) STRICT;

  CREATE TABLE submissions (
    id INTEGER PRIMARY KEY,
    key TEXT UNIQUE,
    form TEXT NOT NULL REFERENCES forms (id),
    page TEXT NOT NULL,
    native INTEGER NOT NULL,
    created INTEGER NOT NULL,
    content TEXT NOT NULL
  ) STRICT;

  CREATE TABLE subscriptions (
    email TEXT PRIMARY KEY,
    form TEXT NOT NULL REFERENCES forms (id),
    created INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE attempts (
    token TEXT PRIMARY KEY,
    form TEXT NOT NULL REFERENCES forms (id),
    created INTEGER NOT NULL,
    content TEXT NOT NULL
  ) STRICT;
  `,
];
