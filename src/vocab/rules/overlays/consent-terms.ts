/** The banner's own version (CONSENT-032). */
export const COOKIE_BANNER_VERSION = 2;

/** How long either choice lasts, in days (CONSENT-021). */
export const CONSENT_DAYS = 30;
