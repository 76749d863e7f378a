import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../../demo/server/data/migrations.ts';
import { openStore } from '../../../../demo/server/data/open-store.ts';
import { Sql } from '../../../../demo/server/data/sql.ts';

it('a database from before the shop keeps its carts, and a later start keeps the stock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const file = join(folder, 'vitrine.db');
  try {
    const old = new Sql(file);
    const before = MIGRATIONS.slice(0, 4);
    for (const step of before) old.exec(step);
    old.exec(`PRAGMA user_version = ${before.length}`);
    old.run("INSERT INTO carts (token, created, code, id) VALUES ('ficha', 5, 'BARRO10', 'abc')");
    old.run("INSERT INTO cart_entries (cart, sku, quantity, additional) VALUES ('ficha', 'SR-0201', 3, 'null')");
    old.close();

    const migrated = await openStore(file, Date.now);
    expect(migrated.carts.find('ficha')).toMatchObject({
      code: 'BARRO10',
      changed: 5,
      purchased: false,
      giftCards: [],
      lines: [{ sku: 'SR-0201', quantity: 3, plan: null }],
    });
    expect(migrated.catalogue.find('SR-0201')).toMatchObject({ price: 9_600, stock: 22 });
    migrated.catalogue.take('SR-0201', 4);
    migrated.close();

    const again = await openStore(file, Date.now);
    expect(again.catalogue.find('SR-0201')).toMatchObject({ stock: 18 });
    expect(again.reviews.of('caneca-neblina').count).toBe(3);
    again.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
