/** Who is counted: a name for each kind of thing somebody is known by. */
type Who<Kind extends string> = Readonly<Record<Kind, string>>;

/** Counts in a sliding window what somebody does, by each thing they are known by, and says when they may go on. */
export class RateLimit<Kind extends string> {
  readonly #times = new Map<string, number[]>();
  readonly #most: readonly (readonly [Kind, number])[];
  readonly #window: number;
  readonly #now: () => number;
  #pruned: number;

  /**
   * @param most how often each kind is let through in the window
   * @param window its length in ms; one of 0 ms lets everything through
   */
  constructor(most: Readonly<Record<Kind, number>>, window: number, now: () => number) {
    this.#most = Object.entries(most) as [Kind, number][];
    this.#window = window;
    this.#now = now;
    this.#pruned = now();
  }

  /** How many names are held. */
  get size(): number {
    return this.#times.size;
  }

  /** @returns 0 where nothing is in the way, else the whole seconds until nothing is */
  wait(who: Who<Kind>): number {
    return Math.max(...this.#most.map(([kind, most]) => this.#waitOf(`${kind} ${who[kind]}`, most)));
  }

  /** Counts once, for all that somebody is known by. */
  count(who: Who<Kind>): void {
    this.#prune();
    for (const [kind] of this.#most) {
      const name = `${kind} ${who[kind]}`;
      this.#times.set(name, [...this.#recent(name), this.#now()]);
    }
  }

  /** Counts where nothing is in the way. @returns as `wait` */
  take(who: Who<Kind>): number {
    const wait = this.wait(who);
    if (wait === 0) this.count(who);
    return wait;
  }

  clear(): void {
    this.#times.clear();
  }

  #recent(name: string): number[] {
    const start = this.#now() - this.#window;
    return (this.#times.get(name) ?? []).filter((time) => time > start);
  }

  #waitOf(name: string, most: number): number {
    const recent = this.#recent(name);
    const [oldest = 0] = recent;
    return recent.length < most ? 0 : Math.max(1, Math.ceil((oldest + this.#window - this.#now()) / 1_000));
  }

  /** Forgets, once a window, whoever did nothing in it. */
  #prune(): void {
    const start = this.#now() - this.#window;
    if (this.#pruned > start) return;
    this.#pruned = this.#now();
    for (const [name, times] of this.#times) if ((times.at(-1) ?? 0) <= start) this.#times.delete(name);
  }
}
