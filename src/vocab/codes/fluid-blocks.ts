import { constants } from './constants.ts';
import { words } from './words.ts';

/**
 * Fluid images: positions (FLUID-303).
 *
 * Where a fluid picture is in a wider place.
 */
export const fluidPositions = /* @__PURE__ */ words(['left', 'center', 'right']);

/**
 * Shapes: sizes (FLUID-307). Shapes are grouped into the three; which shape belongs to which is not specified, so every
 * one has the default. The unit, the height in per cent of the width, is this project’s.
 *
 * The three sizes that shapes are grouped into, and that of a shape of which nothing else is known.
 */
export const shapeSizes = /* @__PURE__ */ constants({ allPercent: [100, 150, 67], defaultPercent: 100 });
