import { VISIT_COOKIE, VISITOR_COOKIE } from '../../../vocab/names.ts';
import {
  formatVisitorRecord,
  parseVisitorRecord,
  parseVisitTimestamp,
  type VisitorRecord,
} from '../../../vocab/rules/site/visitor-cookies.ts';
import { readCookie, writeCookie } from '../../page/cookies.ts';
import { randomText } from '../../page/random-text.ts';
import type { Store } from '../../store/store.ts';
import { mayCollect, VISITOR_RECORD } from '../consent/permissions.ts';

/** Lifetime of the visitor record: 2 years, in days (CONSENT-036). Browsers limit it to 400 days. */
const VISITOR_DAYS = 730;
/** Lifetime of the visit cookie, in minutes (CONSENT-037). Every page view renews it; without it a new visit begins. */
const VISIT_MINUTES = 30;

/** Returns whether the two cookies may be written now. */
export const mayRecordVisits = (store: Store): boolean => mayCollect(store, 'analytics', VISITOR_RECORD);

/**
 * Records a page view in the visitor's two cookies (CONSENT-033), which have to be allowed: the visit's timestamp is
 * renewed, the record with every new visit.
 *
 * @param now ms since 1970
 * @returns the record as stored in its cookie; empty where cookies are not kept
 */
export function recordVisit(now = Date.now()): string {
  const known = parseVisitorRecord(readCookie(VISITOR_COOKIE) ?? '');
  const visiting = parseVisitTimestamp(readCookie(VISIT_COOKIE) ?? '') !== null;
  if (!known || !visiting)
    writeCookie(VISITOR_COOKIE, formatVisitorRecord(nextVisit(known, now)), { days: VISITOR_DAYS });
  writeCookie(VISIT_COOKIE, `${now}`, { days: VISIT_MINUTES / 1_440 });
  return readCookie(VISITOR_COOKIE) ?? '';
}

function nextVisit(known: VisitorRecord | null, now: number): VisitorRecord {
  if (!known) return { id: randomText(), numbers: [now, now, now, 1] };
  const [first, , last, count] = known.numbers;
  return { id: known.id, numbers: [first, last, now, count + 1] };
}
