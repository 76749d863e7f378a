import type { Context } from '../../../vocab/context.ts';
import type { Page } from '../../stage/page.ts';

/** The page with what `telemetry` has read of it, so that no later file has to hold the code for that. */
export interface MeasuredPage extends Page {
  /** The page's context, validated. */
  readonly site: Context;
  /** True if its server is the platform's, which knows the calls of the measuring services. */
  readonly isOfPlatform: boolean;
  /** What visitors did with blocks, as far as it was sent as a trace before this service started. */
  readonly traced: ReadonlySet<CustomEvent>;
  /** Prints what failed, in any mode and each time (ERR-606). */
  logFailure(message: string): void;
}

/** A service that telemetry starts once the page has loaded and is idle. It has no API: it only works. */
export interface LaterService {
  /**
   * @param early the events of `BLOCK_EVENTS` that were fired before
   * @returns a function that stops it and sends what waits
   */
  start(page: MeasuredPage, early: readonly CustomEvent[]): () => void;
}

/** Makes one service of several that are in one file. One that fails to start changes nothing for the others (TRACK-006). */
export const together = (services: readonly LaterService[]): LaterService => ({
  start(page, early) {
    const stops = services.flatMap(({ start }) => {
      try {
        return [start(page, early)];
      } catch {
        return [];
      }
    });
    return () => {
      for (const stop of stops) stop();
    };
  },
});
