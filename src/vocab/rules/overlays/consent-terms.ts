/** The banner's own version (000 §9). */
export const COOKIE_BANNER_VERSION = 2;

/** How long either choice lasts, in days (000 §4, §9). */
export const CONSENT_DAYS = 30;
