import { animationsWithoutWindow } from '../../vocab/logged-messages.ts';
import { documentMember } from './document-member.ts';

/** Runs a function when the page is idle, after one second at the latest. Returns a function that cancels it. */
export function whenIdle(fn: () => void): () => void {
  let wanted = true;
  const run = (): void => {
    if (wanted) fn();
  };
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 200)))(run, { timeout: 1_000 });
  return () => {
    wanted = false;
  };
}

/** Calls a function once, some ms after the page's load event, or immediately if that time has passed. Returns a function that cancels it. */
export function afterLoad(ms: number, fn: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page's own clock or a careful browser may hide when that was.
  const loaded = entry?.loadEventStart || (documentMember('readyState') === 'complete' ? performance.now() : 0);
  const wait = (): void => {
    timer = setTimeout(fn, ms);
  };
  if (loaded > 0) timer = setTimeout(fn, Math.max(0, loaded + ms - performance.now()));
  else addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', wait);
  };
}

/**
 * Starts an animation if there is a window to run it in (MARQ-613).
 *
 * @param start starts it and returns a function that stops it
 * @returns that function
 * @throws Error if there is no window
 */
export function initAnimations(start: (window: Window) => () => void): () => void {
  if (typeof window === 'undefined') throw new Error(animationsWithoutWindow);
  return start(window);
}
