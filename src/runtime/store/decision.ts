import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import { CONSENT_COOKIE, CONSENT_KEY, CONSENT_RECORD_COOKIE } from '../../vocab/names.ts';
import { CONSENT_DAYS, COOKIE_BANNER_VERSION } from '../../vocab/rules/overlays/consent-terms.ts';
import type { CookiePolicy } from '../../vocab/rules/overlays/cookie-policy.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';
import { cookiesWork, readCookie, readCookies, writeCookie } from '../page/cookies.ts';
import { parsed } from '../page/read-context.ts';
import { valueAt } from '../page/value-at.ts';
import { local, readLocal } from '../page/web-storage.ts';
import { type ConsentSlice, consentSlice, type Purposes, type ServiceDecisions } from './consent.ts';

/** What a visitor decided. */
export interface Decision {
  readonly purposes: Purposes;
  readonly services: ServiceDecisions;
}

/** What is stored beside the cookie: the single purposes and services, and when and under which policy they were granted. */
interface DecisionRecord extends Decision {
  readonly version: number;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly time: number;
  readonly policy: 'open' | 'restrictive' | 'absolute';
  /** The site's own number of its policy; 0 where it gives none, and in records that are older than these numbers. */
  readonly policyVersion: number;
}

const LIFETIME = CONSENT_DAYS * 86_400_000;

/** Only what is necessary. */
export const noPurposes: Purposes = consentSlice.purposes;
export const allPurposes: Purposes = { necessary: true, preferences: true, analytics: true, marketing: true };

/**
 * Reads the visitor's decision; null if it is unknown, damaged, expired, or older than the site's policy.
 *
 * The cookie is decisive, and it expires by itself after 30 days; the record beside it only adds detail, as long as the two agree and the record is no older.
 * If the record is lost, an accepting cookie grants analytics and nothing else, because there is no proof of more. A record without its cookie counts only if
 * cookies do not work at all, or where two cookies disagree: otherwise the visitor has deleted the decision.
 */
export function readDecision(context: unknown, now = Date.now()): Decision | null {
  const record = readRecord();
  const byCookie = decisionOfCookie(record, now);
  // A time in the future does not show how old the record is.
  const fresh = record !== null && record.time <= now && now - record.time < LIFETIME;
  const found = byCookie ?? (fresh && !cookiesWork() ? record : null);
  return found && isCurrent(found, context) ? { purposes: found.purposes, services: found.services } : null;
}

/** The members of a stored record that are read. */
type Read = Omit<DecisionRecord, 'version' | 'policy'>;

const readRecord = (): Read | null =>
  parseRecord(readLocal(CONSENT_KEY)) ?? parseRecord(readCookie(CONSENT_RECORD_COOKIE));

/** The decision of the cookie, with its record if the two agree; null if there is no cookie. */
function decisionOfCookie(record: Read | null, now = Date.now()): Omit<Read, 'time'> | null {
  const cookies = readCookies(CONSENT_COOKIE);
  if (record && cookies.includes(`${record.purposes.analytics}`) && now - record.time < LIFETIME) return record;
  const analytics = cookies.includes('true');
  // A neighbour on the parent domain may have set one of two that disagree; the same is so without any.
  if (analytics === cookies.includes('false')) return null;
  // The cookie alone says nothing about the other purposes (D-31).
  return { purposes: { ...noPurposes, analytics }, services: {}, policyVersion: 0 };
}

/** A whole number; 0 for anything else. */
const versionOf = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);

/** The site's own number of its policy; 0 without one. */
export const policyVersionOf = (context: unknown): number =>
  versionOf(Number(valueAt(context, 'cookieSettings.policyVersion')));

/** A site that raises `cookieSettings.policyVersion` asks again. */
const isCurrent = ({ policyVersion }: Pick<Read, 'policyVersion'>, context: unknown): boolean =>
  policyVersion >= policyVersionOf(context);

/** What remains of a choice under a policy: an absolute policy allows nothing that identifies visitors, and no choice of single services. */
export const underPolicy = (
  { purposes, services }: Decision,
  { absolute }: Pick<CookiePolicy, 'absolute'>,
): Decision =>
  absolute ? { purposes: { ...purposes, analytics: false, marketing: false }, services: {} } : { purposes, services };

/**
 * Returns the decision that the visitor made on an earlier page, as far as the site's policy allows it. The page needs no service for this. For a browser
 * without cookies the consent service reads the decision; it starts there.
 */
export function decidedBefore(context: unknown): ConsentSlice {
  const found = decisionOfCookie(readRecord());
  const absolute = valueAt(context, 'cookieSettings.isRestrictiveCookiePolicyAbsolute') === true;
  return found && isCurrent(found, context)
    ? { ...consentSlice, decided: true, ...underPolicy(found, { absolute }) }
    : consentSlice;
}

/**
 * Stores a decision for 30 days in every place that this browser allows.
 *
 * @returns whether the decision can be read again
 */
export function writeDecision(
  { purposes, services }: Decision,
  { restrictive, absolute }: CookiePolicy,
  context: unknown,
  now = Date.now(),
): boolean {
  const record: DecisionRecord = {
    version: COOKIE_BANNER_VERSION,
    time: now,
    policy: absolute ? 'absolute' : restrictive ? 'restrictive' : 'open',
    policyVersion: policyVersionOf(context),
    purposes,
    services,
  };
  const text = toJson(record);
  // The cookie is written first, because the change of the record notifies other tabs.
  writeCookie(CONSENT_COOKIE, String(purposes.analytics), { days: CONSENT_DAYS });
  if (!local.write(CONSENT_KEY, text)) {
    // If storage is full, it may still contain the record of an older decision.
    local.remove(CONSENT_KEY);
    writeCookie(CONSENT_RECORD_COOKIE, text, { days: CONSENT_DAYS });
  }
  return readDecision(context, now) !== null;
}

function parseRecord(text: string | null): Read | null {
  // Every field is validated; anything that is not clearly a yes counts as a no.
  const { version, time, purposes, services, policyVersion } = Object(parsed(text ?? ''));
  if (version !== COOKIE_BANNER_VERSION || typeof time !== 'number' || !purposes) return null;
  const granted = (name: ConsentPurpose): boolean => purposes[name] === true;
  return {
    time,
    policyVersion: versionOf(policyVersion),
    services: Object(services),
    purposes: {
      necessary: true,
      preferences: granted('preferences'),
      analytics: granted('analytics'),
      marketing: granted('marketing'),
    },
  };
}
