import { highlightLimits } from '../../../vocab/codes/highlight.ts';
import type { HighlightSettings } from '../../../vocab/rules/display/highlight-settings.ts';

/** The part of a highlight that shows. */
export interface DrawState {
  /** 0 to 1: opacity, and size where it grows. */
  readonly reveal: number;
  /** How far the pen is from the end: -1 to 0 when it goes right, 1 to 0 when it goes left. */
  readonly draw: number;
}

/** The whole shape: where every animation ends, and what there is without one (HILITE-319). */
export const END: DrawState = { reveal: 1, draw: 0 };

/**
 * Where the animation of a highlight begins (HILITE-317 to HILITE-319); at its end, if it has none or takes no time.
 */
export function initialState({ isAnimationEnabled, animation, direction, duration }: HighlightSettings): DrawState {
  if (!isAnimationEnabled || duration <= 0) return END;
  return animation === 'draw' ? { reveal: 1, draw: direction === 'right' ? -1 : 1 } : { reveal: 0, draw: 0 };
}

/** Returns the state between another and the end, at a progress from 0 to 1. */
export const towardsEnd = ({ reveal, draw }: DrawState, progress: number): DrawState => ({
  reveal: reveal + (1 - reveal) * progress,
  draw: draw * (1 - progress),
});

/**
 * Returns how long the rest of an animation lasts, in ms: its duration times what is left to go, at least a fifth of it
 * (HILITE-323).
 */
export const restMs = ({ reveal, draw }: DrawState, duration: number): number => {
  const left = Math.max(1 - reveal, Math.abs(draw));
  const { leastDurationFactor: least, mostDurationFactor: most } = highlightLimits;
  return duration * 1_000 * Math.min(most, Math.max(least, left));
};

/** Returns the keyframe of a state (HILITE-328). */
export const keyframeOf = ({ reveal, draw }: DrawState, { animation }: HighlightSettings): Record<string, string> => {
  const { leastScale } = highlightLimits;
  return {
    // A little more than the whole path, or the end of the pen would be seen.
    strokeDashoffset: `${draw * -1.02}`,
    opacity: `${reveal}`,
    scale: `${animation === 'fadeScale' ? leastScale + (1 - leastScale) * reveal : 1}`,
  };
};

const RESTARTING = ['shape', 'isAnimationEnabled', 'animation', 'duration', 'direction'] as const;

/** Returns whether a change of settings restarts the animation (HILITE-326). */
export const restarts = (before: HighlightSettings, now: HighlightSettings): boolean =>
  RESTARTING.some((name) => before[name] !== now[name]);
