import { constants } from './constants.ts';
import { words } from './words.ts';

/** Text highlight: shapes (HILITE-304). */
export const highlightShapes = /* @__PURE__ */ words([
  'circle',
  'cross',
  'enclose',
  'jagged',
  'marker',
  'scribble',
  'strike',
  'strikeDiagonal',
  'underline',
  'underlineCurve',
  'underlineDouble',
  'wave',
]);

/** Text highlight: animations (HILITE-313). */
export const highlightAnimations = /* @__PURE__ */ words(['draw', 'fade', 'fadeScale']);

/**
 * Text highlight: directions (HILITE-314, HILITE-315).
 *
 * Where a highlight is drawn to.
 */
export const highlightDirections = /* @__PURE__ */ words(['right', 'left']);

/** Text highlight: constants (HILITE-329). */
export const highlightLimits = /* @__PURE__ */ constants({
  startDelayMs: 250,
  watchSeconds: 2,
  mutationDebounceMs: 10,
  leastDurationFactor: 0.2,
  mostDurationFactor: 1,
  leastScale: 0.5,
});
