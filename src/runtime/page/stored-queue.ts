import { toJson } from '../../vocab/rules/text/to-json.ts';
import { randomText } from './random-text.ts';
import type { WebStorage } from './web-storage.ts';

export interface StoredQueueOptions {
  readonly storage: WebStorage;
  /** Prefix of the keys. */
  readonly key: string;
  /** Maximum size of all items together, in bytes. */
  readonly maxBytes: number;
}

/**
 * Another process may see a removed key for a while: its lock is held for this long, in ms. Not longer, since Firefox keeps no page in its back/forward cache that
 * holds a lock.
 */
const LOCK_HOLD = 10_000;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Items that one page stores for the next. Each page that stores items writes a key of its own, and only one page takes a key, so that tabs neither overwrite
 * nor duplicate each other's items.
 */
export class StoredQueue {
  readonly #options: StoredQueueOptions;

  constructor(options: StoredQueueOptions) {
    this.#options = options;
  }

  /** Stores as many of the first items as fit; the others are dropped. False if nothing can be stored. */
  store(items: readonly unknown[]): boolean {
    const { storage, key, maxBytes } = this.#options;
    const free = this.#keys().reduce((left, one) => left - bytes(storage.read(one) ?? ''), maxBytes);
    let count = items.length;
    while (count > 0 && bytes(toJson(items.slice(0, count))) > free) count = Math.floor(count / 2);
    return count === 0 || storage.write(`${key}:${randomText()}`, toJson(items.slice(0, count)));
  }

  /** Takes the items that other pages stored. A key is taken by one page only if the browser supports Web Locks. */
  take(fn: (items: readonly unknown[]) => void): void {
    const keys = this.#keys();
    // Most pages find nothing and then request no lock.
    if (keys.length === 0) return;
    const { storage } = this.#options;
    const takeOne = (key: string): void => {
      const items = parseList(storage.read(key));
      storage.remove(key);
      fn(items);
    };
    if (!navigator.locks) {
      for (const key of keys) takeOne(key);
      return;
    }
    let isLeft = false;
    const released = new Promise<void>((release) => {
      const leave = (): void => {
        isLeft = true;
        release();
      };
      addEventListener('pagehide', leave, { once: true });
      setTimeout(release, LOCK_HOLD);
    });
    for (const key of keys) {
      const takeAlone = (lock: Lock | null): Promise<void> | undefined => {
        // What a page takes once it is left would wait until the visitor is back.
        if (!lock || isLeft) return;
        takeOne(key);
        return released;
      };
      navigator.locks.request(key, { ifAvailable: true }, takeAlone).catch(() => {});
    }
  }

  /** Removes all stored items. */
  clear(): void {
    for (const one of this.#keys()) this.#options.storage.remove(one);
  }

  #keys(): readonly string[] {
    return this.#options.storage.keys(`${this.#options.key}:`);
  }
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
