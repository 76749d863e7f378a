import { CONSENT_COOKIE, CONSENT_KEY, CONSENT_RECORD_COOKIE } from '../../vocab/names.ts';
import { CONSENT_DAYS, COOKIE_BANNER_VERSION } from '../../vocab/rules/overlays/consent-terms.ts';
import type { CookiePolicy } from '../../vocab/rules/overlays/cookie-policy.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';
import { cookiesWork, readCookie, writeCookie } from '../page/cookies.ts';
import { parsed } from '../page/read-context.ts';
import { valueAt } from '../page/value-at.ts';
import { local, readLocal } from '../page/web-storage.ts';
import { type ConsentSlice, consentSlice, type Purposes } from './consent.ts';

/** What is stored beside the cookie: the single purposes, and when and under which policy they were granted. */
interface DecisionRecord {
  readonly version: number;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly time: number;
  readonly policy: 'open' | 'restrictive' | 'absolute';
  readonly purposes: Purposes;
}

const LIFETIME = CONSENT_DAYS * 86_400_000;

/** Only what is necessary. */
export const noPurposes: Purposes = consentSlice.purposes;
export const allPurposes: Purposes = { necessary: true, preferences: true, analytics: true, marketing: true };
/** What the cookie alone means (D-31): analytics is granted. It says nothing about the other purposes. */
const analyticsOnly: Purposes = { ...noPurposes, analytics: true };

/**
 * Reads the visitor's decision; null if it is unknown, damaged or expired.
 *
 * The cookie is decisive, and it expires by itself after 30 days; the record beside it only adds detail, as long as the two agree and the record is no older.
 * If the record is lost, an accepting cookie grants analytics and nothing else, because there is no proof of more. A record without its cookie counts only if
 * cookies do not work at all: otherwise the visitor has deleted the decision.
 */
export function readDecision(now = Date.now()): Purposes | null {
  const record = readRecord();
  const byCookie = decisionOfCookie(record, now);
  if (byCookie) return byCookie;
  // A time in the future does not show how old the record is.
  const fresh = record !== null && record.time <= now && now - record.time < LIFETIME;
  return fresh && !cookiesWork() ? record.purposes : null;
}

/** The members of a stored record that are read. */
type Read = Pick<DecisionRecord, 'time' | 'purposes'>;

const readRecord = (): Read | null =>
  parseRecord(readLocal(CONSENT_KEY)) ?? parseRecord(readCookie(CONSENT_RECORD_COOKIE));

/** The decision of the cookie, with its record if the two agree; null if there is no cookie. */
function decisionOfCookie(record: Read | null, now = Date.now()): Purposes | null {
  const cookie = readCookie(CONSENT_COOKIE);
  if (cookie !== 'true' && cookie !== 'false') return null;
  const accepted = cookie === 'true';
  if (record?.purposes.analytics === accepted && now - record.time < LIFETIME) return record.purposes;
  return accepted ? analyticsOnly : noPurposes;
}

/** What remains of a choice under a policy: an absolute policy allows nothing that identifies visitors. */
export const underPolicy = (purposes: Purposes, { absolute }: Pick<CookiePolicy, 'absolute'>): Purposes =>
  absolute ? { ...purposes, analytics: false, marketing: false } : purposes;

/**
 * Returns the decision that the visitor made on an earlier page, as far as the site's policy allows it. The page needs no service for this. For a browser
 * without cookies the consent service reads the decision; it starts there.
 */
export function decidedBefore(context: unknown): ConsentSlice {
  const chosen = decisionOfCookie(readRecord());
  const absolute = valueAt(context, 'cookieSettings.isRestrictiveCookiePolicyAbsolute') === true;
  return { ...consentSlice, decided: chosen !== null, purposes: underPolicy(chosen ?? noPurposes, { absolute }) };
}

/**
 * Stores a decision for 30 days in every place that this browser allows.
 *
 * @returns whether the decision can be read again
 */
export function writeDecision(purposes: Purposes, { restrictive, absolute }: CookiePolicy, now = Date.now()): boolean {
  const record: DecisionRecord = {
    version: COOKIE_BANNER_VERSION,
    time: now,
    policy: absolute ? 'absolute' : restrictive ? 'restrictive' : 'open',
    purposes,
  };
  const text = toJson(record);
  // The cookie is written first, because the change of the record notifies other tabs.
  writeCookie(CONSENT_COOKIE, String(purposes.analytics), { days: CONSENT_DAYS });
  if (!local.write(CONSENT_KEY, text)) {
    // If storage is full, it may still contain the record of an older decision.
    local.remove(CONSENT_KEY);
    writeCookie(CONSENT_RECORD_COOKIE, text, { days: CONSENT_DAYS });
  }
  return readDecision(now) !== null;
}

function parseRecord(text: string | null): Read | null {
  // Every field is validated; anything that is not clearly a yes counts as a no.
  const { version, time, purposes } = Object(parsed(text ?? ''));
  if (version !== COOKIE_BANNER_VERSION || typeof time !== 'number' || !purposes) return null;
  const { preferences, analytics, marketing } = purposes;
  return {
    time,
    purposes: {
      necessary: true,
      preferences: preferences === true,
      analytics: analytics === true,
      marketing: marketing === true,
    },
  };
}
