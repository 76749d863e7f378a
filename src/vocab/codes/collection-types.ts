import type { About } from './about.ts';
import { codeRange } from './code-range.ts';
import { codes } from './codes.ts';

export const about: About<'collectionTypes' | 'collectionTypeRange'> = {
  collectionTypes: {
    title: 'Collection types',
    source: 'VOCAB-606',
    note: 'The other codes of the range are not specified.',
  },
  collectionTypeRange: { title: 'Codes of collection types', source: 'VOCAB-606' },
};

/** Collection types (VOCAB-606). Null where the requirements give the name and no code. */
export const collectionTypes = /* @__PURE__ */ codes({
  generic: null,
  subscription: null,
  splashPage: 8,
  page: 10,
  products: 13,
  portfolio: 23,
  lessons: 24,
});

/** The numbers a collection type may have (VOCAB-606). */
export const collectionTypeRange = /* @__PURE__ */ codeRange(1, 24);
