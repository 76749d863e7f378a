import { isRecord } from '../../is-record.ts';
import type { CookieSettings } from './cookie-settings.ts';

/** What a page may replace in the banner, and the kind of value each takes. The policy is not among it: a command cannot loosen it. */
const REPLACEABLE: Readonly<Record<string, 'string' | 'boolean'>> = {
  isCookieBannerEnabled: 'boolean',
  cookieBannerText: 'string',
  cookieBannerCtaText: 'string',
  cookieBannerOptOutCtaText: 'string',
  cookieBannerCtaVariant: 'string',
  cookieBannerPosition: 'string',
  cookieBannerTheme: 'string',
  cookieBannerVariant: 'string',
  cookieBannerAcceptType: 'string',
};

/**
 * Reads the detail of a command (CONSENT-026, CONSENT-027, D-15): part of the cookie settings, or nothing.
 *
 * @returns what it replaces; null where it is malformed, and the command then does nothing
 */
export function bannerCommand(detail: unknown): CookieSettings | null {
  if (detail === null || detail === undefined) return {};
  if (!isRecord(detail)) return null;
  const named = Object.entries(detail).filter(([name]) => Object.hasOwn(REPLACEABLE, name));
  return named.every(([name, value]) => typeof value === REPLACEABLE[name]) ? Object.fromEntries(named) : null;
}
