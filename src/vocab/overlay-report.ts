import type { PopupReason } from './rules/overlays/popup-display.ts';

/** What lies over a page without having been asked for, and can be shown to its owner on demand. */
export type OverlayName = 'popup' | 'announcement-bar' | 'mobile-info-bar' | 'cookie-banner';

/** Why an overlay is not shown now: the page has nothing to show, it is switched off, its rules forbid it, it was closed, it is not due yet, something is in its way. */
export type OverlayAbsence =
  | 'absent'
  | 'other-page'
  | 'closed'
  | 'decided'
  | 'not-mobile'
  | 'too-wide'
  | 'later'
  | 'in-the-way'
  | PopupReason;

/** One overlay of the page, as its owner is told of it. */
export interface OverlayReport {
  readonly name: OverlayName;
  /** Null while it is shown. */
  readonly reason: OverlayAbsence | null;
  /** Whether it can be shown now, or taken away. */
  readonly canChange: boolean;
}
