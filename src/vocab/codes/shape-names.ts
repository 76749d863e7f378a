import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'shapeNames'> = {
  shapeNames: {
    title: 'Shape names',
    source: 'VOCAB-622, FLUID-305',
    note: 'VOCAB-622 has six of about 35 names and FLUID-305 one more; any other name is taken as it is.',
  },
};

/** The shape names that are known (VOCAB-622, and rectangle from FLUID-305). An open list: a name outside of it is no error. */
export const shapeNames = /* @__PURE__ */ words(['circle', 'diamond', 'egg', 'flower', 'gear', 'octagon', 'rectangle']);
