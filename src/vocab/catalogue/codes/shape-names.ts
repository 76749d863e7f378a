import { words } from '../../codes/words.ts';

/**
 * Shape names (VOCAB-622, FLUID-305). VOCAB-622 has six of about 35 names and FLUID-305 one more; any other name is
 * taken as it is.
 *
 * The shape names that are known. An open list: a name outside of it is no error.
 */
export const shapeNames = /* @__PURE__ */ words(['circle', 'diamond', 'egg', 'flower', 'gear', 'octagon', 'rectangle']);
