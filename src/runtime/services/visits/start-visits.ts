import { recordHit } from '../../../api/tracking/census.ts';
import { trackingEventKinds } from '../../../vocab/codes/tracking-event-kinds.ts';
import { VISITOR_COOKIE } from '../../../vocab/names.ts';
import { fromApiFlags } from '../../../vocab/rules/overlays/cookie-flags.ts';
import { countsPageView } from '../../../vocab/rules/site/counts-page-view.ts';
import type { Page } from '../../blocks/page.ts';
import type { RunningService } from '../../blocks/services.ts';
import { readCookie } from '../../page/cookies.ts';
import { pageInfo } from '../../page/page-info.ts';
import { siteOf } from '../../store/site-of.ts';
import { mayRecordVisits } from '../tracking/visitor-record.ts';

/**
 * Records the page view once it may be counted, and one more each time that the browser brings the page back as it was left (CENSUS-601, CENSUS-605 to CENSUS-609).
 * Where the site's activity log is off nothing is recorded.
 */
export function startVisits(page: Pick<Page, 'store' | 'context' | 'service'>): RunningService<object> {
  const site = siteOf(page);
  const { store } = page;
  if (fromApiFlags(site.cookieSettings).isActivityLogEnabled !== true) return { api: {}, stop() {} };
  let isRecorded = false;
  const record = async (): Promise<void> => {
    if (isRecorded || !mayRecordVisits(store) || !countsPageView(site, location.pathname)) return;
    isRecorded = true;
    const event = trackingEventKinds.codeOf('pageView');
    const hit = { event, page: pageInfo(site), visitor: readCookie(VISITOR_COOKIE) ?? '' };
    const request = await page.service('calls').catch(() => null);
    if (request) await recordHit(request, hit);
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    isRecorded = false;
    record();
  };
  record();
  addEventListener('pageshow', shown);
  const unfollow = store.subscribe(record);
  return {
    api: {},
    stop() {
      unfollow();
      removeEventListener('pageshow', shown);
    },
  };
}
