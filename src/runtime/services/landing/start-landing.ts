import { LANDING_PARAMETERS, landingAddress } from '../../../api/tracking/landing.ts';
import { LANDED_KEY } from '../../../vocab/measure-names.ts';
import { documentMember } from '../../page/document-member.ts';
import type { WebStorage } from '../../page/web-storage.ts';
import type { Store } from '../../store/store.ts';
import { mayCollect, onceAllowed } from '../consent/permissions.ts';

/**
 * Reports once to the site where its visitor landed (TRACK-305), by an image from the page's own origin whose response
 * nothing reads. It reports the first page of a session, to which the visitor came from elsewhere, and pages whose
 * address names a campaign. The beacon contains the marketing fields of the requirements, so it is not sent without
 * consent to marketing; if the visitor grants it on this page, the beacon is sent then, with its original content. A refusal removes what the
 * tab keeps of it.
 *
 * @param isLanding whether the visitor came from elsewhere
 * @param tab where the tab keeps that this was reported
 * @returns a function that stops it
 */
export function startLanding(store: Store, isLanding: boolean, tab: WebStorage): () => void {
  const forget = (): void => {
    if (store.getState().consent.decided && !mayCollect(store, 'marketing')) tab.remove(LANDED_KEY);
  };
  forget();
  const unsubscribe = store.subscribe(forget);
  const { origin, pathname, search } = location;
  const given = new URLSearchParams(search);
  const isCampaign = LANDING_PARAMETERS.some((name) => given.has(name));
  if (!isLanding && !isCampaign) return unsubscribe;
  const path = landingAddress({
    landing: origin + pathname + search,
    referrer: documentMember('referrer'),
    language: navigator.language,
    screen,
    query: search,
    random: Math.random(),
  });
  const unwait = onceAllowed(store, 'marketing', () => {
    if (!isCampaign && tab.read(LANDED_KEY) !== null) return;
    tab.write(LANDED_KEY, 'true');
    try {
      // The address includes the origin, because a <base> must not redirect it elsewhere.
      new Image().src = origin + path;
    } catch {
      // The page has replaced `Image`: storing the visitor's decision, which is in progress here, must not fail because
      // of that.
    }
  });
  return () => {
    unwait();
    unsubscribe();
  };
}
