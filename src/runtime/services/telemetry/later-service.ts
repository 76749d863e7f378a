import type { Page } from '../../blocks/page.ts';

/** The chunk of a service that telemetry starts once the page has loaded and is idle. It has no API: it only works. */
export interface LaterService {
  readonly default: {
    /**
     * @param early the events of `BLOCK_EVENTS` that were fired before
     * @returns a function that stops it and sends what waits
     */
    start(page: Page, early: readonly CustomEvent[]): () => void;
  };
}
