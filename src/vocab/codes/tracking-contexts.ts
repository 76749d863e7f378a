import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'trackingContexts'> = {
  trackingContexts: { title: 'Tracking contexts', source: '002 §3', note: 'The field context of the button record.' },
};

/** Tracking contexts (002 §3). */
export const trackingContexts = /* @__PURE__ */ codes({ buttonBlock: 1, popupOverlay: 2 });
