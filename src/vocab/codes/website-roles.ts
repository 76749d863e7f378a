import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'websiteRoles'> = {
  websiteRoles: { title: 'Website roles', source: 'VOCAB-626', note: 'Code 5 is not specified.' },
};

/** Website roles (VOCAB-626). */
export const websiteRoles = /* @__PURE__ */ codes({
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
  websiteManager: 15,
});
