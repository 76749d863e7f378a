import type { OverlayName, OverlayReport } from '../../../vocab/overlay-report.ts';

/** The overlays of the page, as its owner manages them. */
export interface OverlaysControl {
  /** Each overlay of the page, and why it is not shown. */
  report(): readonly OverlayReport[];
  /** Shows an overlay whatever its rules say, or takes it away. */
  show(name: OverlayName, shown: boolean): Promise<void>;
}
