/** Functions that run once when the page starts, in the order of their registration (000 §4). */
export class Initialisers {
  readonly #waiting = new Map<string, () => void>();
  readonly #done: Set<string> = new Set();
  readonly #failed: (name: string, error: unknown) => void;
  #started = false;
  #initialised = false;

  constructor(failed: (name: string, error: unknown) => void) {
    this.#failed = failed;
  }

  /** Registers an initialiser. After the page is initialised it runs at once, and once. */
  register(name: string, fn: () => void): void {
    if (this.#done.has(name) || this.#waiting.has(name)) return;
    this.#waiting.set(name, fn);
    if (this.#initialised) this.#runWaiting();
  }

  /** Runs every registered initialiser, then calls `after` for the flags. A second call does nothing. */
  run(after: () => void): void {
    if (this.#started) return;
    this.#started = true;
    this.#runWaiting();
    this.#initialised = true;
    after();
  }

  /** Which initialisers have run. */
  get done(): readonly string[] {
    return [...this.#done];
  }

  #runWaiting(): void {
    for (const [name, fn] of this.#waiting) {
      this.#waiting.delete(name);
      this.#done.add(name);
      try {
        fn();
      } catch (error) {
        this.#failed(name, error);
      }
    }
  }
}
