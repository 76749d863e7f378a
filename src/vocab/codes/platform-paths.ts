import type { About } from './about.ts';
import { constants } from './constants.ts';

export const about: About<'platformPaths'> = {
  platformPaths: {
    title: 'Platform paths',
    source: 'VOCAB-301, VOCAB-302',
    note: 'Nothing is loaded from the library path.',
  },
};

/** Roots of the platform's addresses (VOCAB-301, VOCAB-302). */
export const platformPaths = /* @__PURE__ */ constants({
  api: '/api/',
  apiRest: '/api/rest/',
  library: '/universal/yui3/3.17.2/',
});
