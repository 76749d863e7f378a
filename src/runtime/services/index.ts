import type { Page } from '../blocks/page.ts';
import type { Services } from '../blocks/services.ts';
import { startConsent } from './consent/start-consent.ts';

/** Starts what runs once per page without a block. The call layer comes when something is called. */
export function startServices(page: Page): Services {
  const { control, stop } = startConsent(page);
  page.stops.add(stop);
  return {
    consent: control,
    request: async () => (await import('./calls/page-request.ts')).pageRequest(page),
  };
}
