import { fromApiFlags } from './cookie-flags.ts';
import type { CookieSettings } from './cookie-settings.ts';

/** What a site lets collectors do before and after a decision. */
export interface CookiePolicy {
  /** Nothing that identifies a visitor before acceptance. */
  readonly restrictive: boolean;
  /** Nothing of that kind after acceptance either. */
  readonly absolute: boolean;
}

/** The presets of a site that follows a data protection law; all of them mean the same. */
export const CONSENT_PRESETS = /* @__PURE__ */ Object.freeze(['lgpd', 'gdpr', 'strict'] as const);

/** Whether the site has one of the presets (D-31). */
export const hasPreset = ({ preset }: CookieSettings): boolean => CONSENT_PRESETS.some((name) => name === preset);

/** Reads the policy (CONSENT-016, CONSENT-017); the restrictive flag may carry either of its names, and a preset is restrictive. */
export const policyOf = (settings: CookieSettings): CookiePolicy => ({
  restrictive: hasPreset(settings) || fromApiFlags(settings).isAnalyticsCookiesDisabled === true,
  absolute: settings.isRestrictiveCookiePolicyAbsolute === true,
});
