import type { About } from './about.ts';
import { codeRange } from './code-range.ts';
import { codes } from './codes.ts';

export const about: About<'recordTypes' | 'recordTypeRange'> = {
  recordTypes: { title: 'Item record types', source: '002 §3', note: 'The other codes of the range are not shown.' },
  recordTypeRange: { title: 'Codes of item record types', source: '002 §3' },
};

/** Item record types (002 §3). Null where the source gives the name and no code. */
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

/** The numbers an item record type may have (002 §3). */
export const recordTypeRange = /* @__PURE__ */ codeRange(1, 62);
