import { readMeasureSettings } from '../../../vocab/measure-settings.ts';
import { PREFIX } from '../../../vocab/names.ts';
import { emit, listen } from '../../page/emit.ts';
import { watchLeaving, watchReturn } from '../../page/page-visibility.ts';
import { EVENTS, mayCollect } from '../consent/permissions.ts';
import type { LaterService, MeasuredPage } from '../telemetry/later-service.ts';
import { BLOCK_EVENTS } from '../telemetry/measured-events.ts';
import { analyticsDestinations, type Destination, pixelDestination } from './destinations.ts';
import { measuredEvent, plainData } from './measured-event.ts';
import { ownEndpoint } from './own-endpoint.ts';

export default { start: startEvents } satisfies LaterService;

/** The service by whose name visitors may decide about the ad pixel alone. */
const PIXEL = 'pixel';

/**
 * Listens to `vitrine:measure`, dispatches it for what visitors do with blocks, and passes each event to the destinations that the site names. Consent is asked for each
 * event at that time, and what it does not allow is forgotten (EVENT-601 to EVENT-615).
 *
 * @param early what visitors did with blocks before
 * @returns a function that stops it and sends what waits
 */
function startEvents(
  { store, site, logFailure, service }: Pick<MeasuredPage, 'store' | 'site' | 'logFailure' | 'service'>,
  early: readonly CustomEvent[],
): () => void {
  const settings = readMeasureSettings(site.measureSettings);
  const mayMeasure = (): boolean => mayCollect(store, 'analytics', EVENTS);
  let leaving = false;
  const endpoint = ownEndpoint(settings.endpoint, mayMeasure);
  const newDestinations = () =>
    analyticsDestinations({ logFailure, service, site, settings, isAllowed: mayMeasure, leaving: () => leaving });
  let destinations = newDestinations();
  let isAllowed = mayMeasure();
  const pixel = pixelDestination(settings);
  const tell = (destination: Destination | null, event: Parameters<Destination>[0]): void => {
    try {
      void destination?.(event);
    } catch {}
  };
  const measure = ({ detail }: CustomEvent): void => {
    const event = measuredEvent(detail);
    if (!event) return;
    if (mayMeasure()) for (const one of [...destinations, endpoint?.push ?? null]) tell(one, event);
    if (mayCollect(store, 'marketing', PIXEL)) tell(pixel, event);
  };
  const ofBlock = ({ type, detail }: CustomEvent): void => {
    const name = type.slice(PREFIX.length + 1);
    if (mayMeasure()) emit(document, 'measure', { name, data: plainData(detail) });
  };
  const stops = [
    listen(document, 'measure', measure),
    ...BLOCK_EVENTS.map((name) => listen(document, name, ofBlock)),
    watchLeaving((ends) => {
      leaving = true;
      endpoint?.leave(ends);
    }),
    watchReturn(() => {
      leaving = false;
      endpoint?.resume();
    }),
    store.subscribe((now, before) => {
      if (now.consent === before.consent) return;
      const wasAllowed = isAllowed;
      isAllowed = mayMeasure();
      if (wasAllowed && isAllowed) return;
      if (!isAllowed) endpoint?.clear();
      // Also with a permission: those of a refusal have fetched nothing.
      destinations = newDestinations();
    }),
  ];
  for (const event of early) ofBlock(event);
  return () => {
    for (const stop of stops) stop();
    endpoint?.stop();
  };
}
