import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import type { Request } from '../../vocab/calls.ts';
import type { ConsentSlice } from '../store/consent.ts';
import type { Page } from './page.ts';

/** The visitor's choice, as page and banner work on it. */
export interface ConsentControl {
  get(): ConsentSlice;
  /** Grants and takes back single purposes. */
  set(purposes: Readonly<Partial<Record<ConsentPurpose, boolean>>>): void;
  /** Shows the choice again. */
  open(): void;
}

/** What each service gives to those that ask for it; `undefined` for one that only works. */
export interface ServiceApis {
  consent: ConsentControl;
  /** The page's one call layer. */
  calls: Request;
}

export type ServiceName = keyof ServiceApis;

/** A service at work. */
export interface RunningService<Api = unknown> {
  readonly api: Api;
  stop(): void;
  /**
   * Takes an event that its declaration names.
   *
   * @returns whether it did something, so that the event's own way is over
   */
  handle?(event: Event): boolean;
}

/** What a service's chunk gives. */
export interface ServiceModule<Api = unknown> {
  start(page: Page): RunningService<Api>;
}
