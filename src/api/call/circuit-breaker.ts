import { retryAfter } from './retry-after.ts';

/** Maximum number of automatic requests that a tab may send to a server that does not respond, within `WINDOW` ms. */
const MAX_UNANSWERED = 30;
const WINDOW = 600_000;
/** After this many unanswered requests they are sent one at a time, so far apart that some are left when the server is available again. */
const UNSPACED = 15;
const MIN_INTERVAL = WINDOW / (MAX_UNANSWERED - UNSPACED);

/** Statuses with which a gateway responds when the server behind it is down. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

/** The longest stored wait that is accepted as valid, in ms. */
const DAY = 86_400_000;

/** A text that is kept for the tab from page to page. */
export interface TabStorage {
  /** Null if nothing is stored. */
  read(): string | null;
  write(text: string): void;
}

/**
 * Keeps a tab from making an outage worse. It limits automatic requests and retries; requests that a visitor causes are never limited. A server that responds
 * is never limited: requests beyond the first ones wait until the first response or failure shows the server's state.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  readonly #storage: TabStorage;
  /** Times of the automatic requests that have had no response. */
  #sent: number[];
  /** Times of this page's own last automatic requests: each page may make one attempt of its own. */
  #own: number[] = [];
  #failures = 0;
  #quietUntil: number;
  /** One function for each waiting request; it returns whether the wait is over. */
  #waiting: (() => boolean)[] = [];

  /** @param now milliseconds since 1970 */
  constructor(storage: TabStorage, now: () => number = Date.now) {
    this.#now = now;
    this.#storage = storage;
    const [quietUntil = 0, ...sent] = (storage.read() ?? '').split(',').map(Number);
    this.#quietUntil = quietUntil < now() + DAY ? quietUntil : 0;
    this.#sent = sent.filter((time) => time <= now());
  }

  /** Returns whether an automatic request may be sent now; if so, the request is counted. It is allowed while the server's state is unknown. */
  allowRequest(): boolean {
    if (this.#serverState() === 'dead') return false;
    this.#count();
    return true;
  }

  /** Counts the last request no longer: it was allowed and could not be sent. Another one may go in its place. */
  recordUnsent(): void {
    this.#sent.pop();
    this.#own.pop();
    this.#save();
    this.#wake();
  }

  /** As `allowRequest`, for a request that can wait until the server's state is known. Resolves to false as soon as the signal ends the wait. */
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

  /** Records a response of the server, or of a gateway in its place. */
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

  /** Forgets the outage: the server responds again, or the device is online again. */
  reset(): void {
    this.#failures = 0;
    if (this.#sent.length > 0) {
      this.#sent = [];
      this.#save();
    }
    this.#wake();
  }

  /** A server with few unanswered requests, or with none for a while, counts as `alive`. */
  #serverState(): 'alive' | 'dead' | 'unknown' {
    const now = this.#now();
    this.#sent = this.#sent.filter((time) => now - time < WINDOW);
    if (now < this.#quietUntil || this.#sent.length >= MAX_UNANSWERED) return 'dead';
    if (this.#sent.length < UNSPACED || now - (this.#own.at(-1) ?? Number.NEGATIVE_INFINITY) >= MIN_INTERVAL)
      return 'alive';
    return this.#failures > 0 ? 'dead' : 'unknown';
  }

  #count(): void {
    const now = this.#now();
    this.#sent.push(now);
    this.#own = [...this.#own.slice(1 - MAX_UNANSWERED), now];
    this.#save();
  }

  #wake(): void {
    while (this.#waiting[0]?.()) this.#waiting.shift();
  }

  #save(): void {
    this.#storage.write([this.#quietUntil, ...this.#sent].join());
  }
}
