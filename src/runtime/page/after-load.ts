/** Calls once, so many ms after the page's load event, at once where they are over already. Returns the stop. */
export function afterLoad(ms: number, fn: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = entry?.loadEventStart ?? 0;
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
