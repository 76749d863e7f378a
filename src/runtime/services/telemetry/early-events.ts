import { listen } from '../../blocks/emit.ts';
import { BLOCK_EVENTS } from './measured-events.ts';

/** A page that fires more events than that before it is idle is no visitor's. */
const MOST = 100;

/** Keeps what visitors do with blocks for the measuring services, which start later, until it is stopped. */
export function keepEarlyEvents(): { readonly events: readonly CustomEvent[]; stop(): void } {
  const events: CustomEvent[] = [];
  const keep = (event: CustomEvent): void => {
    if (events.length < MOST) events.push(event);
  };
  const unlisten = BLOCK_EVENTS.map((name) => listen(document, name, keep));
  return {
    events,
    stop() {
      for (const stop of unlisten) stop();
    },
  };
}
