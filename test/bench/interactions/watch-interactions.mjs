// What runs inside a measured page of the demo. It is sent there as text: nothing outside it is known to it.

/** The shortest interaction that the browser tells of, in ms. */
export const LEAST = 16;

/**
 * Before the page's own scripts: `interactions.worst` is the longest from an input to the next paint since it was set to 0, in ms, in steps of 8
 * as the browser tells them.
 */
export function watchInteractions(least) {
  globalThis.interactions = { worst: 0, what: '' };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries()) {
      if (!interactionId || duration <= interactions.worst) continue;
      interactions.worst = duration;
      interactions.what = name;
    }
  }).observe({ type: 'event', durationThreshold: least });
}
