/** Slides in a row of a carousel where the block names no number (GAL-346). */
export const DEFAULT_SLIDES_PER_ROW = 3;

/**
 * How many slides a carousel's row holds (GAL-347, GAL-348): 2 below 480 px where the block has more than 1, 3 below 724 px where it has more than 2.
 *
 * @param original what the block says; it comes back when the carousel grows
 * @param width of the carousel, in CSS px
 */
export function slidesPerRow(original: number, width: number): number {
  if (width < 480 && original > 1) return 2;
  if (width >= 480 && width < 724 && original > 2) return 3;
  return original;
}
