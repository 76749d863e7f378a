import { resizeLimits } from '../../vocab/codes/motion.ts';

/** Requests a call after the wait; every further request begins the wait again. */
export interface Debounced {
  (): void;
  /** Cancels a call that is still waiting. */
  cancel(): void;
}

/**
 * Calls a function once after the last request of a burst (SCROLL-307).
 *
 * @param wait in ms, 300 by default (SCROLL-306)
 */
export function debounce(fn: () => void, wait: number = resizeLimits.debounceMs): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  const request = (): void => {
    cancel();
    timer = setTimeout(fn, wait);
  };
  return Object.assign(request, { cancel });
}
