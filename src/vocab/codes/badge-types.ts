import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'badgeTypes'> = {
  badgeTypes: { title: 'Badge types', source: '002 §3' },
};

/** Badge types (002 §3). */
export const badgeTypes = /* @__PURE__ */ codes({ none: 1, black: 2, white: 3 });
