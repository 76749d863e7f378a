import type { About } from './about.ts';
import { codeRange } from './code-range.ts';
import { codes } from './codes.ts';

export const about: About<'recordTypes' | 'recordTypeRange'> = {
  recordTypes: {
    title: 'Item record types',
    source: 'VOCAB-607',
    note: 'The other codes of the range are not specified.',
  },
  recordTypeRange: { title: 'Codes of item record types', source: 'VOCAB-607' },
};

/** Item record types (VOCAB-607). Null where the requirements give the name and no code. */
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

/** The numbers an item record type may have (VOCAB-607). */
export const recordTypeRange = /* @__PURE__ */ codeRange(1, 62);
