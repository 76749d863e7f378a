import { NO_MOTION_QUERY } from '../../vocab/names.ts';

const query = '(prefers-reduced-motion: reduce)';

const switchedOff = (): boolean => new URLSearchParams(globalThis.location?.search).get(NO_MOTION_QUERY) === 'true';

/** Whether things may move: the visitor's setting, read live, and `?nomotion=true`. */
export const motion = {
  reduced: (): boolean => switchedOff() || (globalThis.matchMedia?.(query).matches ?? false),
  /** Tells of every change while the page is open. Returns the stop. */
  watch(fn: (reduced: boolean) => void): () => void {
    const list = globalThis.matchMedia?.(query);
    const changed = (): void => fn(motion.reduced());
    list?.addEventListener('change', changed);
    return () => list?.removeEventListener('change', changed);
  },
};
