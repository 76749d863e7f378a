import { traceCall } from '../../../api/tracking/trace.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import type { ServiceApis } from '../../stage/services.ts';
import { mayCollect, whileAllowed } from '../consent/permissions.ts';
import { analyticsEntry } from '../tracking/analytics-entry.ts';
import { beaconTraces } from '../tracking/beacon-traces.ts';

export default { start: startSubscriptions } satisfies ServiceModule<ServiceApis['subscriptions']>;

/**
 * Offers the tracking of a subscription: one analytics entry, which is on its way when the function returns and also arrives if the page is left
 * (NEWS-003, TRACK-007). Nothing is sent without consent to analytics, and a failure changes nothing (TRACK-006).
 */
function startSubscriptions(page: Page): RunningService<ServiceApis['subscriptions']> {
  let stopped = false;
  const mayRecord = (): boolean => !stopped && mayCollect(page.store, 'analytics');
  return {
    api(formId) {
      if (!mayRecord()) return;
      const entry = analyticsEntry({
        actor: 'visitor',
        action: 'subscribe',
        object_type: 'newsletter',
        object_identifier: formId,
        product_page: '',
      });
      if (beaconTraces([entry])) return;
      // Some extensions of browsers refuse every beacon.
      page
        .service('calls')
        .then((request) => whileAllowed(request, mayRecord)({ ...traceCall([entry]), keepalive: true }))
        .catch(() => {});
    },
    stop() {
      stopped = true;
    },
  };
}
