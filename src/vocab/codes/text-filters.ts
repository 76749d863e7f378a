import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'textFilters'> = {
  textFilters: { title: 'Text filters', source: '002 §9', note: 'What each does is not shown.' },
};

/** The names of the text filters (002 §9). */
export const textFilters = /* @__PURE__ */ words(['url-slug', 'url-slug-with-slash']);
