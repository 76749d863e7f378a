import events from '../events/index.ts';
import experiments from '../experiments/index.ts';
import trace from '../trace/index.ts';
import { type LaterService, together } from './later-service.ts';

/**
 * What visitors do, for the platform's server and for what the site's settings name on any server. They are one file because both send from the same queue.
 */
export default {
  start: (page, early) => together([...(page.isOfPlatform ? [trace] : []), events, experiments]).start(page, early),
} satisfies LaterService;
