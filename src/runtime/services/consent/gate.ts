import type { ConsentPurpose } from '../../../vocab/block/define-block.ts';
import { ANALYTICS_COOKIE, TRACKING_COOKIES } from '../../../vocab/names.ts';
import { policyOf } from '../../../vocab/rules/overlays/cookie-policy.ts';
import { clearCookie } from '../../page/cookies.ts';
import type { Store } from '../../store/store.ts';

/** Whether the browser refuses consent on behalf of its visitor, by Global Privacy Control. */
const refusedByBrowser = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

/**
 * Returns whether a collector may work for a purpose now. Every collector calls this before it writes or sends, and subscribes to the store for changes.
 *
 * Before a decision, collecting is allowed only on a site whose policy is not restrictive, and only if the browser does not refuse.
 */
export function mayCollect(store: Store, purpose: ConsentPurpose): boolean {
  const { consent, site } = store.getState();
  if (consent.purposes[purpose]) return true;
  // Without the page's settings the site's policy is unknown.
  if (!site) return false;
  const { restrictive, absolute } = policyOf(site.cookieSettings);
  return !(consent.decided || restrictive || absolute || refusedByBrowser());
}

/** Calls a function once, as soon as a collector may work for a purpose: now, or when the visitor grants it on this page. Returns a function that stops it. */
export function onceAllowed(store: Store, purpose: ConsentPurpose, fn: () => void): () => void {
  if (mayCollect(store, purpose)) {
    fn();
    return () => {};
  }
  const stop = store.subscribe(() => {
    if (!mayCollect(store, purpose)) return;
    stop();
    fn();
  });
  return stop;
}

/** The cookies that the requirements name, and the one whose name they do not give. */
const IDENTIFYING: readonly string[] = [...TRACKING_COOKIES, ANALYTICS_COOKIE];

/** Returns whether a cookie of this name may be written now. Cookies that do not identify visitors are always allowed. */
export const mayWrite = (store: Store, name: string): boolean =>
  !IDENTIFYING.includes(name) || mayCollect(store, 'analytics');

/** Removes every cookie that identifies visitors. */
export function clearTrackingCookies(): void {
  for (const name of IDENTIFYING) clearCookie(name);
}
