import {
  CONSENT_COOKIE,
  CONSENT_KEY,
  CONSENT_RECORD_COOKIE,
  CONSENT_RECORDS_KEY,
  CRUMB,
  DRAFT_KEY,
  LISTENED_KEY,
  SEARCHES_KEY,
} from '../../../vocab/names.ts';
import { type ConsentService, matchesName } from '../../../vocab/rules/overlays/consent-service.ts';
import { clearCookie, cookieNames } from '../../page/cookies.ts';
import { local, session } from '../../page/web-storage.ts';
import { allowsService, type ConsentSlice } from '../../store/consent.ts';

type Owned = 'cookies' | 'storage';

/** The decision itself, its proof, and what protects calls: a service that declares them with a pattern does not own them. */
const KEPT: readonly string[] = [CONSENT_COOKIE, CONSENT_KEY, CONSENT_RECORD_COOKIE, CONSENT_RECORDS_KEY, CRUMB];

/** Returns whether one of the services declares a cookie or storage key of this name. */
const declares = (services: readonly ConsentService[], member: Owned, name: string): boolean =>
  services.some((one) => one[member].some((pattern) => matchesName(pattern, name)));

/**
 * Removes the cookies and storage keys of every declared service that may not work, except those that a permitted service uses as well; and drafts of forms, searches
 * and places in recordings where preferences are refused.
 */
export function clearRefused(consent: ConsentSlice): void {
  const isAllowed = ({ purpose, name }: ConsentService): boolean => allowsService(consent, purpose, name);
  const allowed = consent.declared.filter(isAllowed);
  const refused = consent.declared.filter((one) => !isAllowed(one));
  const isRefused =
    (member: Owned) =>
    (name: string): boolean =>
      !KEPT.includes(name) && declares(refused, member, name) && !declares(allowed, member, name);
  // A draft is kept in the browser for preferences, and in its tab without. What the widgets `search` and `audio` keep is a service of its own.
  for (const [beginning, service] of [[DRAFT_KEY], [SEARCHES_KEY, 'searches'], [LISTENED_KEY, 'audio']] as const)
    if (!allowsService(consent, 'preferences', service)) for (const key of local.keys(beginning)) local.remove(key);
  if (refused.length === 0) return;
  for (const name of cookieNames().filter(isRefused('cookies'))) clearCookie(name);
  for (const storage of [local, session])
    for (const key of storage.keys('').filter(isRefused('storage'))) storage.remove(key);
}
