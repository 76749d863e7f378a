import { codes } from '../../codes/codes.ts';

/** Popup kinds (VOCAB-619). */
export const popupKinds = /* @__PURE__ */ codes({ coverPage: 1, lockScreen: 2, popupOverlay: 3 });
