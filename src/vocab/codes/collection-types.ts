import { codeRange } from './code-range.ts';
import { codes } from './codes.ts';

/**
 * Collection types (VOCAB-606). The other codes of the range are not specified.
 *
 * Collection types. Null where the requirements give the name and no code.
 */
export const collectionTypes = /* @__PURE__ */ codes({
  generic: null,
  subscription: null,
  splashPage: 8,
  page: 10,
  products: 13,
  portfolio: 23,
  lessons: 24,
});

/**
 * Codes of collection types (VOCAB-606).
 *
 * The numbers a collection type may have.
 */
export const collectionTypeRange = /* @__PURE__ */ codeRange(1, 24);
