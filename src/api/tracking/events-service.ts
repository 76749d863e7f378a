import { eventBeforeEnvironment, eventFieldWrong, eventNotTracked } from '../../vocab/logged-messages.ts';
import { fillPlaceholders } from '../../vocab/rules/text/fill-placeholders.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';

/** What every event says of itself (EVENT-602). Other object and product-area fields may be beside these. */
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

/** What the client needs of the page. */
export interface EventsServiceOptions {
  /** Origin of the events service; it is configuration, no requirement names it. */
  readonly origin: string;
  /** Sends JSON and gives the status, 0 where no answer came. It never rejects. */
  post(address: string, body: string): Promise<number>;
  /** Hands JSON to the browser for good; false where it refuses. */
  beacon(address: string, body: string): boolean;
  /** Whether the page is going or hidden: then a beacon is the only thing sure to leave. */
  leaving(): boolean;
  /** Null before the environment is known. */
  environment(): { readonly analyticsId: string; readonly page: Readonly<Record<string, unknown>> } | null;
  log(message: string): void;
}

const PATH = '/api/v1/events';
/** Statuses of a kept event (EVENT-605); every other one is a failure. */
const ACCEPTED: readonly number[] = [200, 202];

const COMMON_FIELDS: readonly string[] = ['actor', 'action', 'event_owner_team', 'event_source', 'object_type'];

/** Common fields are text; what is not is left out, and said (EVENT-608). */
function checked(common: CommonData, log: (message: string) => void): CommonData {
  const good = Object.entries(common).filter(([, value]) => typeof value === 'string');
  for (const name of new Set([...COMMON_FIELDS, ...Object.keys(common)]))
    if (typeof common[name] !== 'string') log(fillPlaceholders(eventFieldWrong, { name }));
  return Object.fromEntries(good);
}

/**
 * Makes the client of the events service (EVENT-604): one JSON object an event, by beacon while the page goes, else as a request. Nothing here rejects;
 * what fails, data that has no JSON included, is logged in the requirements' words.
 */
export function eventsService(options: EventsServiceOptions): { track(event: TrackedEvent): Promise<void> } {
  const { origin, post, beacon, leaving, environment, log } = options;
  /** The status, 0 where no answer came; what the browser takes for good counts as kept. */
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
