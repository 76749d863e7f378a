import { tooltipLimits } from '../../../vocab/codes/motion.ts';

/** A box in CSS pixels of the window; a point is one without a size. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a tooltip is along one axis: after its anchor, before it if there is no room, and in any case inside the
 * margins of the window.
 *
 * @param from the end of the anchor after which it is
 * @param until the end before which it is when it flips
 */
function along(from: number, until: number, size: number, available: number): number {
  const { mouseOffsetPx, edgeMarginPx } = tooltipLimits;
  const last = available - edgeMarginPx - size;
  const after = from + mouseOffsetPx;
  const before = until - mouseOffsetPx - size;
  const place = after > last && before >= edgeMarginPx ? before : after;
  return Math.max(edgeMarginPx, Math.min(place, last));
}

/**
 * Places a tooltip 15 px to the right of and below the pointer, and 20 px or more from every edge of the window
 * (TIP-304, TIP-305).
 */
export const besidePointer = (x: number, y: number, tooltip: Size, page: Size): { left: number; top: number } => ({
  left: along(x, x, tooltip.width, page.width),
  top: along(y, y, tooltip.height, page.height),
});

/** Places a tooltip below an element, aligned with its start, or above it if there is no room. */
export function besideElement(anchor: Box, tooltip: Size, page: Size, rtl: boolean): { left: number; top: number } {
  const start = rtl ? anchor.left + anchor.width - tooltip.width : anchor.left;
  const last = page.width - tooltipLimits.edgeMarginPx - tooltip.width;
  return {
    left: Math.max(tooltipLimits.edgeMarginPx, Math.min(start, last)),
    top: along(anchor.top + anchor.height, anchor.top, tooltip.height, page.height),
  };
}
