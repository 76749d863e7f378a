/** Counts what each visitor does in a sliding window, and says when they may go on. */
export class RateLimit {
  readonly #times = new Map<string, number[]>();
  readonly #most: number;
  readonly #window: number;
  readonly #now: () => number;

  /** @param window length in ms in which `most` are let through */
  constructor(most: number, window: number, now: () => number) {
    this.#most = most;
    this.#window = window;
    this.#now = now;
  }

  /** @returns 0 where it is let through, else the whole seconds until the next one is */
  take(visitor: string): number {
    const now = this.#now();
    const recent = (this.#times.get(visitor) ?? []).filter((time) => time > now - this.#window);
    const [oldest = now] = recent;
    if (recent.length >= this.#most) return Math.max(1, Math.ceil((oldest + this.#window - now) / 1_000));
    this.#times.set(visitor, [...recent, now]);
    return 0;
  }

  clear(): void {
    this.#times.clear();
  }
}
