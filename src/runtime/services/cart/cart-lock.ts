/** The lock that every tab of the site takes for a change of the cart. */
const LOCK = 'vitrine:cart';

/** Runs functions one after another, in all tabs of the site where the browser has Web Locks, otherwise in this one. */
export interface CartLock {
  /** @param mode `shared` for a read: reads may overlap each other, but no change */
  run<Result>(mode: LockMode, fn: () => Promise<Result>): Promise<Result>;
}

/**
 * Creates the one order of reads and changes. A browser that refuses its locks, as in a frame without an origin, leaves
 * the order of this tab.
 */
export function cartLock(locks: Pick<LockManager, 'request'> | undefined): CartLock {
  let last: Promise<unknown> = Promise.resolve();
  const inTab = <Result>(fn: () => Promise<Result>): Promise<Result> => {
    const next = last.then(fn, fn);
    last = next.catch(() => {});
    return next;
  };
  return {
    async run(mode, fn) {
      if (!locks) return inTab(fn);
      let entered = false;
      try {
        return await locks.request(LOCK, { mode }, () => {
          entered = true;
          return fn();
        });
      } catch (error) {
        if (entered) throw error;
        return inTab(fn);
      }
    },
  };
}
