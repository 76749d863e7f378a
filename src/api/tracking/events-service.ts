import { eventBeforeEnvironment, eventFieldWrong, eventNotTracked } from '../../vocab/logged-messages.ts';
import { fillPlaceholders } from '../../vocab/rules/text/fill-placeholders.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';

/** The fields that every event has (EVENT-602). Other object and product-area fields may be added to these. */
export interface CommonData {
  readonly actor?: string;
  readonly action?: string;
  readonly event_owner_team?: string;
  readonly event_source?: string;
  readonly object_type?: string;
  readonly [name: string]: unknown;
}

export interface TrackedEvent {
  readonly commonData: CommonData;
  readonly customData?: Readonly<Record<string, unknown>>;
  readonly customSchemaName?: string;
}

/** What the client needs from the page. */
export interface EventsServiceOptions {
  /** Origin of the events service; it is configuration, because no requirement names it. */
  readonly origin: string;
  /** Sends JSON and returns the status; 0 if there was no response. It never rejects. */
  post(address: string, body: string): Promise<number>;
  /** Sends JSON as a beacon; returns false if the browser refuses it. */
  beacon(address: string, body: string): boolean;
  /** Whether the page is being left or is hidden: then only a beacon is sure to be sent. */
  leaving(): boolean;
  /** Null before the environment is known. */
  environment(): { readonly analyticsId: string; readonly page: Readonly<Record<string, unknown>> } | null;
  log(message: string): void;
}

const PATH = '/api/v1/events';
/** Statuses of an accepted event (EVENT-605); every other one is a failure. */
const ACCEPTED: readonly number[] = [200, 202];

const COMMON_FIELDS: readonly string[] = ['actor', 'action', 'event_owner_team', 'event_source', 'object_type'];

/** Common fields are text; a field that is not is left out and logged (EVENT-608). */
function checked(common: CommonData, log: (message: string) => void): CommonData {
  const good = Object.entries(common).filter(([, value]) => typeof value === 'string');
  for (const name of new Set([...COMMON_FIELDS, ...Object.keys(common)]))
    if (typeof common[name] !== 'string') log(fillPlaceholders(eventFieldWrong, { name }));
  return Object.fromEntries(good);
}

/**
 * Creates the client of the events service (EVENT-604): one JSON object per event, sent by beacon while the page is being left, otherwise as a request. Nothing
 * here rejects; failures, including data that cannot be written as JSON, are logged in the requirements' wording.
 */
export function eventsService(options: EventsServiceOptions): { track(event: TrackedEvent): Promise<void> } {
  const { origin, post, beacon, leaving, environment, log } = options;
  /** Returns the status; 0 if there was no response. An event that the browser accepts as a beacon counts as accepted. */
  const send = async (event: object): Promise<number> => {
    const body = toJson(event);
    const address = origin + PATH;
    return leaving() && beacon(address, body) ? 202 : post(address, body);
  };
  return {
    async track({ commonData, customData, customSchemaName }) {
      const known = environment();
      if (!known) {
        log(eventBeforeEnvironment);
        return;
      }
      const common = checked(commonData, log);
      const status = await send({
        analyticsId: known.analyticsId,
        commonData: { ...known.page, ...common },
        customData,
        customSchemaName,
      }).catch(() => 0);
      if (!ACCEPTED.includes(status)) log(fillPlaceholders(eventNotTracked, { code: status }));
    },
  };
}
