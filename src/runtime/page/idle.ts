/** Runs a function when the page is idle, after a second at most. Returns the stop. */
export function whenIdle(fn: () => void): () => void {
  let wanted = true;
  const run = (): void => {
    if (wanted) fn();
  };
  // Safari has no requestIdleCallback.
  (globalThis.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 200)))(run, { timeout: 1_000 });
  return () => {
    wanted = false;
  };
}
