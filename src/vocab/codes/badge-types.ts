import { codes } from './codes.ts';

/** Badge types (VOCAB-618). */
export const badgeTypes = /* @__PURE__ */ codes({ none: 1, black: 2, white: 3 });
