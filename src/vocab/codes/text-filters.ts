import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'textFilters'> = {
  textFilters: { title: 'Text filters', source: 'VOCAB-641', note: 'What each does is not specified.' },
};

/** The names of the text filters (VOCAB-641). */
export const textFilters = /* @__PURE__ */ words(['url-slug', 'url-slug-with-slash']);
