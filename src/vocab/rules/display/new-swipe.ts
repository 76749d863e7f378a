import { swipeBoundaries } from '../../codes/slideshow.ts';
import type { WordIn } from '../../codes/words.ts';

/** How a drag ends at one end of the slides (SLIDE-318). */
export type SwipeBoundary = WordIn<typeof swipeBoundaries>;

/** The boundary after one was set: none, hard or inertial; any other value is refused and the one in force stays (SLIDE-318). The default is the project's. */
export const swipeBoundary = (value: unknown, inForce: SwipeBoundary = 'inertial'): SwipeBoundary =>
  swipeBoundaries.has(value) ? value : inForce;

/** Where the slides come to rest, in percent of the width; `none`: wherever they are let go. */
export type SnapPoints = { readonly percent: number } | 'none';

/** Longest value that is read, in characters. */
const LONGEST = 20;

/** The snap points after some were set: a percentage such as `100%`, or none; any other value is refused and those in force stay (SLIDE-319). */
export function snapPoints(value: unknown, inForce: SnapPoints = { percent: 100 }): SnapPoints {
  if (value === 'none') return 'none';
  if (typeof value !== 'string' || value.length > LONGEST) return inForce;
  const [, percent] = /^(\d{1,9}(?:\.\d{1,9})?)%$/.exec(value.trim()) ?? [];
  return percent === undefined ? inForce : { percent: Number(percent) };
}
