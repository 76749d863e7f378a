import type { About } from './about.ts';
import { codeRange } from './code-range.ts';
import { codes } from './codes.ts';

export const about: About<'collectionTypes' | 'collectionTypeRange'> = {
  collectionTypes: { title: 'Collection types', source: '002 §3', note: 'The other codes of the range are not shown.' },
  collectionTypeRange: { title: 'Codes of collection types', source: '002 §3' },
};

/** Collection types (002 §3). Null where the source gives the name and no code. */
export const collectionTypes = /* @__PURE__ */ codes({
  generic: null,
  subscription: null,
  splashPage: 8,
  page: 10,
  products: 13,
  portfolio: 23,
  lessons: 24,
});

/** The numbers a collection type may have (002 §3). */
export const collectionTypeRange = /* @__PURE__ */ codeRange(1, 24);
