import type { ConsentPurpose } from '../../../vocab/block/define-block.ts';
import { ANALYTICS_COOKIE, TRACKING_COOKIES } from '../../../vocab/names.ts';
import { policyOf } from '../../../vocab/rules/overlays/cookie-policy.ts';
import { clearCookie } from '../../page/cookies.ts';
import type { Store } from '../../store/store.ts';

/** Whether the browser says no for its visitor, by Global Privacy Control. */
const refusedByBrowser = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

/**
 * Whether a collector may work for a purpose now. Every collector asks here before it writes or sends, and listens to the store for changes.
 *
 * Before a decision only a site whose policy is not restrictive lets it, and only where the browser does not refuse.
 */
export function mayCollect(store: Store, purpose: ConsentPurpose): boolean {
  const { consent, site } = store.getState();
  if (consent.purposes[purpose]) return true;
  // Without the page's settings nobody knows what its policy is.
  if (!site) return false;
  const { restrictive, absolute } = policyOf(site.cookieSettings);
  return !(consent.decided || restrictive || absolute || refusedByBrowser());
}

/** Calls once, as soon as a collector may work for a purpose: now, or when the visitor says so on this page. Returns the stop. */
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

/** Whether a cookie of this name may be written now. Cookies that do not tell visitors apart always may. */
export const mayWrite = (store: Store, name: string): boolean =>
  !IDENTIFYING.includes(name) || mayCollect(store, 'analytics');

/** Removes every cookie that tells visitors apart. */
export function clearTrackingCookies(): void {
  for (const name of IDENTIFYING) clearCookie(name);
}
