import { codes } from './codes.ts';

/** Content statuses (VOCAB-609). Values to be read: the requirements show no transitions between them. */
export const contentStatuses = /* @__PURE__ */ codes({
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
});
