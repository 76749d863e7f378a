import { FIRST_SESSION_KEY, VISITED_KEY } from '../../../vocab/names.ts';
import { fromApiFlags } from '../../../vocab/rules/overlays/cookie-flags.ts';
import { type FirstVisit, takeFirstVisit } from '../../page/first-visit.ts';
import { local, session } from '../../page/web-storage.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';
import { mayRecordVisits, recordVisit } from '../tracking/visitor-record.ts';

export default { start: startVisitorRecord } satisfies ServiceModule<object>;

declare module '../../store/store.ts' {
  interface Slices {
    /** Whether page and session are the visitor's first (SESSION-613); absent as long as visits may not be counted. */
    firstVisit: FirstVisit;
  }
}

/**
 * Records one page view as soon as that is allowed, and again after a consent that was withdrawn and given back
 * (CONSENT-031, CONSENT-039).
 */
function startVisitorRecord(page: Pick<Page, 'store' | 'context'>): RunningService<object> {
  const { cookieSettings } = siteOf(page);
  const { store } = page;
  // Where the settings have both names and they disagree, the page's own counts (CONSENT-015).
  if (fromApiFlags(cookieSettings).isActivityLogEnabled !== true) return { api: {}, stop() {} };
  // What an earlier yes left goes with the first no, too.
  let allowed: boolean | null = null;
  const follow = (): void => {
    const before = allowed;
    allowed = mayRecordVisits(store);
    if (allowed === before) return;
    if (allowed) {
      recordVisit();
      if (!store.getState().firstVisit) store.setState({ firstVisit: takeFirstVisit(session, local) });
    } else {
      session.remove(FIRST_SESSION_KEY);
      local.remove(VISITED_KEY);
    }
  };
  follow();
  return { api: {}, stop: store.subscribe(follow) };
}
