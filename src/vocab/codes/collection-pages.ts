import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'collectionPages'> = {
  collectionPages: {
    title: 'Collection pages',
    source: 'COLL-001, VOCAB-007',
    note: 'The requirements give them no codes of their own.',
  },
};

/** The pages of a collection that a module is ready for (COLL-001, VOCAB-007). Beside them are the page types of the reviews request and of the cart. */
export const collectionPages = /* @__PURE__ */ words([
  'eventsList',
  'eventsCalendar',
  'blogList',
  'galleryList',
  'productsList',
  'itemView',
  'search',
]);
