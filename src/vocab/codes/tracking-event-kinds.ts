import { codes } from './codes.ts';

/** Tracking event kinds (VOCAB-624). The field event of POST /api/census/RecordHit. */
export const trackingEventKinds = /* @__PURE__ */ codes({
  pageView: 1,
  siteSearch: 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
});
