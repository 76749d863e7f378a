import { constants } from '../../codes/constants.ts';

/**
 * Platform paths (VOCAB-301, VOCAB-302). Nothing is loaded from the library path.
 *
 * Roots of the platform's addresses.
 */
export const platformPaths = /* @__PURE__ */ constants({
  api: '/api/',
  apiRest: '/api/rest/',
  library: '/universal/yui3/3.17.2/',
});
