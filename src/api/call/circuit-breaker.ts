import { retryAfter } from './retry-after.ts';

/** Requests nobody asked for that a tab may send to a server that does not answer, within `WINDOW` ms. */
const MOST = 30;
const WINDOW = 600_000;
/** After this many without an answer they go out one at a time, so far apart that some are left when the server comes back. */
const FREE = 15;
const APART = WINDOW / (MOST - FREE);

/** A gateway in front of a dead server answers with these. */
const DEAD: readonly number[] = [502, 503, 504];

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
  readonly #note: TabStorage;
  /** When automatic requests went out that nobody has answered. */
  #sent: number[];
  /** When this page last sent one: each page may try once by itself. */
  #last = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #quietUntil: number;
  /** Each says whether its wait is over. */
  #waiting: (() => boolean)[] = [];

  /** @param now milliseconds since 1970 */
  constructor(note: TabStorage, now: () => number = Date.now) {
    this.#now = now;
    this.#note = note;
    const [quietUntil = 0, ...sent] = (note.read() ?? '').split(',').map(Number);
    this.#quietUntil = quietUntil < now() + DAY ? quietUntil : 0;
    this.#sent = sent.filter((time) => time <= now());
  }

  /** Whether an automatic request may go out now; if so, it is counted. While the server is known neither as dead nor as alive it may. */
  admits(): boolean {
    if (this.#outlook() === 'dead') return false;
    this.#count();
    return true;
  }

  /** The same for one that can wait until the server is known as dead or alive. False as soon as the signal ends the wait. */
  admitted(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (): boolean => {
        const outlook = signal.aborted ? 'dead' : this.#outlook();
        if (outlook === 'unknown') return false;
        if (outlook === 'alive') this.#count();
        resolve(outlook === 'alive');
        return true;
      };
      if (settle()) return;
      this.#waiting.push(settle);
      signal.addEventListener('abort', () => resolve(false));
    });
  }

  /** The server answered, or a gateway in its place. */
  heard({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
    if (status === 429) {
      this.#quietUntil = this.#now() + retryAfter(headers.get('Retry-After'), this.#now());
      this.#remember();
    }
    if (DEAD.includes(status)) this.failed();
    else this.over();
  }

  failed(): void {
    this.#failures += 1;
    this.#wake();
  }

  /** The server is there again, or the device is on line again. */
  over(): void {
    this.#failures = 0;
    if (this.#sent.length > 0) {
      this.#sent = [];
      this.#remember();
    }
    this.#wake();
  }

  /** As `alive` counts a server of which few requests, or none for a while, are without an answer. */
  #outlook(): 'alive' | 'dead' | 'unknown' {
    const now = this.#now();
    this.#sent = this.#sent.filter((time) => now - time < WINDOW);
    if (now < this.#quietUntil || this.#sent.length >= MOST) return 'dead';
    if (this.#sent.length < FREE || now - this.#last >= APART) return 'alive';
    return this.#failures > 0 ? 'dead' : 'unknown';
  }

  #count(): void {
    this.#last = this.#now();
    this.#sent.push(this.#last);
    this.#remember();
  }

  #wake(): void {
    while (this.#waiting[0]?.()) this.#waiting.shift();
  }

  #remember(): void {
    this.#note.write([this.#quietUntil, ...this.#sent].join());
  }
}
