import { BANNER_COMMANDS, CONSENT_KEY, PREFIX } from '../../../vocab/names.ts';
import type { ConsentControl, RunningService } from '../../blocks/services.ts';
import { watchReturn } from '../../page/page-visibility.ts';
import { watchLocal } from '../../page/web-storage.ts';
import { Consent, type ConsentPage } from './consent.ts';

/**
 * Starts the page's consent service: it applies the policy, opens the banner, handles the page's commands and the links that open the choice again, and keeps
 * the decision in step with other tabs and with returning visitors.
 */
export function startConsent(page: ConsentPage): RunningService<ConsentControl> {
  const consent = new Consent(page);
  const reread = (): void => consent.reread();
  const stops = [watchLocal(CONSENT_KEY, reread), watchReturn(reread)];
  return {
    api: consent,
    stop() {
      for (const stop of stops) stop();
    },
    handle(event) {
      const command = BANNER_COMMANDS.find((one) => event.type === `${PREFIX}:cookie-banner-${one}`);
      if (command) consent[command]((event as CustomEvent).detail);
      if (event.type !== 'click') return false;
      consent.open();
      // If no banner may be shown, a link still leads to the page with more information.
      return consent.get().banner !== null;
    },
  };
}
