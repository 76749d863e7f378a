import * as api from '../../src/api/index.ts';
import type { Call, Request } from '../../src/vocab/calls.ts';
import type { ClientExamples, ClientName, Example, Need } from './example.ts';
import { cart } from './examples/cart.ts';
import { forms } from './examples/forms.ts';
import { lists } from './examples/lists.ts';
import { member, shop } from './examples/shop.ts';
import { site } from './examples/site.ts';
import { others, tracking } from './examples/tracking.ts';

export { classifyResponse } from '../../src/api/call/classify-response.ts';
export { XSRF_HEADER } from '../../src/api/site-user.ts';
export { CART_FIELDS } from '../../src/vocab/entities/cart.ts';
export { CART_COOKIES, CRUMB, CRUMB_HEADER } from '../../src/vocab/names.ts';

/** What a client did when it was used. */
export interface RecordedCall {
  /** The exported function, and the method of what it returns: `cartCalls.add`. */
  readonly name: string;
  readonly group: string;
  readonly call: Call;
  readonly answer: unknown;
  readonly need: Need | null;
  readonly errors: string | null;
  readonly more: readonly string[];
  /** The call that follows if the answer does not have what the client reads. */
  readonly followedBy: Call | null;
  /** Whether the client rejects an answer that has nothing of what it reads. */
  readonly refusesEmpty: boolean;
  /** Whether the client rejects where the call fails. */
  readonly rejects: boolean;
  /** The statuses that are no failure for the client. */
  readonly accepted: readonly number[];
  /** The origin is not that of the site, but configuration. */
  readonly elsewhere: boolean;
  /** It is no call of the call layer: the browser fetches the address as an image. */
  readonly isImage: boolean;
}

type Use = (request: Request) => unknown;

interface Entry extends Pick<RecordedCall, 'name' | 'group'> {
  readonly use: Use;
  readonly example: Example<readonly unknown[]>;
  readonly elsewhere?: boolean;
  readonly isImage?: boolean;
}

type Examples = Readonly<Record<string, Example<readonly unknown[]>>>;

const clients: Readonly<Record<string, Examples>> = {
  Forms: forms,
  Shop: shop,
  'Lists, search and content': lists,
  'Settings of a site': site,
  Tracking: tracking,
};
/** A client without an example is an error of types here. */
({ ...forms, ...shop, ...lists, ...site, ...tracking }) satisfies ClientExamples<ClientName>;

const invoke = (fn: unknown, args: readonly unknown[]): unknown =>
  typeof fn === 'function' ? Reflect.apply(fn, undefined, args) : undefined;

const token = { read: () => '{token}', write: () => {}, clear: () => {} };
const sessionOf = (request: Request) => api.siteUserSession(request, { token, language: () => 'es' });

const methods = (group: string, maker: string, make: (request: Request) => object, examples: Examples): Entry[] =>
  Object.entries(examples).map(([name, example]) => ({
    name: `${maker}.${name}`,
    group,
    example,
    use: (request) => invoke(Reflect.get(make(request), name), example.args),
  }));

const entries: readonly Entry[] = [
  ...Object.entries(clients).flatMap(([group, examples]) =>
    Object.entries(examples).map(
      ([name, example]): Entry => ({
        name,
        group,
        example,
        use: (request) => invoke(Reflect.get(api, name), [request, ...example.args]),
      }),
    ),
  ),
  ...methods('Cart', 'cartCalls', api.cartCalls, cart),
  ...methods('Members', 'siteUserSession', sessionOf, member),
  {
    name: 'traceCall',
    group: 'Tracking',
    example: others.traceCall,
    use: (request) => request(api.traceCall(...others.traceCall.args)),
  },
  {
    name: 'landingAddress',
    group: 'Tracking',
    isImage: true,
    example: others.landingAddress,
    use: (request) => {
      const { pathname, searchParams } = new URL(
        api.landingAddress(...others.landingAddress.args),
        'https://site.example',
      );
      const query = Object.fromEntries(searchParams);
      return request({ method: 'GET', path: pathname, query, crumb: 'none', unread: true, retries: 0 });
    },
  },
  {
    name: 'eventsService.track',
    group: 'Tracking',
    elsewhere: true,
    example: others.eventsService,
    use: (request) =>
      api
        .eventsService({
          origin: '',
          post: async (path, body) => {
            await request({ method: 'POST', path, body: JSON.parse(body), crumb: 'none', unread: true, retries: 0 });
            return 200;
          },
          beacon: () => false,
          leaving: () => false,
          environment: () => ({ analyticsId: 'a1', page: { path: '/loja/caneca' } }),
          log: () => {},
        })
        .track(...others.eventsService.args),
  },
];

/** Uses a client once. The first call is answered as said, each further one as the cart is. */
async function observe(use: Use, first: (call: Call) => unknown): Promise<{ calls: Call[]; error: unknown }> {
  const calls: Call[] = [];
  try {
    await use(async (call) => {
      calls.push(call);
      return calls.length === 1 ? first(call) : cart.read.answer;
    });
    return { calls, error: null };
  } catch (error) {
    return { calls, error };
  }
}

const failing =
  (status: number) =>
  (call: Call): never => {
    throw new api.CallError(call, 'refused', '', { status });
  };

async function recordEntry(entry: Entry): Promise<RecordedCall> {
  const { name, group, use, example, elsewhere = false, isImage = false } = entry;
  const done = await observe(use, () => example.answer);
  const [call] = done.calls;
  if (done.error) throw done.error;
  if (!call || done.calls.length > 1) throw new Error(`${name} sent ${done.calls.length} calls`);
  const empty = await observe(use, () => ({}));
  const failed = await observe(use, failing(500));
  const accepted: number[] = [];
  for (const status of call.handles ?? []) if (!(await observe(use, failing(status))).error) accepted.push(status);
  return {
    name,
    group,
    call,
    answer: example.answer,
    need: example.need ?? null,
    errors: example.errors ?? null,
    more: example.more ?? [],
    followedBy: empty.calls[1] ?? null,
    refusesEmpty: empty.error !== null,
    rejects: failed.error !== null,
    accepted,
    elsewhere,
    isImage,
  };
}

/** Uses every client of `src/api` once, and returns what it sent. */
export async function recordCalls(): Promise<RecordedCall[]> {
  const recorded: RecordedCall[] = [];
  for (const entry of entries) recorded.push(await recordEntry(entry));
  return recorded;
}

/** The names of everything that makes calls: what has to be in the contract. */
export const methodNames: readonly string[] = [
  ...Object.keys(api.cartCalls(async () => ({}))).map((name) => `cartCalls.${name}`),
  ...Object.entries(sessionOf(async () => ({}))).flatMap(([name]) =>
    name === 'withToken' ? [] : [`siteUserSession.${name}`],
  ),
];
