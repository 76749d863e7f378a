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

/** A browser's process learns of a released lock before it learns of keys that another process removed: for this time, in ms, no other page takes items. */
const LOCK_HOLD = 1_000;

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

  /** Takes the items that other pages stored, one page at a time if the browser supports Web Locks, otherwise immediately. */
  async take(fn: (items: readonly unknown[]) => void): Promise<void> {
    const { storage, key } = this.#options;
    // Most pages find nothing and then request no lock.
    if (this.#keys().length === 0) return;
    const takeAll = (): void => {
      for (const one of this.#keys()) {
        const items = parseList(storage.read(one));
        storage.remove(one);
        fn(items);
      }
    };
    if (!navigator.locks) return takeAll();
    // A page in the back/forward cache would keep the lock, or its place in the lock's queue, for as long as it is cached.
    const gone = new AbortController();
    const away = (): void => gone.abort();
    addEventListener('pagehide', away);
    const takeAlone = (): Promise<void> => {
      takeAll();
      return new Promise((settled) => {
        setTimeout(settled, LOCK_HOLD);
        gone.signal.addEventListener('abort', () => settled());
      });
    };
    await navigator.locks.request(key, { signal: gone.signal }, takeAlone).catch(() => {});
    removeEventListener('pagehide', away);
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
