import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'collectionViews' | 'deviceViews'> = {
  collectionViews: { title: 'Collection views', source: 'VOCAB-634' },
  deviceViews: { title: 'Device views', source: 'VOCAB-635' },
};

/** Collection views (VOCAB-634). */
export const collectionViews = /* @__PURE__ */ words(['list', 'grid', 'product']);

/** Device views (VOCAB-635). */
export const deviceViews = /* @__PURE__ */ words(['desktop', 'phone', 'tablet']);
