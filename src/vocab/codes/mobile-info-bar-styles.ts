import { codes } from './codes.ts';

/** Mobile info bar styles (VOCAB-617). */
export const mobileInfoBarStyles = /* @__PURE__ */ codes({ none: 1, light: 2, dark: 3 });
