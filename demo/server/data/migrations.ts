import { SHOP_MIGRATION } from './shop-migration.ts';

/** The database's shape, step by step. A step that has been published is never changed; the next one is added. */
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
  `
  CREATE TABLE collected (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    content TEXT NOT NULL
  ) STRICT;
  CREATE INDEX collected_kind ON collected (kind);

  CREATE TABLE members (
    email TEXT PRIMARY KEY,
    salt TEXT NOT NULL,
    hash TEXT NOT NULL,
    language TEXT
  ) STRICT;

  CREATE TABLE member_sessions (
    token TEXT PRIMARY KEY,
    email TEXT NOT NULL REFERENCES members (email) ON DELETE CASCADE,
    xsrf TEXT NOT NULL,
    ends INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    content TEXT NOT NULL
  ) STRICT;

  CREATE TABLE carts (
    token TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    code TEXT
  ) STRICT;

  CREATE TABLE cart_entries (
    id INTEGER PRIMARY KEY,
    cart TEXT NOT NULL REFERENCES carts (token) ON DELETE CASCADE,
    sku TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    additional TEXT NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE members ADD COLUMN owner INTEGER NOT NULL DEFAULT 0;

  ALTER TABLE carts ADD COLUMN id TEXT NOT NULL DEFAULT '';
  UPDATE carts SET id = lower(hex(randomblob(12)));

  CREATE INDEX sessions_rotated ON sessions (rotated);
  `,
  `
  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    session TEXT NOT NULL,
    form TEXT NOT NULL REFERENCES forms (id),
    field TEXT NOT NULL,
    name TEXT NOT NULL,
    content BLOB NOT NULL,
    created INTEGER NOT NULL,
    submission INTEGER REFERENCES submissions (id) ON DELETE CASCADE,
    UNIQUE (session, key)
  ) STRICT;
  CREATE INDEX uploads_waiting ON uploads (created) WHERE submission IS NULL;
  `,
  SHOP_MIGRATION,
  // The agenda: collections of events, and what happens when.
  `
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
  `,
  `
  ALTER TABLE collected ADD COLUMN key TEXT;
  CREATE UNIQUE INDEX collected_key ON collected (kind, key);
  `,
];
