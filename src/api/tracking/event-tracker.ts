/** A tracker besides the client of the events service (EVENT-614). The requirements show no format: name and data go through as they are. */
export interface EventTracker {
  track(name: string, data?: unknown): void;
}

/** Makes a tracker of what a site hands in, that may be called at any time: without one it does nothing, and a failure of one is nobody's. */
export const eventTracker = (given: Partial<EventTracker> | null): EventTracker => ({
  track(name, data) {
    try {
      given?.track?.(name, data);
    } catch {}
  },
});
