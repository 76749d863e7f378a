/** Least width of the marquee, in px (MARQ-608): a narrower container counts as this wide. */
export const MIN_WIDTH = 50;

/** Shortest and longest segment of the path, in px (MARQ-609). */
export const SEGMENT = { min: 250, max: 1000 } as const;

/** Sampling step along the path, in px (MARQ-611). */
export const SAMPLING_STEP = 3;

/** Quiet time before the marquee is measured again after a resize or a change of its data, in ms (MARQ-610). */
export const REFIT_AFTER = 1000;

/** Speed at animationSpeed 1, in px per second. The requirements give no unit; this is the project's. */
export const BASE_SPEED = 60;

/** Height of the wave over its middle line at waveIntensity 1, in px. The project's own unit. */
export const AMPLITUDE_UNIT = 10;

/** The slowest and the fastest animationSpeed; beyond them a round has no length that a clock can count. The project's own; the requirements give no range. */
export const ANIMATION_SPEED = { min: 0.01, max: 1000 } as const;

/** The most copies of a text on a straight line, enough for a single letter on the widest screens. The project's own. */
export const MAX_COPIES = 400;

export type Direction = 'left' | 'right';

/** A width to reckon with, in px (MARQ-608). */
export const widthOf = (measured: number): number => Math.max(MIN_WIDTH, Number.isFinite(measured) ? measured : 0);

/** Length of one wave of the path, in px: 1000 / waveFrequency within 250 to 1000 (MARQ-609). */
export function segmentLength(waveFrequency: number): number {
  if (!(waveFrequency > 0)) return SEGMENT.max;
  return Math.min(SEGMENT.max, Math.max(SEGMENT.min, SEGMENT.max / waveFrequency));
}

/** Height of the wave over its middle line, in px, proportional to waveIntensity. A wave higher than it is long cannot be read: it ends there. */
export const amplitude = (waveIntensity: number, segment: number): number =>
  Math.min(segment, Math.max(0, waveIntensity * AMPLITUDE_UNIT));

/** How fast the text runs, in px per second, linear in animationSpeed (MARQ-615) between the slowest and the fastest. */
export const speed = (animationSpeed: number): number =>
  BASE_SPEED * Math.min(ANIMATION_SPEED.max, Math.max(ANIMATION_SPEED.min, animationSpeed));

/** How long one group takes to run its own width, in ms. */
export const roundTime = (groupWidth: number, animationSpeed: number): number =>
  (Math.max(1, groupWidth) / speed(animationSpeed)) * 1000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Wave {
  /** From `-lead` to `width + lead`; y is px below the middle line. */
  readonly points: readonly Point[];
  /** Length along the points, in px. */
  readonly length: number;
}

/**
 * Samples the wave every 3 px along the path (MARQ-611).
 *
 * @param lead how far the path goes on past both edges, in px, so that no letter appears or goes inside the box
 */
export function sampleWave(shape: { width: number; segment: number; amplitude: number; lead: number }): Wave {
  const turn = (2 * Math.PI) / shape.segment;
  const end = widthOf(shape.width) + shape.lead;
  const at = (x: number): Point => ({ x, y: shape.amplitude * Math.sin(turn * x) });
  const points: Point[] = [at(-shape.lead)];
  let length = 0;
  for (let x = -shape.lead; x < end; ) {
    // The step forward is the step along the path seen from above, taken on the slope halfway so that bends count.
    const ahead = SAMPLING_STEP / Math.hypot(1, shape.amplitude * turn * Math.cos(turn * x));
    const slope = shape.amplitude * turn * Math.cos(turn * (x + ahead / 2));
    const next = at(Math.min(end, x + SAMPLING_STEP / Math.hypot(1, slope)));
    const last = points[points.length - 1] as Point;
    length += Math.hypot(next.x - last.x, next.y - last.y);
    points.push(next);
    x = next.x;
  }
  return { points, length };
}

/** The path as SVG writes it, moved down by `baseline` px. */
export const pathData = (points: readonly Point[], baseline: number): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y + baseline).toFixed(1)}`).join('');

/** How many times the text stands on the path so that it is never seen to end: bounded, since a text counts as 50 px at least. */
export const copiesFor = (pathLength: number, textLength: number): number =>
  Math.ceil(pathLength / widthOf(textLength)) + 1;

/** How many copies follow the text on a straight line so that it is never seen to end: bounded, however narrow the text is. */
export const copiesBehind = (viewWidth: number, groupWidth: number): number =>
  Math.min(MAX_COPIES, Math.ceil(widthOf(viewWidth) / Math.max(1, groupWidth)));

/** How far a text has gone round, 0 up to 1, after `ms` more. */
export const advance = (phase: number, ms: number, textLength: number, animationSpeed: number): number =>
  (phase + (speed(animationSpeed) * ms) / 1000 / widthOf(textLength)) % 1;

/** Where the first copy begins on the path, in px: never after the path's own beginning. */
export const startOffset = (phase: number, textLength: number, direction: Direction): number =>
  (direction === 'left' ? -phase : phase - 1) * textLength;

/** What has to hold for the text to run (MARQ-604 to MARQ-607). Reduced motion and speed 0 are not here: then nothing is set up. */
export interface Conditions {
  readonly inView: boolean;
  readonly pageVisible: boolean;
  readonly hovered: boolean;
  readonly pausedOnHover: boolean;
  readonly pausedByButton: boolean;
}

/** Whether the text runs now (MARQ-604 to MARQ-607). */
export const runs = (now: Conditions): boolean =>
  now.inView && now.pageVisible && !now.pausedByButton && !(now.hovered && now.pausedOnHover);
