import { BANNER_COMMANDS, CONSENT_KEY, CONSENT_OPEN, PREFIX } from '../../../vocab/names.ts';
import { hasPreset } from '../../../vocab/rules/overlays/cookie-policy.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { watchReturn } from '../../page/page-visibility.ts';
import { watchLocal } from '../../page/web-storage.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import type { ConsentControl } from '../../stage/services.ts';
import { policyVersionOf } from '../../store/decision.ts';
import { siteOf } from '../../store/site-of.ts';
import { Consent, type ConsentPage } from './consent.ts';
import { addReopenControl } from './reopen-control.ts';
import { tellTagManagers } from './tell-tag-managers.ts';

export default { start: startConsent } satisfies ServiceModule<ConsentControl>;

/**
 * Starts the page's consent service: it applies the policy, opens the banner, handles the page's commands and the links that open the choice again, and keeps
 * the decision in step with other tabs and with returning visitors.
 */
function startConsent(page: ConsentPage): RunningService<ConsentControl> {
  const { cookieSettings } = siteOf(page);
  const { policyVersion } = cookieSettings;
  if (policyVersion !== undefined && Number(policyVersion) !== policyVersionOf(page.context)) {
    const read = toJson(policyVersion);
    page.log.warn('VT040', 'consent', `policyVersion: read ${read}, expected a whole number; used: 0.`);
  }
  const stopTelling = tellTagManagers(cookieSettings, page.store);
  const consent = new Consent(page);
  const reread = (): void => consent.reread();
  const stops = [stopTelling, watchLocal(CONSENT_KEY, reread), watchReturn(reread)];
  const openerIn = (event: Event): Element | undefined =>
    event.composedPath().find((step): step is Element => step instanceof Element && step.hasAttribute(CONSENT_OPEN));
  const prepare = (event: Event): void => {
    const opener = openerIn(event);
    if (!opener) return;
    const isPreferences = opener.getAttribute(CONSENT_OPEN) === 'preferences' || consent.opensPreferences;
    page.prepare(isPreferences ? 'consent-preferences' : 'cookie-banner');
  };
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, prepare, { passive: true });
    stops.push(() => removeEventListener(type, prepare));
  }
  if (hasPreset(cookieSettings))
    stops.push(addReopenControl(page, String(cookieSettings.cookieBannerManageCookiesLabel ?? '')));
  return {
    api: consent,
    stop() {
      for (const stop of stops) stop();
    },
    handle(event, target) {
      const command = BANNER_COMMANDS.find((one) => event.type === `${PREFIX}:cookie-banner-${one}`);
      if (command) consent[command]((event as CustomEvent).detail);
      if (event.type !== 'click') return false;
      // The path of the event is empty where the click waited for this service.
      if (target instanceof Element && target.getAttribute(CONSENT_OPEN) === 'preferences') {
        consent.preferences();
        return true;
      }
      // If nothing may be shown, a link still leads to the page with more information.
      return consent.open();
    },
  };
}
