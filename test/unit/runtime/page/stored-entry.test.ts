import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCookie, readCookie } from '../../../../src/runtime/page/cookies.ts';
import { storedEntry } from '../../../../src/runtime/page/stored-entry.ts';
import type { WebStorage } from '../../../../src/runtime/page/web-storage.ts';

const KEY = 'vitrine:ensaio';
const COOKIE = 'vitrine-ensaio';
const off: WebStorage = { read: () => null, write: () => false, remove: () => {}, keys: () => [] };

function memory(): WebStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => Boolean(texts.set(key, text)),
    remove: (key) => void texts.delete(key),
    keys: () => [],
  };
}

function entryOn(shelf: WebStorage) {
  const warned: string[] = [];
  const clock = { now: 1_000 };
  const entry = storedEntry({
    key: KEY,
    storage: shelf,
    cookie: COOKIE,
    warn: (message) => void warned.push(message),
    now: () => clock.now,
  });
  return { ...entry, warned, clock };
}

beforeEach(() => clearCookie(COOKIE));

describe('a stored entry', () => {
  it('is an object with a value and, if it ends, a time [SESSION-609] [SESSION-610]', () => {
    const shelf = memory();
    const { write, read } = entryOn(shelf);
    expect(write({ a: [1] })).toBe(true);
    expect(shelf.texts.get(KEY)).toBe('{"value":{"a":[1]}}');
    expect(read()).toEqual({ a: [1] });
    write('b', 2_000);
    expect(shelf.texts.get(KEY)).toBe('{"value":"b","expires":2000}');
  });

  it('yields nothing after its time, and is gone; without a time it stays [SESSION-611]', () => {
    const shelf = memory();
    const { write, read, clock } = entryOn(shelf);
    write('a', 2_000);
    clock.now = 1_999;
    expect(read()).toBe('a');
    clock.now = 2_000;
    expect(read()).toBeUndefined();
    expect(shelf.texts.size).toBe(0);
    write('b');
    clock.now = 1e15;
    expect(read()).toBe('b');
  });

  it('stands in a cookie where storage keeps nothing [SESSION-612]', () => {
    const { write, read, clear } = entryOn(off);
    expect(write('ção;')).toBe(true);
    expect(readCookie(COOKIE)).toBe('{"value":"ção;"}');
    expect(read()).toBe('ção;');
    clear();
    expect(read()).toBeUndefined();
    expect(readCookie(COOKIE)).toBeNull();
  });

  it.each(['{', '7', 'null', '{"expires":1}', '{"value":1,"expires":"amanhã"}'])(
    'that cannot be read is none, and that is said, never thrown: %s [SESSION-614] [ERR-609]',
    (text) => {
      const shelf = memory();
      shelf.write(KEY, text);
      const { read, warned } = entryOn(shelf);
      expect(read()).toBeUndefined();
      expect(warned).toHaveLength(1);
      expect(shelf.texts.size).toBe(0);
    },
  );

  it('in a cookie is said to have failed in storage, and is read all the same [SESSION-612] [SESSION-614] [ERR-609]', () => {
    const { write, read, warned } = entryOn(off);
    expect(write('a')).toBe(true);
    expect(warned).toEqual([`${KEY} cannot be stored in this browser’s storage.`]);
    expect(read()).toBe('a');
  });

  it('replaces what was stored before it, in whichever place [SESSION-602] [SESSION-612]', () => {
    const shelf = memory();
    const { write, read } = entryOn(shelf);
    write('old');
    const full = entryOn({ ...shelf, write: () => false });
    expect(full.write('new')).toBe(true);
    expect(full.read()).toBe('new');
    expect(read()).toBe('new');
    write('newer');
    expect(read()).toBe('newer');
    expect(readCookie(COOKIE)).toBeNull();
    shelf.texts.clear();
    expect(read()).toBeUndefined();
  });

  it('leaves no older value where it stays nowhere itself [SESSION-602]', () => {
    const shelf = memory();
    entryOn(shelf).write('old');
    const full = entryOn({ ...shelf, write: () => false });
    const refused = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
    expect(full.write('new')).toBe(false);
    refused.mockRestore();
    expect(full.read()).toBeUndefined();
  });

  it('without an end, said as infinity, stays [SESSION-611]', () => {
    const { write, read, clock } = entryOn(memory());
    expect(write('a', Number.POSITIVE_INFINITY)).toBe(true);
    clock.now = 1e15;
    expect(read()).toBe('a');
  });

  const ring: { self?: unknown } = {};
  ring.self = ring;
  it.each<[string, unknown, number | undefined]>([
    ['contains itself', ring, undefined],
    ['is a bigint', 1n, undefined],
    ['is nothing', undefined, undefined],
    ['is a function', () => 1, undefined],
    ['is over already', 'a', 999],
    ['has no time that one can read', 'a', Number.NaN],
  ])('is none, said and never thrown, where the value %s [SESSION-614] [ERR-609]', (_, value, expires) => {
    const { write, read, warned } = entryOn(memory());
    write('old');
    expect(write(value, expires)).toBe(false);
    expect(warned).toEqual([`${KEY} cannot be stored.`]);
    expect(read()).toBeUndefined();
  });

  it('that stays nowhere is said, never thrown [SESSION-614] [ERR-609]', () => {
    const { write, warned } = entryOn(off);
    const refused = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
      throw new Error('cookies are off');
    });
    expect(write('a')).toBe(false);
    expect(warned.at(-1)).toBe(`${KEY} cannot be stored.`);
    refused.mockRestore();
  });
});
