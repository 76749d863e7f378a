import type { ConsentRecord, ShownChoice } from '../../../vocab/rules/overlays/consent-record.ts';
import { COOKIE_BANNER_VERSION } from '../../../vocab/rules/overlays/consent-terms.ts';
import type { CookiePolicy } from '../../../vocab/rules/overlays/cookie-policy.ts';
import { serviceStates } from '../../../vocab/rules/overlays/service-decisions.ts';
import { randomText } from '../../page/random-text.ts';
import type { Page } from '../../stage/page.ts';
import type { ConsentSlice } from '../../store/consent.ts';
import { policyVersionOf } from '../../store/decision.ts';
import { refusedByBrowser } from './permissions.ts';

interface Circumstances {
  readonly policy: CookiePolicy;
  readonly page: Pick<Page, 'context' | 'language'>;
  readonly shown: ShownChoice;
}

/** Creates the record of a decision that has just come into force. */
export function recordOf(
  { purposes, services, declared }: ConsentSlice,
  { policy, page, shown }: Circumstances,
  now = new Date(),
): ConsentRecord {
  const states = { ...services, ...serviceStates(purposes, services, declared) };
  const all = [
    purposes.preferences,
    purposes.analytics,
    purposes.marketing,
    ...declared.flatMap(({ name, purpose }) => (purpose === 'necessary' ? [] : [states[name]])),
  ];
  return {
    id: randomText(),
    version: COOKIE_BANNER_VERSION,
    policyVersion: policyVersionOf(page.context),
    time: now.toISOString(),
    policy: policy.absolute ? 'absolute' : policy.restrictive ? 'restrictive' : 'open',
    choice: all.every(Boolean) ? 'accepted' : all.some(Boolean) ? 'custom' : 'refused',
    purposes,
    services: states,
    globalPrivacyControl: refusedByBrowser(),
    shown,
    language: page.language || 'pt-BR',
  };
}
