/** Least width of the marquee, in px (MARQ-608): a narrower container is treated as this wide. */
export const MIN_WIDTH = 50;

/** Shortest and longest segment of the path, in px (MARQ-609). */
const SEGMENT = { min: 250, max: 1000 } as const;

/** Sampling step along the path, in px (MARQ-611). */
export const SAMPLING_STEP = 3;

/** Debounce time before the marquee is measured again after a resize or a change of its data, in ms (MARQ-610). */
export const REFIT_AFTER = 1000;

/** Speed at animationSpeed 1, in px per second. The requirements give no unit; this one is the project's choice. */
const BASE_SPEED = 60;

/** Height of the wave above its middle line at waveIntensity 1, in px. The unit is the project's choice. */
const AMPLITUDE_UNIT = 10;

/**
 * The slowest and the fastest animationSpeed; outside this range a round has no duration that a timer can represent. The limits are the project's choice; the
 * requirements give no range.
 */
const ANIMATION_SPEED = { min: 0.01, max: 1000 } as const;

/** The greatest number of copies of a text on a straight line, enough for a single letter on the widest screens. The limit is the project's choice. */
export const MAX_COPIES = 400;

export type Direction = 'left' | 'right';

/** The width used in calculations, in px (MARQ-608). */
export const widthOf = (measured: number): number => Math.max(MIN_WIDTH, Number.isFinite(measured) ? measured : 0);

/** Length of one wave of the path, in px: 1000 / waveFrequency, limited to 250 to 1000 (MARQ-609). */
export function segmentLength(waveFrequency: number): number {
  if (!(waveFrequency > 0)) return SEGMENT.max;
  return Math.min(SEGMENT.max, Math.max(SEGMENT.min, SEGMENT.max / waveFrequency));
}

/**
 * Height of the wave above its middle line, in px, proportional to waveIntensity. It is limited to the length of the wave, because text on a higher wave cannot
 * be read.
 */
export const amplitude = (waveIntensity: number, segment: number): number =>
  Math.min(segment, Math.max(0, waveIntensity * AMPLITUDE_UNIT));

/** The speed of the text, in px per second, linear in animationSpeed (MARQ-615) between the slowest and the fastest. */
export const speed = (animationSpeed: number): number =>
  BASE_SPEED * Math.min(ANIMATION_SPEED.max, Math.max(ANIMATION_SPEED.min, animationSpeed));

/** The time in which one group moves by its own width, in ms. */
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
 * @param lead how far the path continues beyond both edges, in px, so that no letter appears or disappears inside the box
 */
export function sampleWave(shape: { width: number; segment: number; amplitude: number; lead: number }): Wave {
  const turn = (2 * Math.PI) / shape.segment;
  const end = widthOf(shape.width) + shape.lead;
  const at = (x: number): Point => ({ x, y: shape.amplitude * Math.sin(turn * x) });
  const points: Point[] = [at(-shape.lead)];
  let length = 0;
  for (let x = -shape.lead; x < end; ) {
    // The horizontal step is the projection of the step along the path, computed with the slope at its midpoint so that curvature is included.
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

/** The path in SVG syntax, moved down by `baseline` px. */
export const pathData = (points: readonly Point[], baseline: number): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y + baseline).toFixed(1)}`).join('');

/** The number of copies of the text on the path, so that its end is never visible. It is bounded, because a text counts as at least 50 px. */
export const copiesFor = (pathLength: number, textLength: number): number =>
  Math.ceil(pathLength / widthOf(textLength)) + 1;

/** The number of copies that follow the text on a straight line, so that its end is never visible. It is bounded, however narrow the text is. */
export const copiesBehind = (viewWidth: number, groupWidth: number): number =>
  Math.min(MAX_COPIES, Math.ceil(widthOf(viewWidth) / Math.max(1, groupWidth)));

/** The progress of a text within its round, 0 up to 1, after `ms` more. */
export const advance = (phase: number, ms: number, textLength: number, animationSpeed: number): number =>
  (phase + (speed(animationSpeed) * ms) / 1000 / widthOf(textLength)) % 1;

/** The start of the first copy on the path, in px: never after the start of the path. */
export const startOffset = (phase: number, textLength: number, direction: Direction): number =>
  (direction === 'left' ? -phase : phase - 1) * textLength;

/** The conditions for the text to move (MARQ-604 to MARQ-607). Reduced motion and speed 0 are not included, because nothing is set up in those cases. */
export interface Conditions {
  readonly inView: boolean;
  readonly pageVisible: boolean;
  readonly hovered: boolean;
  readonly pausedOnHover: boolean;
  readonly pausedByButton: boolean;
}

/** Whether the text moves now (MARQ-604 to MARQ-607). */
export const runs = (now: Conditions): boolean =>
  now.inView && now.pageVisible && !now.pausedByButton && !(now.hovered && now.pausedOnHover);
