import type { CookieSettings } from './cookie-settings.ts';

/** The two flags that the interface to the server calls otherwise (CONSENT-015, CONSENT-016). */
export interface ApiCookieFlags {
  readonly isVisitorDataRestricted?: boolean;
  readonly isRestrictiveCookiePolicyEnabled?: boolean;
}

export interface OwnCookieFlags {
  readonly isActivityLogEnabled?: boolean;
  readonly isAnalyticsCookiesDisabled?: boolean;
}

/** From the page's names to the interface's (CONSENT-015, CONSENT-016): the log's flag turns over, the other keeps its value. What is not said stays unsaid. */
export const toApiFlags = ({ isActivityLogEnabled, isAnalyticsCookiesDisabled }: OwnCookieFlags): ApiCookieFlags => ({
  ...(isActivityLogEnabled !== undefined && { isVisitorDataRestricted: !isActivityLogEnabled }),
  ...(isAnalyticsCookiesDisabled !== undefined && { isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled }),
});

const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/**
 * The way back (CONSENT-015, CONSENT-016): reads both flags out of settings that may carry either name of each. Where both are there the page's own counts. What is not
 * said stays unsaid.
 */
export function fromApiFlags(settings: CookieSettings): OwnCookieFlags {
  const restricted = flagOf(settings.isVisitorDataRestricted);
  const log = flagOf(settings.isActivityLogEnabled) ?? (restricted === undefined ? undefined : !restricted);
  const disabled = flagOf(settings.isAnalyticsCookiesDisabled) ?? flagOf(settings.isRestrictiveCookiePolicyEnabled);
  return {
    ...(log !== undefined && { isActivityLogEnabled: log }),
    ...(disabled !== undefined && { isAnalyticsCookiesDisabled: disabled }),
  };
}
