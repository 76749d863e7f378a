import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'fluidPositions' | 'shapeSizes'> = {
  fluidPositions: { title: 'Fluid images: positions', source: 'FLUID-303' },
  shapeSizes: {
    title: 'Shapes: sizes',
    source: 'FLUID-307',
    note: 'Shapes are grouped into the three; which shape belongs to which is not specified, so every one has the default. The unit, the height in per cent of the width, is this project’s.',
  },
};

/** Where a fluid picture is in a wider place (FLUID-303). */
export const fluidPositions = /* @__PURE__ */ words(['left', 'center', 'right']);

/** The three sizes that shapes are grouped into (FLUID-307), and that of a shape of which nothing else is known. */
export const shapeSizes = /* @__PURE__ */ constants({ allPercent: [100, 150, 67], defaultPercent: 100 });
