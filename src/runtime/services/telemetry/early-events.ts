import { listen } from '../../blocks/emit.ts';
import { MEASURED } from './measured-events.ts';

/** Keeps the events of blocks that the measuring services count, for those that start later. A page that fires more of them than that before it is idle is no visitor's. */
const MOST = 100;

/** Keeps them until it is stopped. */
export function keepEarlyEvents(): { readonly events: readonly CustomEvent[]; stop(): void } {
  const events: CustomEvent[] = [];
  const keep = (event: CustomEvent): void => {
    if (events.length < MOST) events.push(event);
  };
  const unlisten = MEASURED.map((name) => listen(document, name, keep));
  return {
    events,
    stop() {
      for (const stop of unlisten) stop();
    },
  };
}
