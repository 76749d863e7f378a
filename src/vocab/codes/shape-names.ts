import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'shapeNames'> = {
  shapeNames: {
    title: 'Shape names',
    source: '002 §3; 001 §3',
    note: 'Source 002 shows six of about 35 names and 001 one more; any other name is taken as it is.',
  },
};

/** The shape names that the sources show (002 §3, and rectangle from 001 §3). An open list: a name outside of it is no error. */
export const shapeNames = /* @__PURE__ */ words(['circle', 'diamond', 'egg', 'flower', 'gear', 'octagon', 'rectangle']);
