import { decimalNumber } from '../text/decimal-number.ts';

/** The widths in which pictures are served, in px, the largest first (IMG-308). */
export const imageWidths = /* @__PURE__ */ Object.freeze([2500, 1500, 1000, 750, 500, 300, 100] as const);

export type ImageWidth = (typeof imageWidths)[number];

const [LARGEST] = imageWidths;

/** What the width of a picture depends on. */
export interface ImageNeed {
  /** The width in which it is shown, in CSS px. */
  readonly displayWidth: number;
  /** Multiplies the width that is asked for (IMG-330). */
  readonly sizeAdjustment?: number | undefined;
  /** Device px to a CSS px, as {@link boundedPixelRatio} gives it. */
  readonly pixelRatio?: number | undefined;
  /** The picture's own width, in px: nothing above its next step is asked for. */
  readonly sourceWidth?: number | undefined;
}

/** The smallest step that is not below a width, else the largest (IMG-307). */
const stepFor = (width: number): ImageWidth => imageWidths.findLast((step) => step >= width) ?? LARGEST;

/** Picks the width in which to fetch a picture (IMG-307): the smallest step not below what is needed, never above the step of its own width. */
export function imageWidthFor(need: ImageNeed): ImageWidth {
  const { displayWidth, sizeAdjustment = 1, pixelRatio = 1, sourceWidth = Number.POSITIVE_INFINITY } = need;
  const wanted = stepFor(displayWidth * sizeAdjustment * pixelRatio);
  const own = sourceWidth > 0 ? stepFor(sourceWidth) : LARGEST;
  return wanted < own ? wanted : own;
}

/** Of two widths the one to show: a resolution is only raised, never lowered (IMG-326). */
export const raisedWidth = (loaded: ImageWidth | null, wanted: ImageWidth): ImageWidth =>
  loaded !== null && loaded > wanted ? loaded : wanted;

/** The size adjustment (IMG-329): not negative, 1 where it is missing, negative or no number. */
export function sizeAdjustment(value: unknown): number {
  const number = decimalNumber(value);
  return number !== null && number >= 0 ? number : 1;
}

/** The highest pixel ratio that is served where the picture names no other. */
const HIGHEST_RATIO = 3;

/**
 * The pixel ratio to fetch a picture for (IMG-316): the device's own within the picture's bounds, 1 to 3 where it names none.
 *
 * @param saveData the visitor saves data and the picture allows for it: half the ratio, down to the lower bound
 */
export function boundedPixelRatio(
  device: number,
  bounds: { readonly min?: unknown; readonly max?: unknown } = {},
  saveData = false,
): number {
  const min = ratio(bounds.min) ?? 1;
  const max = Math.max(min, ratio(bounds.max) ?? HIGHEST_RATIO);
  const own = Math.min(max, Math.max(min, ratio(device) ?? 1));
  return saveData ? Math.max(min, own / 2) : own;
}

const ratio = (value: unknown): number | null => {
  const number = decimalNumber(value);
  return number !== null && number > 0 ? number : null;
};
