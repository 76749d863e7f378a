import { MEASURE_KEY } from '../../../vocab/measure-names.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { BeaconQueue } from '../../page/beacon-queue.ts';
import { configuredAddress } from '../../page/configured-address.ts';
import { randomText } from '../../page/random-text.ts';
import { local } from '../../page/web-storage.ts';
import { outageGuard } from '../tracking/outage-guard.ts';
import type { MeasuredEvent } from './measured-event.ts';

/** Interval between two sends while the page is open, in ms. */
const EVERY = 10_000;

/** An event as the site's own endpoint gets it, in a JSON list. By its id a server keeps it once. `time` is in ms since 1970. */
interface SentEvent extends Pick<MeasuredEvent, 'name' | 'data'> {
  readonly id: string;
  readonly time: number;
  readonly path: string;
}

/** The queue of the site's own endpoint, an address of its own origin; null without one. What a page cannot send is stored for the next one, as far as the visitor allows it. */
export function ownEndpoint(
  endpoint: string,
  mayStore: () => boolean,
): {
  push(event: MeasuredEvent): void;
  leave(ends: boolean): void;
  resume(): void;
  clear(): void;
  stop(): void;
} | null {
  const address = configuredAddress(endpoint);
  // The queue sends the site's cookies with its batches.
  if (!address || new URL(address).origin !== location.origin) return null;
  const queue = new BeaconQueue<SentEvent>({
    address,
    encode: (items) => ({ body: toJson(items), type: 'application/json' }),
    every: EVERY,
    key: MEASURE_KEY,
    storage: local,
    mayStore,
    breaker: outageGuard('endpoint'),
  });
  return {
    push: ({ name, data }) => queue.push({ id: randomText(), time: Date.now(), path: location.pathname, name, data }),
    leave: (ends) => queue.sendOnLeave(ends),
    resume: () => queue.resume(),
    clear: () => queue.clear(),
    stop: () => queue.stop(),
  };
}
