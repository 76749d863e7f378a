import { codeRange } from '../../codes/code-range.ts';
import { codes } from '../../codes/codes.ts';

/**
 * Item record types (VOCAB-607). The other codes of the range are not specified.
 *
 * Item record types. Null where the requirements give the name and no code.
 */
export const recordTypes = /* @__PURE__ */ codes({
  text: null,
  image: null,
  quote: null,
  link: null,
  audio: null,
  video: null,
  review: 10,
  storeItem: 11,
  event: null,
  gallery: null,
  digitalGood: null,
  lesson: 62,
});

/**
 * Codes of item record types (VOCAB-607).
 *
 * The numbers an item record type may have.
 */
export const recordTypeRange = /* @__PURE__ */ codeRange(1, 62);
