/** Functions that run once when the page starts, in the order of their registration (CTX-025). */
export interface Initialisers {
  /** Registers an initialiser. If the page is already initialised, it runs immediately, once. */
  register(name: string, fn: () => void): void;
  /** Runs every registered initialiser, including those that an initialiser registers, then calls `after` to set the flags. A second call does nothing. */
  run(after: () => void): void;
  /** Returns the names of the registered initialisers; after `run`, all of them have run. */
  done(): readonly string[];
}

export function createInitialisers(failed: (name: string, error: unknown) => void): Initialisers {
  const known = new Map<string, () => void>();
  let started = false;
  let initialised = false;
  const call = (fn: () => void, name: string): void => {
    try {
      fn();
    } catch (error) {
      failed(name, error);
    }
  };
  return {
    register(name, fn) {
      if (known.has(name)) return;
      known.set(name, fn);
      if (initialised) call(fn, name);
    },
    run(after) {
      if (started) return;
      started = true;
      known.forEach(call);
      initialised = true;
      after();
    },
    done: () => [...known.keys()],
  };
}
