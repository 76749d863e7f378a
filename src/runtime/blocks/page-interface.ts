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

/** `window.Vitrine`, once the stage stands. */
export interface PageInterface {
  readonly version: string;
  q: { push(...calls: QueuedCall[]): void };
  /** Resolves when the page's blocks have been found; calls the function, if any, then. */
  ready(fn?: () => void): Promise<void>;
  /** Takes up blocks under a root that the document's own watch cannot see, such as a shadow root. */
  scan(root?: ParentNode): void;
  /** Gives one block its own markup back. */
  unmount(element: Element): void;
  /** Gives every block its markup back and stops everything. The page works as it was found. */
  destroy(): void;
  /** Listens to a page event by its name without prefix. Returns the off function. */
  on<Name extends EventName>(name: Name, fn: (event: CustomEvent<EventDetails[Name]>) => void): () => void;
  /** Opens a page-level block by its name; rejects where it cannot come. */
  open(name: LayerName, payload?: unknown): Promise<LayerHandle>;
  /** Replaces single strings of the interface. */
  strings(words: Readonly<Record<string, unknown>>): void;
  /** What stands, what waits, what failed and why, what a theme author should mend, and what was called and fetched. */
  report(): Promise<PageReport>;
  readonly store: Pick<Store, 'getState' | 'subscribe'>;
  /** The visitor's choice: read at once, changed once the services are here. */
  readonly consent: Pick<ConsentControl, 'get'> & {
    set(...args: Parameters<ConsentControl['set']>): Promise<void>;
    open(): Promise<void>;
  };
}

/** Puts the page's interface on the object the loader made, and answers the calls that were made before. */
export function installInterface(
  target: object,
  blocks: Blocks,
  { store, log, overrides: words, stops, service }: Page,
  pageReport: PageInterface['report'],
): PageInterface {
  const roots = new WeakSet<ParentNode>();
  const face: PageInterface = {
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
      // The same function may listen twice, and each off is its own.
      const forget = listen(document, name, (event) => fn(event));
      const off = (): void => {
        stops.delete(off);
        forget();
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
  const methods: Record<string, unknown> = { ...face, again };
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
  const early = (target as { q?: QueuedCall[] }).q ?? [];
  Object.assign(target, face);
  early.forEach(answer);
  return face;
}
