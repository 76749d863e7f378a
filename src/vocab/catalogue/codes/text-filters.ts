import { words } from '../../codes/words.ts';

/** Text filters (VOCAB-641). What each does is not specified. */
export const textFilters = /* @__PURE__ */ words(['url-slug', 'url-slug-with-slash']);
