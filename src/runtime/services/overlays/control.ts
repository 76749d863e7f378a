import type { OverlayName, OverlayReport } from '../../../vocab/overlay-report.ts';

/** What lies over the page, for its owner. */
export interface OverlaysControl {
  /** Each overlay of the page, and why it is not shown. */
  report(): readonly OverlayReport[];
  /** Shows an overlay whatever its rules say, or takes it away. */
  show(name: OverlayName, shown: boolean): Promise<void>;
}
