import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'subscriptionPeriods'> = {
  subscriptionPeriods: { title: 'Subscription periods', source: 'VOCAB-006' },
};

/** How often a subscription comes due (VOCAB-006). */
export const subscriptionPeriods = /* @__PURE__ */ words(['weekly', 'monthly', 'yearly']);
