import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'trackingEventKinds'> = {
  trackingEventKinds: {
    title: 'Tracking event kinds',
    source: 'VOCAB-624',
    note: 'The field event of POST /api/census/RecordHit.',
  },
};

/** Tracking event kinds (VOCAB-624). */
export const trackingEventKinds = /* @__PURE__ */ codes({
  pageView: 1,
  siteSearch: 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
});
