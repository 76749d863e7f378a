import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'badgeTypes'> = {
  badgeTypes: { title: 'Badge types', source: 'VOCAB-618' },
};

/** Badge types (VOCAB-618). */
export const badgeTypes = /* @__PURE__ */ codes({ none: 1, black: 2, white: 3 });
