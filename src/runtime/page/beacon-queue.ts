import { StoredQueue } from './stored-queue.ts';
import type { WebStorage } from './web-storage.ts';

/** Largest body of a batch, in bytes. A browser takes 64 KiB of them under way at once, whatever else is sent. */
export const MAX_BATCH_BYTES = 50_000;

/** Most bytes that wait: a page in trouble must not grow without end. What comes beyond is dropped. */
const LARGEST_QUEUE = 1_000_000;

/** Longest wait for an answer, in ms: that of every call. */
const LONGEST_WAIT = 30_000;

/** What leaves the page in one piece. */
export interface BeaconBody {
  readonly body: string;
  readonly type: string;
}

/** What the page knows of an outage of its server, and learns here of it; `CircuitBreaker` of the call layer is one. */
export interface ServerWatch {
  /** Whether something may go out now that nobody asked for; if so, it is counted. */
  admits(): boolean;
  heard(answer: Pick<Response, 'status' | 'headers'>): void;
  failed(): void;
}

export interface BeaconQueueOptions<Item> {
  /** Where batches go: an absolute address of the site. */
  readonly address: string;
  encode(items: readonly Item[]): BeaconBody;
  /** Ms between two sends while the page is open. */
  readonly every: number;
  /** What the keys begin with under which unsent items wait for the next page. */
  readonly key: string;
  readonly shelf: WebStorage;
  /** Whether anything may be kept of this visitor now. Who takes that back takes back what waits, too. */
  mayKeep(): boolean;
  readonly outage: ServerWatch;
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Sends items in batches. While the page is open a batch counts as delivered once the server has said so; a page that goes hands its batches to the
 * browser: as a beacon, where it refuses as a request that outlives the page, and what is refused then waits for the next page. Nothing leaves while
 * an outage holds it back.
 */
export class BeaconQueue<Item> {
  readonly #parts: BeaconQueueOptions<Item>;
  readonly #kept: StoredQueue;
  #waiting: Item[] = [];
  /** Bytes of what waits, each item by itself. */
  #size = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  /** The last batch did not arrive: the next try waits for its time, however much comes in. */
  #failed = false;
  #stopped = false;
  #couldKeep: boolean;
  /** How often everything was forgotten: a batch under way then must not come back. */
  #forgotten = 0;

  constructor(parts: BeaconQueueOptions<Item>) {
    const { shelf, key } = parts;
    this.#parts = parts;
    this.#kept = new StoredQueue({ storage: shelf, key, maxBytes: LARGEST_QUEUE });
    this.#couldKeep = parts.mayKeep();
    if (this.#couldKeep) void this.#kept.take((items) => this.#takeOver(items));
    else this.#kept.clear();
  }

  /** Adds an item; one that is too large to be sent by itself, or has no text, is dropped. */
  push(item: Item): void {
    const size = this.#sizeOf(item);
    if (this.#stopped || size > MAX_BATCH_BYTES || this.#size + size > LARGEST_QUEUE) return;
    this.#waiting.push(item);
    this.#size += size;
    if (this.#size > MAX_BATCH_BYTES && !this.#failed) void this.flush();
    else this.#schedule();
  }

  /** Sends what waits now, one batch after the other; what comes in meanwhile waits for its own time. What does not arrive is tried then, too. */
  async flush(): Promise<void> {
    this.#unschedule();
    if (this.#sending) return;
    this.#sending = true;
    this.#failed = false;
    this.#mayKeep();
    for (let left = this.#waiting.length; left > 0 && this.#waiting.length > 0 && !this.#failed; ) {
      this.#failed = !this.#parts.outage.admits();
      if (this.#failed) break;
      // In the browser's hands: a page that goes meanwhile must not send it again.
      const batch = this.#next(left);
      left -= batch.length;
      const before = this.#forgotten;
      this.#failed = !(await this.#fetch(batch));
      if (this.#failed && before === this.#forgotten) this.#putBack(batch);
    }
    this.#sending = false;
    this.#schedule();
  }

  /** The page goes: everything leaves now, or waits for the next page. */
  leave(): void {
    this.#unschedule();
    const mayKeep = this.#mayKeep();
    while (this.#waiting.length > 0) {
      const admitted = this.#parts.outage.admits();
      const batch = this.#next();
      if (admitted && this.#beacon(batch)) continue;
      this.#putBack(batch);
      if (mayKeep && this.#kept.leave(this.#waiting)) this.#drop();
      else if (admitted) this.#letGo();
      break;
    }
    // A page that was only hidden goes on.
    this.#schedule();
  }

  /** The visitor takes back what was allowed: what waits, here or for the next page, is not sent any more. */
  forget(): void {
    this.#forgotten += 1;
    this.#drop();
    this.#kept.clear();
  }

  stop(): void {
    this.leave();
    this.#stopped = true;
    this.#unschedule();
    this.#drop();
  }

  #schedule(): void {
    if (this.#waiting.length > 0 && !this.#stopped)
      this.#timer ??= setTimeout(() => void this.flush(), this.#parts.every);
  }

  #unschedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #mayKeep(): boolean {
    const may = this.#parts.mayKeep();
    if (this.#couldKeep && !may) this.forget();
    this.#couldKeep = may;
    return may;
  }

  #sizeOf(item: Item): number {
    try {
      return bytes(this.#parts.encode([item]).body);
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  }

  /** As many of the first items as one batch holds, and at most so many. */
  #next(most = this.#waiting.length): Item[] {
    const { encode } = this.#parts;
    let count = Math.min(most, this.#waiting.length);
    while (count > 1 && bytes(encode(this.#waiting.slice(0, count)).body) > MAX_BATCH_BYTES)
      count = Math.ceil(count / 2);
    const batch = this.#waiting.splice(0, count);
    this.#size = this.#waiting.length > 0 ? bytes(encode(this.#waiting).body) : 0;
    return batch;
  }

  #putBack(batch: readonly Item[]): void {
    this.#waiting.unshift(...batch);
    this.#size += bytes(this.#parts.encode(batch).body);
  }

  #drop(): void {
    this.#waiting = [];
    this.#size = 0;
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
    const { address, encode, outage } = this.#parts;
    const { body, type } = encode(batch);
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), LONGEST_WAIT);
    try {
      const answer = await Promise.race([
        fetch(address, {
          method: 'POST',
          body,
          headers: { 'Content-Type': type },
          keepalive: true,
          credentials: 'include',
          redirect: 'error',
          signal: over.signal,
        }),
        // A fetch that a page has wrapped may not end with its signal.
        new Promise<never>((_, reject) => over.signal.addEventListener('abort', () => reject(over.signal.reason))),
      ]);
      outage.heard(answer);
      const { ok, status } = answer;
      // What the server will not have, it will not have later.
      return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
    } catch {
      outage.failed();
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Nothing can be kept, so the browser is asked once more, in the other way, and nobody hears what becomes of it. */
  #letGo(): void {
    do void this.#fetch(this.#next());
    while (this.#waiting.length > 0 && this.#parts.outage.admits());
  }

  /** What an earlier page could not send. It stays for a later one where this one has ended meanwhile. */
  #takeOver(items: readonly unknown[]): void {
    if (this.#stopped) this.#kept.leave(items);
    else for (const item of items) this.push(item as Item);
  }
}
