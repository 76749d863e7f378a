/** How long a tween lasts where nobody says, in ms (TWEEN-301). */
export const DEFAULT_TWEEN_DURATION = 300;

/** How long an animation lasts where nobody says, in seconds (TWEEN-302, ANIM-008). */
export const DEFAULT_ANIMATION_DURATION = 0.3;

/** The timings of the design tokens, in ms: from 0 to 600 (TWEEN-305, VOCAB-642). The steps between are the project's. */
export const timingTokens = /* @__PURE__ */ Object.freeze([0, 100, 200, 300, 400, 500, 600] as const);

/** A step of a tween: called with the progress from 0 to 1. */
export type TweenStep = (progress: number) => void;

/** What a tween is called with, once it has been checked. */
export interface TweenArguments {
  readonly step: TweenStep;
  /** In ms, finite and not below 0. */
  readonly duration: number;
}

/**
 * Checks what a tween is called with (TWEEN-303, TWEEN-304).
 *
 * @param duration in ms; a missing one is the default, one below 0 ends at once
 * @throws TypeError where the first argument is no function
 * @throws RangeError where the duration is not a finite number
 */
export function tweenArguments(step: unknown, duration: unknown = DEFAULT_TWEEN_DURATION): TweenArguments {
  if (typeof step !== 'function') throw new TypeError('The first argument of a tween must be a function.');
  if (typeof duration !== 'number' || !Number.isFinite(duration))
    throw new RangeError(`The duration is not a finite number: ${describe(duration)}.`);
  return { step: step as TweenStep, duration: Math.max(0, duration) };
}

/** Names a value without calling into it. */
const describe = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 40) : typeof value;
