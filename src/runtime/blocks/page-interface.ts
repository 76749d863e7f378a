import { type EventDetails, type EventName, PREFIX } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import type { Message } from '../report.ts';
import type { Store } from '../store/store.ts';
import type { Blocks } from './blocks.ts';
import type { QueuedCall } from './handover.ts';
import type { Page } from './page.ts';
import type { ConsentControl } from './services.ts';
import { watch } from './watch.ts';

export interface BlockReport {
  readonly block: string;
  readonly state: string;
  readonly element: Element;
  readonly error?: string;
}

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
  /** Replaces single strings of the interface. */
  strings(words: Readonly<Record<string, unknown>>): void;
  /** What stands, what waits, what failed and why, and what a theme author should mend. */
  report(): { version: string; blocks: BlockReport[]; messages: readonly Message[] };
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
  { store, report, words, stops, services }: Page,
): PageInterface {
  const ready = Promise.resolve();
  const roots = new WeakSet<ParentNode>([document]);
  const face: PageInterface = {
    version: VERSION,
    q: { push: (...calls) => calls.forEach(answer) },
    ready: (fn) => ready.then(fn),
    scan(root = document) {
      if (root instanceof ShadowRoot && !roots.has(root)) {
        roots.add(root);
        stops.add(
          watch(root, {
            added: (elements) => blocks.scanAll(elements),
            removed: () => blocks.sweep(),
          }),
        );
      }
      blocks.scan(root);
    },
    unmount: (element) => blocks.unmount(element),
    destroy() {
      for (const stop of stops) stop();
      stops.clear();
    },
    on(name, fn) {
      const heard = (event: Event): void => fn(event as CustomEvent);
      const off = (): void => {
        stops.delete(off);
        EventTarget.prototype.removeEventListener.call(document, `${PREFIX}:${name}`, heard);
      };
      stops.add(off);
      EventTarget.prototype.addEventListener.call(document, `${PREFIX}:${name}`, heard);
      return off;
    },
    strings(own) {
      for (const [key, text] of Object.entries(own)) if (typeof text === 'string') words.set(key, text);
    },
    report: () => ({
      version: VERSION,
      blocks: blocks.list().map(({ error, ...one }) => (error === null ? one : { ...one, error: String(error) })),
      messages: report.messages,
    }),
    store: { getState: store.getState, subscribe: store.subscribe },
    consent: {
      get: () => store.getState().consent,
      set: async (purposes) => (await services()).consent.set(purposes),
      open: async () => (await services()).consent.open(),
    },
  };
  const answer = ([method, args = [], resolve]: QueuedCall): void => {
    if (method === 'again') {
      again(args[0]);
      return;
    }
    const fn: unknown = Object.hasOwn(face, method) ? face[method as keyof PageInterface] : null;
    if (typeof fn !== 'function') {
      report.always('VT031', `Vitrine.${method} is no method.`);
      return;
    }
    try {
      const result: unknown = fn(...args);
      resolve?.(result);
    } catch (error) {
      report.always('VT031', `Vitrine.${method}: ${String(error)}`);
      resolve?.(Promise.reject(error));
    }
  };
  const again = (version: unknown): void => {
    if (version !== VERSION)
      report.always('VT001', `version ${VERSION} is at work; the second tag, ${String(version)}, does nothing.`);
  };
  const early = (target as { q?: QueuedCall[] }).q ?? [];
  Object.assign(target, face);
  early.forEach(answer);
  return face;
}
