import { codes } from '../../codes/codes.ts';

/** Tracking contexts (VOCAB-625). The field context of the button record. */
export const trackingContexts = /* @__PURE__ */ codes({ buttonBlock: 1, popupOverlay: 2 });
