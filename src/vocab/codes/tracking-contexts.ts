import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'trackingContexts'> = {
  trackingContexts: {
    title: 'Tracking contexts',
    source: 'VOCAB-625',
    note: 'The field context of the button record.',
  },
};

/** Tracking contexts (VOCAB-625). */
export const trackingContexts = /* @__PURE__ */ codes({ buttonBlock: 1, popupOverlay: 2 });
