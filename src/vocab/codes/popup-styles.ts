import { codes } from './codes.ts';

/** Popup styles (VOCAB-616). Whether the popup overlay shows; its kind is another enumeration. */
export const popupStyles = /* @__PURE__ */ codes({ none: 1, show: 2 });
