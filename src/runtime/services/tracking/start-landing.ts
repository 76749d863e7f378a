import { LANDING_PARAMETERS, landingAddress } from '../../../api/tracking/landing.ts';
import { documentMember } from '../../page/document-member.ts';
import type { Store } from '../../store/store.ts';
import { onceAllowed } from '../consent/gate.ts';

/**
 * Tells the site once where its visitor landed (TRACK-305): by an image from the page's own origin, whose answer nobody reads. Told are the first page of a
 * session and pages whose address names a campaign. What the beacon says are the requirements' marketing fields, so without consent to marketing it does not
 * leave; where the visitor gives it on this page, the landing leaves then, as it was.
 *
 * @param firstLanding whether this is the first page of the tab's session, as `takeFirstVisit` says
 * @returns the stop
 */
export function startLanding(store: Store, firstLanding: boolean): () => void {
  const { origin, pathname, search } = location;
  const given = new URLSearchParams(search);
  if (!firstLanding && !LANDING_PARAMETERS.some((name) => given.has(name))) return () => {};
  const path = landingAddress({
    landing: origin + pathname + search,
    referrer: documentMember('referrer'),
    language: navigator.language,
    screen,
    query: search,
    random: Math.random(),
  });
  return onceAllowed(store, 'marketing', () => {
    try {
      // With its origin: a <base> must not carry it elsewhere.
      new Image().src = origin + path;
    } catch {
      // A page whose Image is another one: the visitor's decision, which is being told just now, must not fail for it.
    }
  });
}
