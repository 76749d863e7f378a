import type { OverlayReport } from '../../../vocab/overlay-report.ts';
import type { OverlayQueue } from './overlay-queue.ts';

/** The facts that decide about every overlay. */
export interface OverlaySituation {
  readonly queue: OverlayQueue;
  /** A screenshot of the page is being taken: nothing lies over it. */
  readonly screenshot: boolean;
  /** Returns whether the device is a mobile one. */
  mobile(): boolean;
  /**
   * An owner of the site is signed in: popup and announcement are marked previews, and nothing is remembered
   * (POPUP-002, BARS-001).
   */
  readonly owner: boolean;
}

/** One overlay of the page, decided by its own rules. */
export interface Overlay {
  /** Shows it as a marked preview, whatever its rules say. */
  force?(): void;
  /** Takes the preview away. */
  unforce?(): void;
  /** Why it is not shown, and whether it could be. It is asked only while it is not shown. */
  report(): Omit<OverlayReport, 'name'>;
  /** Elements were added to the page or removed: a router may have brought another page. */
  changed?(): void;
  /** A form of the page was sent. */
  submitted?(target: Element): void;
  /** A form of the page was sent, and its answer is another page. */
  leaves?(target: Element): void;
  stop(): void;
}
