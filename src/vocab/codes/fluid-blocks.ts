import type { About } from './about.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'fluidPositions' | 'shapeSizes'> = {
  fluidPositions: { title: 'Fluid images: positions', source: '001 §3' },
  shapeSizes: {
    title: 'Shapes: sizes',
    source: '001 §3',
    note: 'Shapes are grouped into the three; which shape belongs to which is not shown.',
  },
};

/** Where a fluid picture stands in a wider place (001 §3). */
export const fluidPositions = /* @__PURE__ */ words(['left', 'center', 'right']);

/** The three sizes that shapes are grouped into (001 §3); the unit is not shown. */
export const shapeSizes = /* @__PURE__ */ constants({ all: [100, 150, 67] });
