import { words } from '../../codes/words.ts';

/** Collection views (VOCAB-634). */
export const collectionViews = /* @__PURE__ */ words(['list', 'grid', 'product']);

/** Device views (VOCAB-635). */
export const deviceViews = /* @__PURE__ */ words(['desktop', 'phone', 'tablet']);
