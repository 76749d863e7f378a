import { CONSENT_SERVICES } from '../../../vocab/names.ts';
import { policyOf } from '../../../vocab/rules/overlays/cookie-policy.ts';
import { queryIn } from '../../page/document-member.ts';
import { valueAt } from '../../page/value-at.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { clearTrackingCookies } from '../consent/permissions.ts';

export default { start: startRefusedCookies } satisfies ServiceModule<undefined>;

/**
 * Clears the cookies that identify visitors, for one who has decided on an earlier page. The consent service does it for all others, and where the site declares
 * services, whose names of cookies only that one reads: it is five times as large.
 */
function startRefusedCookies({
  store,
  context,
  service,
}: Pick<Page, 'store' | 'context' | 'service'>): RunningService<undefined> {
  const { consent } = store.getState();
  const isDeclared = valueAt(context, 'cookieSettings.services') || queryIn(document, `script[${CONSENT_SERVICES}]`)[0];
  if (!consent.decided || isDeclared) service('consent').catch(() => {});
  else if (policyOf(Object(valueAt(context, 'cookieSettings'))).restrictive) clearTrackingCookies(consent);
  return { api: undefined, stop() {} };
}
