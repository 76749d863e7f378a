/** How many of the latest run times count towards the average (MARQ-612). */
export const SAMPLE_COUNT = 22;

/** The wait between two runs, as a multiple of the average run time (MARQ-612). */
const WAIT_FACTOR = 2;

/** The clock that the throttle uses; a test passes its own. */
export interface ThrottleClock {
  /** The current time, in milliseconds. */
  now(): number;
  /** Calls a function once after `ms` milliseconds; the returned function cancels the call. */
  after(ms: number, fn: () => void): () => void;
}

/** Requests a run. Requests during the wait become one run at its end. */
export interface Throttled {
  (): void;
  /** Cancels a run that is still waiting. The samples are kept. */
  cancel(): void;
}

const pageClock: ThrottleClock = {
  now: () => performance.now(),
  after: (ms, fn) => {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Limits how often a function runs: after a run it waits twice the average run time of the last 22 runs, in milliseconds, before it runs again (MARQ-612). The
 * first run is immediate. A run that throws counts as a sample too.
 */
export function throttle(work: () => void, clock: ThrottleClock = pageClock): Throttled {
  const samples: number[] = [];
  let dueAt = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | null = null;

  const run = (): void => {
    cancel = null;
    const started = clock.now();
    try {
      work();
    } finally {
      const ended = clock.now();
      samples.push(ended - started);
      if (samples.length > SAMPLE_COUNT) samples.shift();
      const average = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
      dueAt = ended + WAIT_FACTOR * average;
    }
  };

  const request = (): void => {
    if (cancel) return;
    const wait = dueAt - clock.now();
    if (wait > 0) cancel = clock.after(wait, run);
    else run();
  };

  return Object.assign(request, {
    cancel: () => {
      cancel?.();
      cancel = null;
    },
  });
}
