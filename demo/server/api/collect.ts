import * as v from 'valibot';
import { type Answer, emptyAnswer } from '../answer.ts';
import type { CollectedKind } from '../data/collected.ts';
import type { CallContext } from './endpoint.ts';
import { formBody, jsonBody, jsonField } from './read-body.ts';
import { refusal, tooMany } from './refusal.ts';

/** Most items a batch may have. */
const MOST_ITEMS = 2_000;

const RECORD = v.record(v.string(), v.unknown());
const listOf = <Item>(item: v.GenericSchema<unknown, Item>) => v.pipe(v.array(item), v.maxLength(MOST_ITEMS));

const TEXT = v.string();
const NUMBER = v.number();

/** A script error (ERR-001). */
const ERROR_ENTRY = v.looseObject({
  event: TEXT,
  timestamp: NUMBER,
  data: v.looseObject({
    websiteId: TEXT,
    templateId: TEXT,
    url: TEXT,
    userAgent: TEXT,
    app: TEXT,
    message: TEXT,
    stack: v.pipe(TEXT, v.maxLength(5_000)),
    file: TEXT,
    line: NUMBER,
    column: NUMBER,
  }),
});

/** Something a page noticed (TRACK-001). */
const TRACE_ENTRY = v.looseObject({ pageUrl: TEXT, type: TEXT, data: v.unknown() });
const PERFORMANCE_RECORD = v.looseObject({ pageLoadId: v.pipe(TEXT, v.minLength(1)), app: TEXT, event: TEXT });
const EVENT = v.looseObject({ analyticsId: TEXT, commonData: RECORD });
const PLATFORM_EVENT = v.object({ eventName: v.pipe(TEXT, v.minLength(1)), payload: v.unknown() });

/** The page-info record (CENSUS-603), but for its sizes, whose names the requirements do not give. */
const PAGE = {
  websiteId: TEXT,
  templateId: TEXT,
  website_locale: TEXT,
  userAgent: TEXT,
  clientDate: NUMBER,
  url: TEXT,
  title: TEXT,
  itemId: v.nullable(TEXT),
  recordType: v.nullable(NUMBER),
  collectionId: v.nullable(TEXT),
  pagePermissionTypeValue: v.nullable(NUMBER),
  localStorageSupported: v.boolean(),
  queryString: TEXT,
  referrer: TEXT,
};

/** A button (CENSUS-610), on its page, for a visitor. */
const BUTTON = v.looseObject({
  ...PAGE,
  id: TEXT,
  buttonText: TEXT,
  clickthroughUrl: TEXT,
  alignment: TEXT,
  size: TEXT,
  newWindow: v.boolean(),
  context: v.picklist([1, 2]),
  visitorCookie: TEXT,
});

/** The records of the calls with a flat JSON body (CENSUS-612, CENSUS-614, CENSUS-618, CENSUS-619). Of a popup the requirements name no field, and no page. */
const FLAT = {
  'button-click': BUTTON,
  'button-render': BUTTON,
  'form-render': v.looseObject({ ...PAGE, formId: TEXT, visitorCookie: TEXT }),
  overlay: v.looseObject({ visitorCookie: TEXT }),
} as const;

/** Kinds of tracked events (VOCAB-624). */
const HIT_KINDS: readonly string[] = ['1', '2', '10', '20', '21'];

const WRONG = 'O registro não tem a forma esperada.';

/** Keeps a batch, within the address's limit; nothing reads the answer. */
function keep<Item>(
  { visit, backend }: CallContext,
  kind: CollectedKind,
  items: readonly Item[] | null,
  keyOf?: (item: Item) => string | null,
): Answer {
  const wait = backend.collectLimit.take({ address: visit.address });
  if (wait > 0) return tooMany(wait);
  if (items === null) return refusal(400, WRONG);
  backend.store.collected.add(kind, items, keyOf);
  return emptyAnswer(204);
}

const one = <Item>(item: Item | null): readonly Item[] | null => (item === null ? null : [item]);

/** `POST /api/events/RecordJavascriptErrors`. */
export const collectErrors = async (context: CallContext): Promise<Answer> =>
  keep(context, 'error', await jsonBody(context.visit, listOf(ERROR_ENTRY)));

/** `POST /api/events/Trace`. */
export async function collectTrace(context: CallContext): Promise<Answer> {
  const form = await formBody(context.visit);
  return keep(context, 'trace', jsonField(form?.get('data'), listOf(TRACE_ENTRY)), ({ data }) => {
    const id: unknown = Object(data).event_id;
    return typeof id === 'string' ? id : null;
  });
}

/** `POST /api/events/RecordEvent`: the crumb is a field of the form. */
export async function collectPlatformEvent(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  const form = await formBody(visit);
  if (!backend.crumbs.checkOne(visit, form?.get('crumb') ?? null)) return backend.crumbs.refusal(visit);
  const data = jsonField(form?.get('data'), PLATFORM_EVENT);
  const event = form?.get('event');
  return keep(context, 'platform-event', data && event ? [{ event, ...data }] : null);
}

/** `POST /api/v1/events`. The events service says 202. */
export async function collectEvent(context: CallContext): Promise<Answer> {
  const answer = keep(context, 'event', one(await jsonBody(context.visit, EVENT)));
  return answer.status === 204 ? emptyAnswer(202) : answer;
}

/** `POST /api/1/performance/records`. */
export const collectPerformance = async (context: CallContext): Promise<Answer> =>
  keep(context, 'performance', await jsonBody(context.visit, v.pipe(listOf(PERFORMANCE_RECORD), v.minLength(1))));

/** `POST /api/census/RecordHit`. */
export async function recordHit(context: CallContext): Promise<Answer> {
  const form = await formBody(context.visit);
  const event = form?.get('event') ?? '';
  const page = jsonField(form?.get('data'), v.looseObject(PAGE));
  const good = HIT_KINDS.includes(event) && page !== null && form?.has('ss_cvr');
  return keep(context, 'hit', good ? [{ event: Number(event), page, visitor: form?.get('ss_cvr') }] : null);
}

/** The calls of the census with a flat JSON body. */
export const collectJson =
  (kind: keyof typeof FLAT) =>
  async (context: CallContext): Promise<Answer> =>
    keep(context, kind, context.visit.sendsJson ? one(await jsonBody<object>(context.visit, FLAT[kind])) : null);

/** `POST /api/census/RecordQuickView/{id}`, without a body. */
export async function collectQuickView(context: CallContext): Promise<Answer> {
  const empty = (await context.visit.text()) === '';
  return keep(context, 'quick-view', empty ? [{ id: context.parts[0] }] : null);
}

/** The proof of a decision about cookies. It comes without a session, because it names no person. */
const CONSENT_RECORD = v.strictObject({
  id: v.pipe(TEXT, v.regex(/^[\da-f]{32}$/)),
  version: NUMBER,
  policyVersion: NUMBER,
  time: v.pipe(TEXT, v.isoTimestamp()),
  policy: v.picklist(['open', 'restrictive', 'absolute']),
  choice: v.picklist(['accepted', 'refused', 'custom']),
  purposes: v.record(v.string(), v.boolean()),
  services: v.record(v.string(), v.boolean()),
  globalPrivacyControl: v.boolean(),
  shown: v.object({ place: TEXT, texts: v.pipe(v.array(TEXT), v.maxLength(200)) }),
  language: TEXT,
});

/** `POST /api/consent/records`: each is kept once, however often it arrives. */
export async function collectConsent(context: CallContext): Promise<Answer> {
  const record = await jsonBody(context.visit, CONSENT_RECORD);
  const { collected } = context.backend.store;
  const known = record && collected.list('consent').some((one) => Object(one).id === record.id);
  return known ? emptyAnswer(204) : keep(context, 'consent', one(record));
}

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** `GET /api/track/Track`: fetched as an image, so an image is what comes back. */
export function collectLanding(context: CallContext): Answer {
  const fields = Object.fromEntries(context.visit.url.searchParams);
  const { landing, rk = '', screen } = fields;
  const answer = keep(context, 'landing', landing && screen && /^\d{1,8}$/.test(rk) ? [fields] : null);
  if (answer.status !== 204) return answer;
  return { status: 200, headers: { 'content-type': 'image/gif' }, body: PIXEL };
}
