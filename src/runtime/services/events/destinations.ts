import { eventTracker } from '../../../api/tracking/event-tracker.ts';
import { eventsService } from '../../../api/tracking/events-service.ts';
import { trackWithPixel } from '../../../api/tracking/pixel.ts';
import { recordEvent } from '../../../api/tracking/platform-events.ts';
import type { MeasureSettings } from '../../../vocab/measure-settings.ts';
import { configuredAddress } from '../../page/configured-address.ts';
import { dataLayer } from '../../page/data-layer.ts';
import { pageFunction, pageValue } from '../../page/page-function.ts';
import { whileAllowed } from '../consent/permissions.ts';
import type { MeasuredPage } from '../telemetry/later-service.ts';
import { BLOCK_EVENTS } from '../telemetry/measured-events.ts';
import { outageGuard } from '../tracking/outage-guard.ts';
import { analyticsId } from './analytics-id.ts';
import { eventPage } from './event-page.ts';
import type { MeasuredEvent } from './measured-event.ts';
import { beacon, postJson } from './send-event.ts';

/** Takes one event; it never throws. */
export type Destination = (event: MeasuredEvent) => unknown;

/** The common fields of an event that says none itself (EVENT-602). */
const COMMON = { actor: 'visitor', event_owner_team: 'site', event_source: 'vitrine', object_type: 'page' };

const isOfBlock = (name: string): boolean => (BLOCK_EVENTS as readonly string[]).includes(name);

type Given = Pick<MeasuredPage, 'logFailure' | 'service' | 'site'> & {
  readonly settings: MeasureSettings;
  /** Returns whether events may be measured now. */
  isAllowed(): boolean;
  /** Returns whether the page is being left or is hidden. */
  leaving(): boolean;
};

/** The events service at the site's address (EVENT-604); null without one. */
function eventsServer({ logFailure, site, settings, leaving }: Given): Destination | null {
  const address = configuredAddress(settings.eventsUrl);
  if (!address) return null;
  const idOf = analyticsId(logFailure);
  const guard = outageGuard('events');
  const { track } = eventsService({
    origin: new URL(address).origin,
    post: (to, body) => postJson(to, body, guard),
    beacon,
    leaving,
    environment: () => ({ analyticsId: idOf(), page: { ...eventPage(site) } }),
    log: logFailure,
  });
  return ({ name, data, common, schema }) =>
    track({
      commonData: { ...COMMON, action: name, ...common },
      customData: data,
      ...(schema && { customSchemaName: schema }),
    });
}

/** Where measured events go with consent to analytics, but for the site's own endpoint. What they know of the visitor is forgotten with them. */
export function analyticsDestinations(given: Given): readonly Destination[] {
  const { service, site, settings, isAllowed } = given;
  const { platformEvent, tracker, broadcastChannel, broadcastPermission } = settings;
  const all: (Destination | null)[] = [eventsServer(given)];
  if (platformEvent) {
    // An event may be measured when the page is left, which fetches nothing any more.
    if (isAllowed()) service('calls').catch(() => {});
    all.push(async ({ name, data }) => {
      const request = await service('calls').catch(() => null);
      if (!request) return;
      const fields = { event: platformEvent, eventName: name, payload: data };
      await recordEvent(whileAllowed(request, isAllowed), fields).catch(() => {});
    });
  }
  if (settings.dataLayer) all.push(({ name, data }) => dataLayer().push({ event: 'vitrine_measure', name, data }));
  if (tracker)
    all.push(({ name, data }) =>
      eventTracker(pageValue(tracker) as Parameters<typeof eventTracker>[0]).track(name, data),
    );
  if (broadcastChannel && broadcastPermission !== null && site.permissions.includes(broadcastPermission))
    all.push(({ name, data }) => {
      const channel = new BroadcastChannel(broadcastChannel);
      channel.postMessage({ name, data });
      channel.close();
    });
  return all.filter((one) => one !== null);
}

/** The ad pixel that the site names. It is told only what the page itself reports, since no format of it is shown (EVENT-613). */
export function pixelDestination({ pixel }: MeasureSettings): Destination | null {
  if (!pixel) return null;
  const track = trackWithPixel(() => pageFunction(pixel));
  return ({ name, data }) => !isOfBlock(name) && track(name, data);
}
