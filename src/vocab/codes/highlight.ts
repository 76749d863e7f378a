import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'highlightShapes' | 'highlightAnimations' | 'highlightDirections' | 'highlightLimits'> = {
  highlightShapes: { title: 'Text highlight: shapes', source: '001 §3' },
  highlightAnimations: { title: 'Text highlight: animations', source: '001 §3' },
  highlightDirections: { title: 'Text highlight: directions', source: '001 §3; 001 §4' },
  highlightLimits: { title: 'Text highlight: constants', source: '001 §4; 001 §9' },
};

/** Shapes drawn over a text (001 §3). */
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

/** How a highlight comes in (001 §3). */
export const highlightAnimations = /* @__PURE__ */ words(['draw', 'fade', 'fadeScale']);

/** Where a highlight is drawn to (001 §3, §4). */
export const highlightDirections = /* @__PURE__ */ words(['right', 'left']);

/** Constants of text highlights (001 §4, §9). */
export const highlightLimits = /* @__PURE__ */ constants({
  startDelayMs: 250,
  watchSeconds: 2,
  mutationDebounceMs: 10,
  leastDurationFactor: 0.2,
  mostDurationFactor: 1,
  leastScale: 0.5,
});
