import type { Page } from './page.ts';

/** A service at work. */
export interface RunningService<Api = unknown> {
  readonly api: Api;
  stop(): void;
  /**
   * Takes an event that its declaration names.
   *
   * @param target what the selector of the declaration matched; once the event is over, its own path is empty
   * @returns whether it did something, so that the event's own way is over
   */
  handle?(event: Event, target: EventTarget): boolean;
}

/** The default export of a service's chunk. */
export interface ServiceModule<Api = unknown> {
  start(page: Page): RunningService<Api>;
}
