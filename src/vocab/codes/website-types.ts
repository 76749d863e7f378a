import { codes } from './codes.ts';

/** Website types (VOCAB-612). */
export const websiteTypes = /* @__PURE__ */ codes({
  classic: 1,
  coverPage: 2,
  parkingPage: 3,
  commerce: 4,
  enterprise: 5,
});
