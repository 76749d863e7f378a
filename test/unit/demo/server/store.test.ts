import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore, removeStore, type Store } from '../../../../demo/server/data/open-store.ts';
import { Sql } from '../../../../demo/server/data/sql.ts';
import { resetData } from '../../../../demo/server/serve.ts';
import { contactForm, forms } from '../../../../demo/site/content/forms.ts';
import { started } from './started.ts';
import { controlOf, Visitor } from './visitor.ts';

const folders: string[] = [];
const stores: Store[] = [];

afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function fresh(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  folders.push(folder);
  return join(folder, 'data', 'vitrine.db');
}

async function open(file: string, now = Date.now): Promise<Store> {
  const store = await openStore(file, now);
  stores.push(store);
  return store;
}

const submission = (key: string) => ({
  key,
  form: contactForm.formId,
  page: '/',
  native: false,
  values: {},
  subscriber: null,
});

/** Writes in another process, which is killed in the middle of its transaction. */
function crash(file: string): void {
  const script = `
    const { Database } = require('node-sqlite3-wasm');
    const db = new Database(process.argv[1]);
    db.exec('PRAGMA cache_size = 5; BEGIN');
    db.exec("UPDATE submissions SET content = content || 'half written'");
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['-e', script, file]);
  expect(signal).toBe('SIGKILL');
}

describe('the database', () => {
  it('is made with its forms on the first start, and found again on the next', async () => {
    const data = fresh();
    const first = await started({ data });
    const visitor = await new Visitor(first.url).arrive();
    expect((await visitor.save(await visitor.key())).status).toBe(200);
    await first.close();
    const second = await started({ data });
    expect(await controlOf(second.url, '/__submissions')).toMatchObject({ count: 1 });
    const store = await open(data);
    for (const form of forms) expect(store.forms.find(form.formId)).toEqual(form);
    expect(store.forms.find('nothing')).toBeNull();
  });

  it('waits for another process’s lock, and takes one that a crash left behind', async () => {
    const file = fresh();
    (await open(file)).close();
    const lock = `${file}.lock`;
    mkdirSync(lock);
    expect(() => new Sql(file).all('SELECT * FROM forms')).toThrow(/locked/);
    const opening = openStore(file, Date.now);
    const early = await Promise.race([
      opening.then(() => 'open'),
      new Promise((done) => setTimeout(done, 200, 'waits')),
    ]);
    expect(early).toBe('waits');
    utimesSync(lock, 0, 0);
    const store = await opening;
    stores.push(store);
    expect(existsSync(lock)).toBe(false);
    expect(store.submissions.add(submission('a'))).toBe(1);
  });

  it('undoes what a crash left half written', async () => {
    const file = fresh();
    const before = await open(file);
    before.transaction(() => {
      for (let index = 0; index < 400; index += 1)
        before.submissions.add({ ...submission(`key-${index}`), values: { text: 'x'.repeat(400) } });
    });
    const whole = before.submissions.list();
    before.close();
    crash(file);
    expect([existsSync(`${file}.lock`), existsSync(`${file}-journal`)]).toEqual([true, true]);
    utimesSync(`${file}.lock`, 0, 0);

    const after = await open(file);
    expect(after.submissions.list()).toEqual(whole);
    expect(existsSync(`${file}-journal`)).toBe(false);
    after.close();
    const sql = new Sql(file);
    expect(sql.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    sql.close();
  });

  it('is reset to its seeds while others have it open, and made anew where it is no database', async () => {
    const file = fresh();
    const [one, other] = [await open(file), await open(file)];
    one.submissions.add(submission('a'));
    expect(other.submissions.list()).toMatchObject({ count: 1 });
    other.reset();
    expect(one.submissions.list()).toMatchObject({ count: 0 });
    expect(one.forms.find(contactForm.formId)).toEqual(contactForm);
    one.close();
    other.close();
    writeFileSync(file, 'this is no database'.repeat(500));
    await expect(openStore(file, Date.now)).rejects.toThrow();
    removeStore(file);
    expect((await open(file)).submissions.list()).toMatchObject({ count: 0 });
  });

  it('leaves a named file alone that is no data of the demo: another database, a text, a folder', async () => {
    const file = fresh();
    mkdirSync(dirname(file), { recursive: true });
    const sql = new Sql(file);
    sql.exec('CREATE TABLE notes (text); INSERT INTO notes VALUES (1)');
    sql.close();
    const text = join(dirname(file), 'notes.txt');
    writeFileSync(text, 'mine'.repeat(500));
    const before = [file, text].map((one) => readFileSync(one));
    for (const one of [file, text, dirname(file)]) await expect(resetData(undefined, one)).rejects.toThrow();
    expect([file, text].map((one) => readFileSync(one))).toEqual(before);
  });

  it('does all of a transaction or nothing', async () => {
    const store = await open(':memory:');
    expect(() =>
      store.transaction(() => {
        store.submissions.add(submission('a'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.submissions.list()).toMatchObject({ count: 0 });
  });

  it('forgets refused attempts and used keys when their time is over', async () => {
    let time = 1_000_000;
    const store = await open(':memory:', () => time);
    const attempt = { errors: { email: 'no' }, values: {}, page: '/' };
    const token = store.attempts.add(contactForm.formId, attempt);
    expect(store.attempts.find(contactForm.formId, token)).toEqual(attempt);
    expect(store.attempts.find(forms[1]?.formId ?? '', token)).toBeNull();
    time += 15 * 60_000;
    expect(store.attempts.find(contactForm.formId, token)).toBeNull();
  });
});
