import type { ConsentPurpose } from '../../../vocab/block/define-block.ts';
import type { Request } from '../../../vocab/calls.ts';
import {
  ANALYTICS_COOKIE,
  CONSENT_COOKIE,
  TRACKING_COOKIES,
  VISIT_COOKIE,
  VISITOR_COOKIE,
} from '../../../vocab/names.ts';
import { policyOf } from '../../../vocab/rules/overlays/cookie-policy.ts';
import { clearCookie, readCookie } from '../../page/cookies.ts';
import { allowsService, type ConsentSlice } from '../../store/consent.ts';
import type { Store } from '../../store/store.ts';

/** Returns whether the browser refuses consent on behalf of its visitor, by Global Privacy Control. */
export const refusedByBrowser = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

/**
 * Returns whether a collector may work for a purpose now. Every collector calls this before it writes or sends, and subscribes to the store for changes.
 *
 * Before a decision, collecting is allowed only on a site whose policy is not restrictive, and only if the browser does not refuse. A visitor whose decision is
 * older than the site's policy is asked again, and until then nothing is collected.
 *
 * @param service its name, if visitors may decide about it alone
 */
export function mayCollect(store: Store, purpose: ConsentPurpose, service?: string): boolean {
  const { consent, site } = store.getState();
  if (allowsService(consent, purpose, service)) return true;
  // Without the page's settings the site's policy is unknown.
  if (!site) return false;
  const { restrictive, absolute } = policyOf(site.cookieSettings);
  return !(consent.decided || restrictive || absolute || refusedByBrowser() || readCookie(CONSENT_COOKIE));
}

/** Returns a way to make calls none of which is sent, or sent again, once it is not allowed any more. */
export const whileAllowed =
  (request: Request, isAllowed: () => boolean): Request =>
  (call) =>
    request({ ...call, isAllowed });

/** Calls a function once, as soon as a collector may work for a purpose: now, or when the visitor grants it on this page. Returns a function that stops it. */
export function onceAllowed(store: Store, purpose: ConsentPurpose, fn: () => void, service?: string): () => void {
  if (mayCollect(store, purpose, service)) {
    fn();
    return () => {};
  }
  const stop = store.subscribe(() => {
    if (!mayCollect(store, purpose, service)) return;
    stop();
    fn();
  });
  return stop;
}

/** The cookies that the requirements name, and the one whose name they do not give. */
const IDENTIFYING: readonly string[] = [...TRACKING_COOKIES, ANALYTICS_COOKIE];

/** The service by whose name a site declares the two cookies of the visitor record, so that visitors may decide about them alone. */
export const VISITOR_RECORD = 'visitor-record';
/** The services by whose names visitors may decide about measured events and about performance records alone. */
export const EVENTS = 'events';
export const PERFORMANCE = 'performance';

/** The service that writes a cookie; empty for one of which visitors do not decide alone. */
const serviceOf = (name: string): string => {
  if (name === ANALYTICS_COOKIE) return EVENTS;
  return name === VISITOR_COOKIE || name === VISIT_COOKIE ? VISITOR_RECORD : '';
};

/** Removes every cookie that identifies visitors and that the decision does not allow. */
export function clearTrackingCookies(consent: ConsentSlice): void {
  for (const name of IDENTIFYING) if (!allowsService(consent, 'analytics', serviceOf(name))) clearCookie(name);
}
