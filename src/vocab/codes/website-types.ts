import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'websiteTypes'> = {
  websiteTypes: { title: 'Website types', source: 'VOCAB-612' },
};

/** Website types (VOCAB-612). */
export const websiteTypes = /* @__PURE__ */ codes({
  classic: 1,
  coverPage: 2,
  parkingPage: 3,
  commerce: 4,
  enterprise: 5,
});
