import { toJson } from '../../vocab/rules/text/to-json.ts';
import { randomText } from './random-text.ts';
import type { WebStorage } from './web-storage.ts';

export interface StoredQueueOptions {
  readonly storage: WebStorage;
  /** What the keys begin with. */
  readonly key: string;
  /** Most bytes of all of them together. */
  readonly maxBytes: number;
}

/** A browser's process hears of a free lock before it hears of keys that another one removed: for so long, in ms, nobody else takes over anything. */
const LOCK_HOLD = 1_000;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Items that one page leaves to the next. Each page that leaves some writes a key of its own, and one page alone takes a key over, so that tabs neither
 * write over nor double each other's.
 */
export class StoredQueue {
  readonly #options: StoredQueueOptions;

  constructor(options: StoredQueueOptions) {
    this.#options = options;
  }

  /** Leaves as many of the first items as there is room for; what comes beyond is dropped. False where the shelf takes nothing. */
  store(items: readonly unknown[]): boolean {
    const { storage, key, maxBytes } = this.#options;
    const free = this.#keys().reduce((left, one) => left - bytes(storage.read(one) ?? ''), maxBytes);
    let count = items.length;
    while (count > 0 && bytes(toJson(items.slice(0, count))) > free) count = Math.floor(count / 2);
    return count === 0 || storage.write(`${key}:${randomText()}`, toJson(items.slice(0, count)));
  }

  /** Takes over what other pages left, one page at a time where the browser can keep it so. Without Web Locks that is at once. */
  async take(fn: (items: readonly unknown[]) => void): Promise<void> {
    const { storage, key } = this.#options;
    // Most pages find nothing and ask for no lock.
    if (this.#keys().length === 0) return;
    const takeAll = (): void => {
      for (const one of this.#keys()) {
        const items = parseList(storage.read(one));
        storage.remove(one);
        fn(items);
      }
    };
    if (!navigator.locks) return takeAll();
    // A page that goes into the back/forward cache would hold the lock, or its place in the queue, for as long as it lies there.
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

  /** Removes all of them. */
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
