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
  accept(): void;
  refuse(): void;
  /** Commands of the page: the detail is part of the cookie settings, checked by the control. */
  force(settings?: unknown): void;
  update(settings?: unknown): void;
  unforce(): void;
}

/** What runs once per page without a block. */
export interface Services {
  readonly consent: ConsentControl;
  /** The page's one call layer. */
  request(): Promise<Request>;
}

/** The chunk of the services. */
export interface ServicesDoor {
  startServices(page: Page): Services;
}
