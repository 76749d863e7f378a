import { StoredQueue } from './stored-queue.ts';
import type { WebStorage } from './web-storage.ts';

/** Maximum body of a batch, in bytes. A browser allows 64 KiB of pending beacon bodies in total, whatever else is sent. */
export const MAX_BATCH_BYTES = 50_000;

/** Maximum size of the waiting items, in bytes, so that the queue of a failing page does not grow without limit. Further items are dropped. */
const MAX_QUEUE_BYTES = 1_000_000;

/** Maximum wait for a response, in ms; the same as for every call. */
const MAX_WAIT = 30_000;

/** The body of one request. */
interface BeaconBody {
  readonly body: string;
  readonly type: string;
}

/** Limits requests to a server that does not respond, and receives the responses from here; `CircuitBreaker` of the call layer is one. */
interface RequestGuard {
  /** Returns whether an automatic request may be sent now; if so, the request is counted. */
  allowRequest(): boolean;
  recordUnsent(): void;
  recordResponse(answer: Pick<Response, 'status' | 'headers'>): void;
  recordFailure(): void;
}

export interface BeaconQueueOptions<Item> {
  /** Destination of the batches: an absolute address of the site. */
  readonly address: string;
  encode(items: readonly Item[]): BeaconBody;
  /** Interval between two sends while the page is open, in ms. */
  readonly every: number;
  /** Prefix of the keys under which unsent items are stored for the next page. */
  readonly key: string;
  readonly storage: WebStorage;
  /** Returns whether anything may be stored about this visitor now. Who withdraws that calls `clear`. */
  mayStore(): boolean;
  readonly breaker: RequestGuard;
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** An item and its size in bytes, measured once: a page that ends has half a second, too little to encode a long queue for each batch. */
type Sized<Item> = readonly [item: Item, size: number];

const sizeOf = (items: readonly Sized<unknown>[]): number => items.reduce((sum, [, size]) => sum + size, 0);
const itemsOf = <Item>(items: readonly Sized<Item>[]): Item[] => items.map(([item]) => item);

/**
 * Sends items in batches. While the page is open, a batch counts as delivered once the server has confirmed it. When the page is left, it hands its batches to
 * the browser as beacons. A batch that the browser refuses is stored for the next page, as is the one that is under way when the page ends; what cannot be stored is
 * sent as a keepalive request. Nothing is sent while the circuit breaker is open.
 */
export class BeaconQueue<Item> {
  readonly #options: BeaconQueueOptions<Item>;
  readonly #stored: StoredQueue;
  #waiting: Sized<Item>[] = [];
  #underWay: Sized<Item>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  /** The last batch did not arrive: the next attempt waits for the timer, however many items are added. */
  #failed = false;
  #stopped = false;
  /** The page may have ended: the outcome of the batch that is being sent will not be known. */
  #ended = false;
  /** How often the queue was cleared: a batch that was being sent at that time must not be put back. */
  #clearCount = 0;

  constructor(options: BeaconQueueOptions<Item>) {
    this.#options = options;
    this.#stored = new StoredQueue({ ...options, maxBytes: MAX_QUEUE_BYTES });
    if (options.mayStore()) this.resume();
    else this.#stored.clear();
  }

  /** Takes what is stored: at the start what an earlier page left, and when the visitor returns what this page itself had to leave while it was hidden. */
  resume(): void {
    this.#ended = false;
    if (this.#options.mayStore()) this.#stored.take((items) => this.#restore(items));
  }

  /** Adds an item. An item that is too large to be sent by itself, or that cannot be written as JSON, is dropped. */
  push(item: Item): void {
    const size = this.#measure(item);
    if (this.#stopped || size > MAX_BATCH_BYTES || sizeOf(this.#waiting) + size > MAX_QUEUE_BYTES) return;
    this.#waiting.push([item, size]);
    if (sizeOf(this.#waiting) > MAX_BATCH_BYTES && !this.#failed) void this.flush();
    else this.#schedule();
  }

  /** Sends the items that are waiting now, one batch after the other. Items added in the meantime wait for the timer unless they fill a batch, as do items that did not arrive. */
  async flush(): Promise<void> {
    this.#unschedule();
    if (this.#sending) return;
    this.#sending = true;
    this.#failed = false;
    for (let left = this.#waiting.length; left > 0 && this.#waiting.length > 0 && !this.#failed; ) {
      this.#failed = !this.#options.breaker.allowRequest();
      if (this.#failed) break;
      // These items are being sent: if the page is left in the meantime, it must not send them again.
      const batch = this.#nextBatch(left);
      left -= batch.length;
      const before = this.#clearCount;
      this.#underWay = batch;
      this.#failed = !(await this.#fetch(batch));
      this.#underWay = [];
      if (this.#failed && before === this.#clearCount) this.#waiting.unshift(...batch);
    }
    this.#sending = false;
    if (sizeOf(this.#waiting) > MAX_BATCH_BYTES && !this.#failed) await this.flush();
    else this.#schedule();
  }

  /**
   * Called when the page is left: everything is sent now or stored for the next page.
   *
   * @param ends whether the page may end now
   */
  sendOnLeave(ends = false): void {
    this.#ended ||= ends;
    this.#unschedule();
    const mayStore = this.#options.mayStore();
    while (this.#waiting.length > 0) {
      const admitted = this.#options.breaker.allowRequest();
      const batch = this.#nextBatch();
      if (admitted && this.#beacon(batch)) continue;
      this.#waiting.unshift(...batch);
      const isStored = mayStore && this.#stored.store(itemsOf(this.#waiting));
      if (isStored) this.#waiting = [];
      if (admitted && isStored) this.#options.breaker.recordUnsent();
      else if (admitted) this.#sendUnstored();
      break;
    }
    // Chromium delivers most requests of a page that ends and drops some, and does not say which; those of a page that goes into the back/forward cache fail,
    // and the page may never come back. A server knows an item by its id that it receives twice.
    if (ends && mayStore) this.#stored.store(itemsOf(this.#underWay));
    // A page that was only hidden continues.
    this.#schedule();
  }

  /** Called when the visitor withdraws consent: items here or stored for the next page are not sent any more. */
  clear(): void {
    this.#clearCount += 1;
    this.#waiting = [];
    this.#underWay = [];
    this.#stored.clear();
  }

  stop(): void {
    this.sendOnLeave();
    this.#stopped = true;
    this.#unschedule();
    this.#waiting = [];
  }

  #schedule(): void {
    if (this.#waiting.length > 0 && !this.#stopped)
      this.#timer ??= setTimeout(() => void this.flush(), this.#options.every);
  }

  #unschedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #measure(item: Item): number {
    try {
      return bytes(this.#options.encode([item]).body);
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  }

  /** Removes and returns as many of the first items as one batch can contain, but at most `max`. */
  #nextBatch(max = this.#waiting.length): Sized<Item>[] {
    let count = 0;
    let size = 0;
    for (const [, own] of this.#waiting.slice(0, max)) {
      size += own;
      if (size <= MAX_BATCH_BYTES) count += 1;
    }
    return this.#waiting.splice(0, count);
  }

  #beacon(batch: readonly Sized<Item>[]): boolean {
    const { address, encode } = this.#options;
    const { body, type } = encode(itemsOf(batch));
    try {
      return navigator.onLine && navigator.sendBeacon(address, new Blob([body], { type }));
    } catch {
      return false;
    }
  }

  async #fetch(batch: readonly Sized<Item>[]): Promise<boolean> {
    const { address, encode, breaker } = this.#options;
    const { body, type } = encode(itemsOf(batch));
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), MAX_WAIT);
    try {
      const response = await Promise.race([
        fetch(address, {
          method: 'POST',
          body,
          headers: { 'Content-Type': type },
          keepalive: true,
          credentials: 'include',
          redirect: 'error',
          signal: timeout.signal,
        }),
        // A fetch that a page has wrapped may not reject when its signal aborts.
        new Promise<never>((_, reject) =>
          timeout.signal.addEventListener('abort', () => reject(timeout.signal.reason)),
        ),
      ]);
      breaker.recordResponse(response);
      const { ok, status } = response;
      // Items that the server rejects now would be rejected later, too.
      return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
    } catch {
      // Chromium rejects the requests of a page that ends, right after its `pagehide`, and yet delivers those with `keepalive`.
      if (this.#ended) return true;
      breaker.recordFailure();
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Nothing can be stored, so the other way of sending is tried once more; its outcome is not known. */
  #sendUnstored(): void {
    do void this.#fetch(this.#nextBatch());
    while (this.#waiting.length > 0 && this.#options.breaker.allowRequest());
  }

  /** Adds items that an earlier page could not send. They stay stored for a later page if this one has ended in the meantime. */
  #restore(items: readonly unknown[]): void {
    if (this.#stopped) this.#stored.store(items);
    else for (const item of items) this.push(item as Item);
  }
}
