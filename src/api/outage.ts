import { retryAfter } from './retry-after.ts';

/** Requests nobody asked for that a tab may send to a server that does not answer, within `WINDOW` ms. */
const MOST = 30;
const WINDOW = 600_000;
/** After this many failures they go out one at a time, so far apart that some are left when the server comes back. */
const FREE = 15;
const APART = WINDOW / (MOST - FREE);

/** A gateway in front of a dead server answers with these. */
const DEAD: readonly number[] = [502, 503, 504];

/** The longest wait that a note is believed, in ms. */
const DAY = 86_400_000;

/** A text that stays with the tab from page to page. */
export interface TabNote {
  /** Null where there is none. */
  read(): string | null;
  write(text: string): void;
}

/** Keeps a tab from making an outage worse. It limits automatic requests and second tries; what a visitor does never asks here. */
export class Outage {
  readonly #now: () => number;
  readonly #note: TabNote;
  /** When automatic requests went out that nobody has answered. */
  #sent: number[];
  #failures = 0;
  #quietUntil: number;

  constructor(now: () => number, note: TabNote) {
    this.#now = now;
    this.#note = note;
    const [quietUntil = 0, ...sent] = (note.read() ?? '').split(',').map(Number);
    this.#quietUntil = quietUntil < now() + DAY ? quietUntil : 0;
    this.#sent = sent.filter((time) => time <= now());
  }

  /** Whether an automatic request may go out now; if so, it is counted. */
  admits(): boolean {
    const now = this.#now();
    this.#sent = this.#sent.filter((time) => now - time < WINDOW);
    const last = this.#sent.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (now < this.#quietUntil || this.#sent.length >= MOST) return false;
    if (this.#failures >= FREE && now - last < APART) return false;
    this.#sent.push(now);
    this.#remember();
    return true;
  }

  /** The server answered, or a gateway in its place. */
  heard({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
    if (DEAD.includes(status)) this.failed();
    else this.over();
    if (status !== 429) return;
    this.#quietUntil = this.#now() + retryAfter(headers.get('Retry-After'), this.#now());
    this.#remember();
  }

  failed(): void {
    this.#failures += 1;
  }

  /** The server is there again, or the device is on line again. */
  over(): void {
    this.#failures = 0;
    if (this.#sent.length === 0) return;
    this.#sent = [];
    this.#remember();
  }

  #remember(): void {
    this.#note.write([this.#quietUntil, ...this.#sent].join());
  }
}
