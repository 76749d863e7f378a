import { swipeLimits } from '../../../vocab/codes/slideshow.ts';
import type { SnapPoints, SwipeBoundary } from '../../../vocab/rules/display/new-swipe.ts';

/** Where a drag may lead, in slides, and what happens beyond (SLIDE-318). */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly atStart: SwipeBoundary;
  readonly atEnd: SwipeBoundary;
}

/** Slower than this, in px per ms, a drag ends at the nearest place. */
const FLICK = 0.2;

/** A distance beyond the end, in slides: less and less of it is followed. */
const damped = (distance: number): number => distance / (1 + 3 * distance);

/** Where the slides are shown during a drag (SLIDE-318): beyond an end freely, not at all, or damped. */
export function boundedPosition(position: number, { min, max, atStart, atEnd }: Bounds): number {
  const beyond = position < min ? min - position : position > max ? position - max : 0;
  if (beyond === 0) return position;
  const boundary = position < min ? atStart : atEnd;
  const followed = boundary === 'none' ? beyond : boundary === 'hard' ? 0 : damped(beyond);
  return position < min ? min - followed : max + followed;
}

/**
 * Where the slides come to rest (SLIDE-307, SLIDE-319), in slides: at the next place in the direction of a quick release, else at the nearest.
 *
 * @param velocity of the release along the slides, in px per ms; positive towards the end
 */
export function restingPosition(position: number, velocity: number, snap: SnapPoints, bounds: Bounds): number {
  const { min, max, atStart, atEnd } = bounds;
  const step = snap === 'none' ? 0 : snap.percent / 100;
  if (step === 0) {
    const isFree = position < min ? atStart === 'none' : position > max ? atEnd === 'none' : true;
    return isFree ? position : Math.min(max, Math.max(min, position));
  }
  // A little slack: at a place itself, a flick leads to the next one.
  const places = position / step;
  const place =
    velocity >= FLICK
      ? Math.floor(places + 0.001) + 1
      : velocity <= -FLICK
        ? Math.ceil(places - 0.001) - 1
        : Math.round(places);
  return Math.min(max, Math.max(min, place * step));
}

/** How long the slides take to where they come to rest, in seconds: distance over velocity, within the limits of narrow and of wide screens (SLIDE-315). */
export function snapSeconds(distance: number, velocity: number, screenWidth: number): number {
  const [least, most] =
    screenWidth < swipeLimits.narrowBelowPx ? swipeLimits.snapNarrowSeconds : swipeLimits.snapWideSeconds;
  const seconds = velocity === 0 ? most : Math.abs(distance / velocity) / 1000;
  return Math.min(most, Math.max(least, seconds));
}

/** Whether a gesture is a swipe: at least 50 px within 250 ms (SLIDE-311). */
export const isSwipe = (moved: number, elapsed: number): boolean =>
  Math.abs(moved) >= swipeLimits.distancePx && elapsed <= swipeLimits.withinMs;
