import { codes } from './codes.ts';

/**
 * Website plan and billing states (VOCAB-611). Codes 9 and 10 are not listed. In the page context:
 * website.siteStatus.value.
 */
export const siteStatuses = /* @__PURE__ */ codes({
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  v5Linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
});
