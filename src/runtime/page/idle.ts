/** Runs a function when the page is idle, after a second at most. Returns the stop. */
export function whenIdle(fn: () => void): () => void {
  let wanted = true;
  const run = (): void => {
    if (wanted) fn();
  };
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 1_000 });
  else setTimeout(run, 200);
  return () => {
    wanted = false;
  };
}
