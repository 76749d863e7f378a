import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'collectionViews' | 'deviceViews'> = {
  collectionViews: { title: 'Collection views', source: '002 §9' },
  deviceViews: { title: 'Device views', source: '002 §9' },
};

/** Collection views (002 §9). */
export const collectionViews = /* @__PURE__ */ words(['list', 'grid', 'product']);

/** Device views (002 §9). */
export const deviceViews = /* @__PURE__ */ words(['desktop', 'phone', 'tablet']);
