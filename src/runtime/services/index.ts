import type { ServiceEntry, ServiceRegistry } from '../blocks/registry.ts';
import { withAllMessages } from '../blocks/with-all-messages.ts';
import { calls } from './calls/service.ts';
import { consent } from './consent/service.ts';

/** Every service: what starts it, and its chunk. */
export const services: ServiceRegistry = withAllMessages<ServiceEntry>({
  calls: { starts: calls.starts, load: () => import('./calls/index.ts') },
  consent: { shows: consent.shows, starts: consent.starts, load: () => import('./consent/index.ts') },
});
