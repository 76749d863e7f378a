import { words } from '../../codes/words.ts';

/**
 * Collection pages (COLL-001, VOCAB-007). The requirements give them no codes of their own.
 *
 * The pages of a collection that a module is ready for. Beside them are the page types of the reviews request and of
 * the cart.
 */
export const collectionPages = /* @__PURE__ */ words([
  'eventsList',
  'eventsCalendar',
  'blogList',
  'galleryList',
  'productsList',
  'itemView',
  'search',
]);
