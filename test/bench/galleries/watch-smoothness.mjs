// What runs inside a measured page of galleries. It is sent there as text: nothing outside it is known to it.

/** Before the page's own scripts: gathers layout shifts, long tasks and interactions. */
export function watchSmoothness() {
  const seen = { shift: 0, longest: 0, interaction: 0, what: '' };
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration);
  });
  observe(
    'event',
    ({ interactionId, duration, name }) => {
      if (!interactionId || duration <= seen.interaction) return;
      seen.interaction = duration;
      seen.what = `${name} ${seen.doing ?? ''}`;
    },
    { durationThreshold: 16 },
  );
  globalThis.seen = seen;
}

/** Waits until the block is ready and what it does at first is done. */
export const blockReady = () =>
  new Promise((ready) => {
    const look = () => {
      if (document.querySelector('[data-block-state=ready]'))
        requestIdleCallback(() => setTimeout(() => requestIdleCallback(ready), 300));
      else requestAnimationFrame(look);
    };
    look();
  });
