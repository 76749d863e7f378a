type Grant = (lock: Lock | null) => unknown;

interface Waiting {
  readonly mode: LockMode;
  start(): Promise<void>;
}

/** Web Locks as browsers have them, for several tabs in one process: first come, first served; shared ones together. */
export function webLocks(): Pick<LockManager, 'request'> {
  const waiting: Waiting[] = [];
  let held: { mode: LockMode; count: number } = { mode: 'shared', count: 0 };
  const next = (): void => {
    const [first] = waiting;
    if (!first || (held.count > 0 && (held.mode === 'exclusive' || first.mode === 'exclusive'))) return;
    waiting.shift();
    held = { mode: first.mode, count: held.count + 1 };
    first.start().finally(() => {
      held.count -= 1;
      next();
    });
    next();
  };
  const request = (_name: string, { mode = 'exclusive' }: LockOptions, grant: Grant): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push({
        mode,
        start: async () => {
          try {
            resolve(await grant(null));
          } catch (error) {
            reject(error);
          }
        },
      });
      queueMicrotask(next);
    });
  // Only this one of its overloads is used.
  return { request: request as unknown as LockManager['request'] };
}
