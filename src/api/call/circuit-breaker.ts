import { retryAfter } from './retry-after.ts';

/** Requests nobody asked for that a tab may send to a server that does not answer, within `WINDOW` ms. */
const MAX_UNANSWERED = 30;
const WINDOW = 600_000;
/** After this many without an answer they go out one at a time, so far apart that some are left when the server comes back. */
const UNSPACED = 15;
const MIN_INTERVAL = WINDOW / (MAX_UNANSWERED - UNSPACED);

/** A gateway in front of a dead server answers with these. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

/** The longest wait that a note is believed, in ms. */
const DAY = 86_400_000;

/** A text that stays with the tab from page to page. */
export interface TabStorage {
  /** Null where there is none. */
  read(): string | null;
  write(text: string): void;
}

/**
 * Keeps a tab from making an outage worse. It limits automatic requests and second tries; what a visitor does never asks here. A server that answers
 * is never limited: what goes beyond the first requests waits for the first sign of how it is.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  readonly #storage: TabStorage;
  /** When automatic requests went out that nobody has answered. */
  #sent: number[];
  /** When this page last sent one: each page may try once by itself. */
  #last = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #quietUntil: number;
  /** Each says whether its wait is over. */
  #waiting: (() => boolean)[] = [];

  /** @param now milliseconds since 1970 */
  constructor(storage: TabStorage, now: () => number = Date.now) {
    this.#now = now;
    this.#storage = storage;
    const [quietUntil = 0, ...sent] = (storage.read() ?? '').split(',').map(Number);
    this.#quietUntil = quietUntil < now() + DAY ? quietUntil : 0;
    this.#sent = sent.filter((time) => time <= now());
  }

  /** Whether an automatic request may go out now; if so, it is counted. While the server is known neither as dead nor as alive it may. */
  allowRequest(): boolean {
    if (this.#serverState() === 'dead') return false;
    this.#count();
    return true;
  }

  /** The same for one that can wait until the server is known as dead or alive. False as soon as the signal ends the wait. */
  whenAllowed(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (): boolean => {
        const state = signal.aborted ? 'dead' : this.#serverState();
        if (state === 'unknown') return false;
        if (state === 'alive') this.#count();
        resolve(state === 'alive');
        return true;
      };
      if (settle()) return;
      this.#waiting.push(settle);
      signal.addEventListener('abort', () => resolve(false));
    });
  }

  /** The server answered, or a gateway in its place. */
  recordResponse({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
    if (status === 429) {
      this.#quietUntil = this.#now() + retryAfter(headers.get('Retry-After'), this.#now());
      this.#save();
    }
    if (GATEWAY_ERRORS.includes(status)) this.recordFailure();
    else this.reset();
  }

  recordFailure(): void {
    this.#failures += 1;
    this.#wake();
  }

  /** The server is there again, or the device is on line again. */
  reset(): void {
    this.#failures = 0;
    if (this.#sent.length > 0) {
      this.#sent = [];
      this.#save();
    }
    this.#wake();
  }

  /** As `alive` counts a server of which few requests, or none for a while, are without an answer. */
  #serverState(): 'alive' | 'dead' | 'unknown' {
    const now = this.#now();
    this.#sent = this.#sent.filter((time) => now - time < WINDOW);
    if (now < this.#quietUntil || this.#sent.length >= MAX_UNANSWERED) return 'dead';
    if (this.#sent.length < UNSPACED || now - this.#last >= MIN_INTERVAL) return 'alive';
    return this.#failures > 0 ? 'dead' : 'unknown';
  }

  #count(): void {
    this.#last = this.#now();
    this.#sent.push(this.#last);
    this.#save();
  }

  #wake(): void {
    while (this.#waiting[0]?.()) this.#waiting.shift();
  }

  #save(): void {
    this.#storage.write([this.#quietUntil, ...this.#sent].join());
  }
}
