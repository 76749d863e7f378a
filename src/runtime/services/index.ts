import { withAllWords } from '../blocks/all-words.ts';
import type { ServiceEntry, ServiceRegistry } from '../blocks/registry.ts';
import { calls } from './calls/service.ts';
import { consent } from './consent/service.ts';

/** Every service: what starts it, and its chunk. */
export const services: ServiceRegistry = withAllWords<ServiceEntry>({
  calls: { starts: calls.starts, load: () => import('./calls/index.ts') },
  consent: { shows: consent.shows, starts: consent.starts, load: () => import('./consent/index.ts') },
});
