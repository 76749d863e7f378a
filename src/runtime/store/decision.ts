import { CONSENT_COOKIE, CONSENT_KEY, CONSENT_RECORD_COOKIE } from '../../vocab/names.ts';
import { CONSENT_DAYS, COOKIE_BANNER_VERSION } from '../../vocab/rules/overlays/consent-terms.ts';
import type { CookiePolicy } from '../../vocab/rules/overlays/cookie-policy.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';
import { cookiesWork, readCookie, writeCookie } from '../page/cookies.ts';
import { parsed } from '../page/read-context.ts';
import { valueAt } from '../page/value-at.ts';
import { local, readLocal } from '../page/web-storage.ts';
import { type ConsentSlice, consentSlice, type Purposes } from './consent.ts';

/** What is kept beside the cookie: the purposes one by one, and when and under which policy they were granted. */
interface DecisionRecord {
  readonly version: number;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly time: number;
  readonly policy: 'open' | 'restrictive' | 'absolute';
  readonly purposes: Purposes;
}

const LIFETIME = CONSENT_DAYS * 86_400_000;

/** Nothing but the necessary. */
export const noPurposes: Purposes = consentSlice.purposes;
export const allPurposes: Purposes = { necessary: true, preferences: true, analytics: true, marketing: true };
/** What the cookie says by itself (D-31): analytics is granted. Of the other purposes it knows nothing. */
const analyticsOnly: Purposes = { ...noPurposes, analytics: true };

/**
 * Reads what the visitor decided; null where that is unknown, damaged or over.
 *
 * The cookie decides and ends by itself, after 30 days; the record beside it only says more, as long as the two agree and it is no older. Where it is
 * lost, an accepting cookie grants analytics and nothing else: of more there is no proof. Without its cookie a record counts only where cookies do not
 * work at all: elsewhere the visitor has deleted the decision.
 */
export function readDecision(now = Date.now()): Purposes | null {
  const record = readRecord();
  const byCookie = decisionOfCookie(record, now);
  if (byCookie) return byCookie;
  // A time ahead of the clock says nothing of its age.
  const fresh = record !== null && record.time <= now && now - record.time < LIFETIME;
  return fresh && !cookiesWork() ? record.purposes : null;
}

/** What of a record is read again. */
type Read = Pick<DecisionRecord, 'time' | 'purposes'>;

const readRecord = (): Read | null =>
  parseRecord(readLocal(CONSENT_KEY)) ?? parseRecord(readCookie(CONSENT_RECORD_COOKIE));

/** What the cookie says, with its record where the two agree; null where there is no cookie. */
function decisionOfCookie(record: Read | null, now = Date.now()): Purposes | null {
  const cookie = readCookie(CONSENT_COOKIE);
  if (cookie !== 'true' && cookie !== 'false') return null;
  const accepted = cookie === 'true';
  if (record?.purposes.analytics === accepted && now - record.time < LIFETIME) return record.purposes;
  return accepted ? analyticsOnly : noPurposes;
}

/** What stays of a choice under a policy: an absolute one leaves nothing that tells visitors apart. */
export const underPolicy = (purposes: Purposes, { absolute }: Pick<CookiePolicy, 'absolute'>): Purposes =>
  absolute ? { ...purposes, analytics: false, marketing: false } : purposes;

/**
 * What the visitor has decided on an earlier page, as far as the site's policy lets it: the page needs no service to know that. A browser without cookies is
 * left to the consent service, which starts there.
 */
export function decidedBefore(context: unknown): ConsentSlice {
  const chosen = decisionOfCookie(readRecord());
  const absolute = valueAt(context, 'cookieSettings.isRestrictiveCookiePolicyAbsolute') === true;
  return { ...consentSlice, decided: chosen !== null, purposes: underPolicy(chosen ?? noPurposes, { absolute }) };
}

/**
 * Keeps a decision for 30 days, wherever this browser lets it.
 *
 * @returns whether it can be read again
 */
export function writeDecision(purposes: Purposes, { restrictive, absolute }: CookiePolicy, now = Date.now()): boolean {
  const record: DecisionRecord = {
    version: COOKIE_BANNER_VERSION,
    time: now,
    policy: absolute ? 'absolute' : restrictive ? 'restrictive' : 'open',
    purposes,
  };
  const text = toJson(record);
  // The cookie first: the record's change is what other tabs are told of.
  writeCookie(CONSENT_COOKIE, String(purposes.analytics), { days: CONSENT_DAYS });
  if (!local.write(CONSENT_KEY, text)) {
    // A full store may still hold the record of an older decision.
    local.remove(CONSENT_KEY);
    writeCookie(CONSENT_RECORD_COOKIE, text, { days: CONSENT_DAYS });
  }
  return readDecision(now) !== null;
}

function parseRecord(text: string | null): Read | null {
  // Checked field by field; what is no plain yes is a no.
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
