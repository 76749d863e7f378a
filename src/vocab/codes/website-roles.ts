import { codes } from './codes.ts';

/** Website roles (VOCAB-626). Code 5 is not specified. */
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
