import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'highlightShapes' | 'highlightAnimations' | 'highlightDirections' | 'highlightLimits'> = {
  highlightShapes: { title: 'Text highlight: shapes', source: 'HILITE-304' },
  highlightAnimations: { title: 'Text highlight: animations', source: 'HILITE-313' },
  highlightDirections: { title: 'Text highlight: directions', source: 'HILITE-314, HILITE-315' },
  highlightLimits: { title: 'Text highlight: constants', source: 'HILITE-329' },
};

/** Shapes drawn over a text (HILITE-304). */
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

/** How a highlight comes in (HILITE-313). */
export const highlightAnimations = /* @__PURE__ */ words(['draw', 'fade', 'fadeScale']);

/** Where a highlight is drawn to (HILITE-314, HILITE-315). */
export const highlightDirections = /* @__PURE__ */ words(['right', 'left']);

/** Constants of text highlights (HILITE-329). */
export const highlightLimits = /* @__PURE__ */ constants({
  startDelayMs: 250,
  watchSeconds: 2,
  mutationDebounceMs: 10,
  leastDurationFactor: 0.2,
  mostDurationFactor: 1,
  leastScale: 0.5,
});
