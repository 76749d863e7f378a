import { words } from '../../codes/words.ts';

/**
 * Subscription periods (VOCAB-006).
 *
 * How often a subscription comes due.
 */
export const subscriptionPeriods = /* @__PURE__ */ words(['weekly', 'monthly', 'yearly']);
