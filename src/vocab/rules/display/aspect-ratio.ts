import { decimalNumber } from '../text/decimal-number.ts';
import { parseDimensions } from './dimensions.ts';

/** Aspect of a video whose embed gives no usable dimensions, height in percent of width (VIDEO-312). */
export const VIDEO_FALLBACK_ASPECT = 56.3;

/** Aspect of a video's placeholder where pictures keep their own ratio, height in percent of width (VIDEO-314). */
export const PLACEHOLDER_ASPECT = 65;

/** Up to here a ratio is a fraction; above, it is a percentage. */
const LARGEST_FRACTION = 10;

const TWO_SIDES = /^([\d.]{1,20})\s*[:/]\s*([\d.]{1,20})$/;

/**
 * Reads `imageAspectRatio` of a gallery (GAL-314): a number, also as text, two sides such as 16:9, or the word Auto.
 *
 * @returns height over width; null where each picture keeps its own: Auto, nothing, or no such number. A number above 10 is a percentage.
 */
export function imageAspectRatio(value: unknown): number | null {
  const [, width, height] = TWO_SIDES.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  const sides = width === undefined ? null : (decimalNumber(height) ?? 0) / (decimalNumber(width) ?? 0);
  const number = sides ?? decimalNumber(value);
  if (number === null || !Number.isFinite(number) || number <= 0) return null;
  return sides === null && number > LARGEST_FRACTION ? number / 100 : number;
}

/**
 * The aspect of a video's placeholder, height in percent of width (VIDEO-314): 65 where the ratio is Auto, else 100 over the number of columns.
 *
 * @param imageAspect `imageAspectRatio` as the gallery gives it
 * @param columns a number that is missing or not above 0 counts as Auto
 */
export function placeholderAspect(imageAspect: unknown, columns: unknown): number {
  const number = decimalNumber(columns);
  return imageAspectRatio(imageAspect) === null || number === null || number <= 0 ? PLACEHOLDER_ASPECT : 100 / number;
}

/** The aspect of dimensions such as `640x480`, height in percent of width; the fallback where they are malformed (VIDEO-312). */
export function videoAspect(dimensions: string): number {
  const read = parseDimensions(dimensions);
  return read ? (read.height / read.width) * 100 : VIDEO_FALLBACK_ASPECT;
}

/** Longest viewBox that is read, in characters. */
const LONGEST_VIEW_BOX = 100;

/**
 * The ratio that a shape keeps, width over height (FLUID-312, FLUID-313): that of its viewBox. A rectangle, and a shape whose viewBox is malformed, is 1:1.
 *
 * @param viewBox four numbers with white space or commas between them
 */
export function shapeRatio(shape: string, viewBox: string): number {
  if (shape === 'rectangle' || viewBox.length > LONGEST_VIEW_BOX) return 1;
  const sides = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(decimalNumber);
  const [, , width = null, height = null] = sides;
  if (sides.length !== 4 || sides.includes(null) || width === null || height === null) return 1;
  const kept = width / height;
  return width > 0 && height > 0 && Number.isFinite(kept) && kept > 0 ? kept : 1;
}
