/** A tracker in addition to the client of the events service (EVENT-614). The requirements show no format: name and data are passed through unchanged. */
export interface EventTracker {
  track(name: string, data?: unknown): void;
}

/** Wraps a site's tracker so that it can be called at any time: without a tracker it does nothing, and an exception of the tracker is ignored. */
export const eventTracker = (given: Partial<EventTracker> | null): EventTracker => ({
  track(name, data) {
    try {
      given?.track?.(name, data);
    } catch {}
  },
});
