import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'contentStatuses'> = {
  contentStatuses: {
    title: 'Content statuses',
    source: 'VOCAB-609',
    note: 'Values to be read: the requirements show no transitions between them.',
  },
};

/** Content statuses (VOCAB-609). */
export const contentStatuses = /* @__PURE__ */ codes({
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
});
