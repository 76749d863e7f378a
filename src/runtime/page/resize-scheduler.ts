import { resizeLimits } from '../../vocab/codes/motion.ts';
import { type Debounced, debounce } from './debounce.ts';

/** In order of registration, which is also the order in which handlers with the same wait run. */
const handlers = new Set<Debounced>();

const requestAll = (): void => {
  for (const request of handlers) request();
};

/**
 * Calls a function after the window was resized, once for each burst of resize events (SCROLL-305, SCROLL-307). One listener of the window serves all
 * handlers.
 *
 * @param wait in ms, 150 by default (SCROLL-308); galleries wait 100
 * @returns a function that removes the handler, also while it waits
 */
export function onWindowResize(fn: () => void, wait: number = resizeLimits.handlerMs): () => void {
  const request = debounce(fn, wait);
  if (handlers.size === 0) addEventListener('resize', requestAll, { passive: true });
  handlers.add(request);
  return () => {
    request.cancel();
    if (handlers.delete(request) && handlers.size === 0) removeEventListener('resize', requestAll);
  };
}
