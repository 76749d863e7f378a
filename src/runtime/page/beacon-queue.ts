import { toJson } from '../../vocab/rules/to-json.ts';
import type { Shelf } from './storage.ts';

/** Largest body of a batch, in bytes. A browser takes 64 KiB of them under way at once, whatever else is sent. */
export const LARGEST_BATCH = 50_000;

/** Most bytes that wait: a page in trouble must not grow without end. What comes beyond is dropped. */
export const LARGEST_QUEUE = 1_000_000;

/** What leaves the page in one piece. */
export interface BeaconBody {
  readonly body: string;
  readonly type: string;
}

export interface BeaconQueueParts<Item> {
  /** Where batches go: an absolute address of the site. */
  readonly address: string;
  encode(items: readonly Item[]): BeaconBody;
  /** Ms between two sends while the page is open. */
  readonly every: number;
  /** Under which key unsent items wait for the next page. */
  readonly key: string;
  /** Where they wait; null as long as nothing may be kept of this visitor. */
  shelf(): Shelf | null;
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Sends items in batches. While the page is open a batch counts as delivered once the server has said so; a page that goes hands its batches to the
 * browser: as a beacon, where it refuses as a request that outlives the page, and what is refused then waits for the next page.
 */
export class BeaconQueue<Item> {
  readonly #parts: BeaconQueueParts<Item>;
  #waiting: Item[] = [];
  /** Bytes of what waits, each item by itself. */
  #size = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  /** The last batch did not arrive: the next try waits for its time, however much comes in. */
  #failed = false;
  #stopped = false;

  constructor(parts: BeaconQueueParts<Item>) {
    this.#parts = parts;
    this.#takeKept();
  }

  /** Adds an item; one that is too large to be sent by itself is dropped. */
  push(item: Item): void {
    const size = bytes(this.#parts.encode([item]).body);
    if (this.#stopped || size > LARGEST_BATCH || this.#size + size > LARGEST_QUEUE) return;
    this.#waiting.push(item);
    this.#size += size;
    if (this.#size > LARGEST_BATCH && !this.#failed) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), this.#parts.every);
  }

  /** Sends what waits now, one batch after the other; what comes in meanwhile waits for its own time. What does not arrive is tried then, too. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#sending) return;
    this.#sending = true;
    let left = this.#waiting.length;
    do {
      // In the browser's hands: a page that goes meanwhile must not send it again.
      const batch = this.#next(left);
      this.#failed = batch.length > 0 && !(await this.#fetch(batch));
      if (this.#failed) this.#putBack(batch);
      left -= batch.length;
    } while (!this.#failed && left > 0 && this.#waiting.length > 0);
    this.#sending = false;
    if (this.#waiting.length > 0 && !this.#stopped)
      this.#timer ??= setTimeout(() => void this.flush(), this.#parts.every);
  }

  /** The page goes: everything leaves now, or waits for the next page. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      if (this.#beacon(batch)) continue;
      this.#putBack(batch);
      if (!this.#keep()) this.#letGo();
      return;
    }
  }

  stop(): void {
    this.leave();
    this.#stopped = true;
  }

  /** As many of the first items as one batch holds, and at most so many. */
  #next(most = this.#waiting.length): Item[] {
    const { encode } = this.#parts;
    let count = Math.min(most, this.#waiting.length);
    while (count > 1 && bytes(encode(this.#waiting.slice(0, count)).body) > LARGEST_BATCH) count = Math.ceil(count / 2);
    const batch = this.#waiting.splice(0, count);
    this.#size = this.#waiting.length > 0 ? bytes(encode(this.#waiting).body) : 0;
    return batch;
  }

  #putBack(batch: readonly Item[]): void {
    this.#waiting.unshift(...batch);
    this.#size += bytes(this.#parts.encode(batch).body);
  }

  #beacon(batch: readonly Item[]): boolean {
    const { address, encode } = this.#parts;
    const { body, type } = encode(batch);
    try {
      return navigator.onLine && navigator.sendBeacon(address, new Blob([body], { type }));
    } catch {
      return false;
    }
  }

  async #fetch(batch: readonly Item[]): Promise<boolean> {
    const { address, encode } = this.#parts;
    const { body, type } = encode(batch);
    try {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        body,
        headers: { 'Content-Type': type },
        keepalive: true,
        credentials: 'include',
        redirect: 'error',
      });
      // What the server will not have, it will not have later.
      return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
    } catch {
      return false;
    }
  }

  /** Beside what another tab left there. */
  #keep(): boolean {
    const { key } = this.#parts;
    const shelf = this.#parts.shelf();
    if (!shelf?.write(key, toJson([...listIn(shelf.read(key)), ...this.#waiting]))) return false;
    this.#waiting = [];
    this.#size = 0;
    return true;
  }

  /** Nothing may be kept, so the browser is asked once more, in the other way, and nobody hears what becomes of it. */
  #letGo(): void {
    while (this.#waiting.length > 0) void this.#fetch(this.#next());
  }

  /** Takes over what an earlier page could not send. */
  #takeKept(): void {
    const { key, shelf } = this.#parts;
    const place = shelf();
    const items = listIn(place?.read(key) ?? null);
    place?.remove(key);
    for (const item of items) this.push(item as Item);
  }
}

function listIn(text: string | null): readonly unknown[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
