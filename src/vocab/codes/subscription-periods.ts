import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'subscriptionPeriods'> = {
  subscriptionPeriods: { title: 'Subscription periods', source: '000 §9' },
};

/** How often a subscription comes due (000 §9). */
export const subscriptionPeriods = /* @__PURE__ */ words(['weekly', 'monthly', 'yearly']);
