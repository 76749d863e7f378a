/**
 * Sets up an animation where there is a window to run it in (002, "Errors").
 *
 * @param start sets it up and gives its stop
 * @returns that stop
 * @throws Error 'Cannot init animations without a window context' where there is no window
 */
export function initAnimations(start: (window: Window) => () => void): () => void {
  if (typeof window === 'undefined') throw new Error('Cannot init animations without a window context');
  return start(window);
}
