import type { LayerHandle, LayerName } from '../../vocab/block/layers.ts';
import type { EventDetails, EventName } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import type { PageReport } from '../diagnosis/page-report.ts';
import type { Store } from '../store/store.ts';
import type { Blocks } from './blocks.ts';
import { listen } from './emit.ts';
import type { QueuedCall } from './handover.ts';
import type { Page } from './page.ts';
import type { ConsentControl } from './services.ts';
import { watch } from './watch.ts';

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
  open(name: LayerName, payload?: unknown): Promise<LayerHandle>;
  /** Replaces single strings of the interface. */
  strings(words: Readonly<Record<string, unknown>>): void;
  /** Reports the state of all blocks, invalid values, messages, calls to the server and fetched files. */
  report(): Promise<PageReport>;
  readonly store: Pick<Store, 'getState' | 'subscribe'>;
  /** The visitor's consent. It is read synchronously; a change waits for the service. */
  readonly consent: Pick<ConsentControl, 'get'> & {
    set(...args: Parameters<ConsentControl['set']>): Promise<void>;
    open(): Promise<void>;
  };
}

/** Adds the page's interface to the object that the loader created, and runs the calls that were queued before. */
export function installInterface(
  target: object,
  blocks: Blocks,
  { store, log, overrides: words, stops, service }: Page,
  pageReport: PageInterface['report'],
): PageInterface {
  const roots = new WeakSet<ParentNode>();
  const api: PageInterface = {
    version: VERSION,
    q: { push: (...calls) => calls.forEach(answer) },
    ready: (fn) => Promise.resolve().then(fn),
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
    report: pageReport,
    store: { getState: store.getState, subscribe: store.subscribe },
    consent: {
      get: () => store.getState().consent,
      set: async (purposes) => (await service('consent')).set(purposes),
      open: async () => (await service('consent')).open(),
    },
  };
  // The loader of a second tag leaves its version here.
  const again = (version: unknown): void => {
    if (version !== VERSION) log.error('VT001', `version ${VERSION} is running, not ${version}`);
  };
  const methods: Record<string, unknown> = { ...api, again };
  function answer([method, args = [], resolve]: QueuedCall): void {
    const fn = Object.hasOwn(methods, method) && methods[method];
    try {
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
