/** The shop: catalogue with stock, codes and gift cards, what a cart knows beside its lines, orders, reviews and wishes. */
export const SHOP_MIGRATION = `
  CREATE TABLE products (
    slug TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    title TEXT NOT NULL
  ) STRICT;

  CREATE TABLE variants (
    sku TEXT PRIMARY KEY,
    product TEXT NOT NULL REFERENCES products (slug) ON DELETE CASCADE,
    price INTEGER NOT NULL,
    sale INTEGER,
    member INTEGER,
    stock INTEGER
  ) STRICT;

  CREATE TABLE plans (
    product TEXT NOT NULL REFERENCES products (slug) ON DELETE CASCADE,
    id TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (product, id)
  ) STRICT;

  CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    content TEXT NOT NULL
  ) STRICT;

  CREATE TABLE gift_cards (
    code TEXT PRIMARY KEY,
    balance INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE cart_gift_cards (
    cart TEXT NOT NULL REFERENCES carts (token) ON DELETE CASCADE,
    code TEXT NOT NULL REFERENCES gift_cards (code) ON DELETE CASCADE,
    PRIMARY KEY (cart, code)
  ) STRICT;

  ALTER TABLE carts ADD COLUMN note TEXT NOT NULL DEFAULT '';
  ALTER TABLE carts ADD COLUMN postal TEXT;
  ALTER TABLE carts ADD COLUMN option TEXT;
  ALTER TABLE carts ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE carts ADD COLUMN lapsed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE carts ADD COLUMN purchased INTEGER;
  UPDATE carts SET changed = created;
  ALTER TABLE cart_entries ADD COLUMN plan TEXT;

  CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    once TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    total INTEGER NOT NULL,
    content TEXT NOT NULL,
    created INTEGER NOT NULL,
    paid INTEGER
  ) STRICT;

  CREATE TABLE reviews (
    id INTEGER PRIMARY KEY,
    product TEXT NOT NULL REFERENCES products (slug) ON DELETE CASCADE,
    once TEXT UNIQUE,
    rating INTEGER NOT NULL,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    name TEXT NOT NULL,
    verified INTEGER NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX reviews_product ON reviews (product);

  CREATE TABLE restock_wishes (
    sku TEXT NOT NULL,
    email TEXT NOT NULL,
    product TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (sku, email)
  ) STRICT;
  `;
