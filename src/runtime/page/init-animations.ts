import { animationsWithoutWindow } from '../../vocab/logged-messages.ts';

/**
 * Sets up an animation where there is a window to run it in (MARQ-613).
 *
 * @param start sets it up and gives its stop
 * @returns that stop
 * @throws Error where there is no window
 */
export function initAnimations(start: (window: Window) => () => void): () => void {
  if (typeof window === 'undefined') throw new Error(animationsWithoutWindow);
  return start(window);
}
