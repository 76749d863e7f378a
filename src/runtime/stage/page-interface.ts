import type { LayerArguments, LayerHandle, LayerName } from '../../vocab/block/layers.ts';
import type { Request } from '../../vocab/calls.ts';
import type { Dialogs } from '../../vocab/dialogs.ts';
import type { EventDetails, EventName } from '../../vocab/names.ts';
import type { NativeBridge } from '../../vocab/native-bridge.ts';
import { VERSION } from '../../vocab/version.ts';
import type { PageReport } from '../diagnosis/page-report.ts';
import type { QueuedCall } from '../loader/handover.ts';
import { listen } from '../page/emit.ts';
import type { State, Store } from '../store/store.ts';
import type { Blocks } from './blocks.ts';
import type { Page } from './page.ts';
import type { ServiceApis, ServiceName } from './services.ts';
import { watch } from './watch.ts';

/** What a page may do with the visitor's consent; each waits for the service. */
const CONSENT_METHODS = 'set setService open preferences record';

/** What a page may do with the visitor's cart. */
const CART_METHODS = 'read add setQuantity remove applyCode setNote setPostalCode chooseShipping checkout open use';

/** What a page may ask of the native app around it. */
const NATIVE_METHODS = 'info sendEvent dismiss';

/** The words of a text, which is shorter than a list. */
type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** Methods of a service, each of which waits for it. */
type Waiting<Control, Names> = {
  readonly [Name in Words<Names> & keyof Control]: Control[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

/** `window.Vitrine`, once the stage is loaded. */
export interface PageInterface {
  readonly version: string;
  q: { push(...calls: QueuedCall[]): void };
  /** Resolves when the page's blocks have been found; calls the function, if any, then. */
  ready(fn?: () => void): Promise<void>;
  /** Registers blocks under a root that the observer of the document does not cover, such as a shadow root. */
  scan(root?: ParentNode): void;
  /** Unmounts one block and restores its markup. */
  unmount(element: Element): void;
  /** Unmounts every block, restores their markup and stops everything. The page works as before. */
  destroy(): void;
  /** Listens to a page event by its name without prefix. Returns a function that removes the listener. */
  on<Name extends EventName>(name: Name, fn: (event: CustomEvent<EventDetails[Name]>) => void): () => void;
  /** Opens a page-level block by its name. Rejects when it cannot be loaded. */
  open<Name extends LayerName>(name: Name, ...payload: LayerArguments<Name>): Promise<LayerHandle>;
  /** Replaces single strings of the interface. */
  strings(words: Readonly<Record<string, unknown>>): void;
  /** Reports the state of all blocks, invalid values, messages, calls to the server and fetched files. */
  report(): Promise<PageReport>;
  readonly store: Pick<Store, 'getState' | 'subscribe'>;
  /** The visitor's consent. It is read synchronously; a change waits for the service. */
  readonly consent: Pick<ServiceApis['consent'], 'get'> & Waiting<ServiceApis['consent'], typeof CONSENT_METHODS>;
  /** The visitor's cart. It is read synchronously, as the server told it last, null before anything on the page needed it; a change waits for the service. */
  readonly cart: { get(): State['cart'] } & Waiting<ServiceApis['cart'], typeof CART_METHODS>;
  /** The native app around the page; each request rejects where there is none. */
  readonly native: Waiting<NativeBridge, typeof NATIVE_METHODS>;
  /** Dialogs and the spinner, for the scripts of the page. */
  readonly dialog: Dialogs;
  /** Sends a call to the site through the page's call layer, which tells the visitor of a failure (DLG-012). */
  readonly request: Request;
}

/** Adds the page's interface to the object that the loader created, and runs the calls that were queued before. */
export function installInterface(
  target: object,
  blocks: Blocks,
  { store, log, overrides: words, stops, service, prepare }: Page,
  pageReport: PageInterface['report'],
): PageInterface {
  const roots = new WeakSet<ParentNode>();
  const waiting = <Name extends ServiceName, Names extends string>(
    name: Name,
    methods: Names,
  ): Waiting<ServiceApis[Name], Names> =>
    Object.fromEntries(
      methods.split(' ').map((method) => [
        method,
        // Each method receives its own arguments, as the type of the interface says.
        async (...args: unknown[]) =>
          ((await service(name))[method as never] as (...all: unknown[]) => unknown)(...args),
      ]),
    ) as Waiting<ServiceApis[Name], Names>;
  const api: PageInterface = {
    version: VERSION,
    q: { push: (...calls) => calls.forEach(answer) },
    async ready(fn) {
      await null;
      return fn?.();
    },
    scan(root = document) {
      if (root instanceof ShadowRoot && !roots.has(root)) {
        roots.add(root);
        stops.add(
          watch(root, {
            added: blocks.scan,
            removed: blocks.removeDetached,
          }),
        );
      }
      blocks.scan([root]);
    },
    unmount: blocks.unmount,
    destroy() {
      for (const stop of stops) stop();
      stops.clear();
    },
    on(name, fn) {
      // The same function may be registered twice, each with its own removal.
      const unlisten = listen(document, name, (event) => fn(event));
      const off = (): void => {
        stops.delete(off);
        unlisten();
      };
      stops.add(off);
      return off;
    },
    strings(own) {
      for (const [key, text] of Object.entries(own)) if (typeof text === 'string') words.set(key, text);
    },
    open: blocks.open,
    request: async (call) => (await service('calls'))(call),
    report: pageReport,
    store: {
      getState: store.getState,
      // Async: one that throws fails by itself, and keeps the visitor's decision from nobody else.
      subscribe: (fn) => store.subscribe(async (...states) => fn(...states)),
    },
    consent: { get: () => store.getState().consent, ...waiting('consent', CONSENT_METHODS) },
    cart: { get: () => store.getState().cart, ...waiting('cart', CART_METHODS) },
    native: waiting('native', NATIVE_METHODS),
    dialog: Object.fromEntries(
      'confirm alert inform showSpinner hideSpinner'.split(' ').map((name) => [
        name,
        // The event is read before anything is fetched: it is known only while it is being handled.
        async (given: string, event: unknown = window.event) => {
          // Together with the service, which will open it.
          prepare('dialog');
          return (await service('dialogs'))[name as keyof Dialogs](given, event);
        },
      ]),
    ) as unknown as Dialogs,
  };
  // The loader of a second tag leaves its version here.
  const again = (version: unknown): void => {
    if (version !== VERSION) log.error('VT001', `version ${VERSION} runs, not ${version}`);
  };
  const methods = { __proto__: null, ...api, again };
  function answer([method, args = [], resolve]: QueuedCall): void {
    try {
      // Also `cart.add`: a method of a member.
      const fn = method.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), methods);
      if (typeof fn !== 'function') throw new TypeError('no method');
      const result: unknown = fn(...args);
      resolve?.(result);
    } catch (error) {
      log.error('VT031', `Vitrine.${method}: ${error}`);
      resolve?.(Promise.reject(error));
    }
  }
  const queued = (target as { q?: QueuedCall[] }).q ?? [];
  Object.assign(target, api);
  queued.forEach(answer);
  return api;
}
