import { recordHit } from '../../../api/tracking/census.ts';
import { trackingEventKinds } from '../../../vocab/codes/tracking-event-kinds.ts';
import { fromApiFlags } from '../../../vocab/rules/overlays/cookie-flags.ts';
import { countsPageView } from '../../../vocab/rules/site/counts-page-view.ts';
import { pageInfo } from '../../page/page-info.ts';
import { whileAllowed } from '../consent/permissions.ts';
import type { LaterService, MeasuredPage } from '../telemetry/later-service.ts';
import { mayRecordVisits, recordVisit } from '../tracking/visitor-record.ts';

export default { start: startVisits } satisfies LaterService;

/**
 * Records the page view once it may be counted, and one more each time that the browser brings the page back as it was
 * left (CENSUS-601, CENSUS-605 to CENSUS-609). Where the site's activity log is off nothing is recorded.
 */
function startVisits({ store, site, service }: Pick<MeasuredPage, 'store' | 'site' | 'service'>): () => void {
  if (fromApiFlags(site.cookieSettings).isActivityLogEnabled !== true) return () => {};
  const isAllowed = (): boolean => mayRecordVisits(store);
  let isRecorded = false;
  const record = async (): Promise<void> => {
    if (isRecorded || !isAllowed() || !countsPageView(site, location.pathname)) return;
    isRecorded = true;
    const hit = { event: trackingEventKinds.codeOf('pageView'), page: pageInfo(site), visitor: recordVisit() };
    const request = await service('calls').catch(() => null);
    if (request) await recordHit(whileAllowed(request, isAllowed), hit);
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    isRecorded = false;
    void record();
  };
  void record();
  addEventListener('pageshow', shown);
  const unfollow = store.subscribe(() => void record());
  return () => {
    unfollow();
    removeEventListener('pageshow', shown);
  };
}
