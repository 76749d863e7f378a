import { fromApiFlags } from './cookie-flags.ts';
import type { CookieSettings } from './cookie-settings.ts';

/** What a site lets collectors do before and after a decision. */
export interface CookiePolicy {
  /** Nothing that identifies a visitor before acceptance. */
  readonly restrictive: boolean;
  /** Nothing of that kind after acceptance either. */
  readonly absolute: boolean;
}

/** Reads the policy (CONSENT-016, CONSENT-017); the restrictive flag may carry either of its names. */
export const policyOf = (settings: CookieSettings): CookiePolicy => ({
  restrictive: fromApiFlags(settings).isAnalyticsCookiesDisabled === true,
  absolute: settings.isRestrictiveCookiePolicyAbsolute === true,
});
