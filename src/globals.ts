/** Types for the scripts of a page: `window.Vitrine`, and every event of Vitrine on documents and elements. `import 'vitrine/globals'` loads nothing. */

// Blocks and services add their events to `EventDetails`, and what a service gives to `ServiceApis`, where they are declared.
import './runtime/services/services.ts';
import './widgets/blocks.ts';
import type { PageInterface } from './runtime/stage/page-interface.ts';
import type { BANNER_COMMANDS, EventDetails, EventName, IMAGE_LOAD, OVERLAY_COMMANDS } from './vocab/names.ts';

/** What returns a promise of its result until the stage has loaded, and the result itself from then on. */
type Queued<Method> = Method extends (...args: never[]) => Promise<unknown>
  ? Method
  : Method extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result | Promise<Result>
    : never;

type QueuedMethods = {
  readonly [Name in 'scan' | 'unmount' | 'destroy' | 'strings']: Queued<PageInterface[Name]>;
};

/** The members that have methods of their own, which can be called as early. */
type QueuedMembers = {
  readonly [Name in 'consent' | 'cart' | 'native' | 'dialog']: {
    readonly [Method in keyof PageInterface[Name]]: Queued<PageInterface[Name][Method]>;
  };
};

/** `window.Vitrine` once the Vitrine script has run. Its store exists once the promise of `ready()` has resolved. */
export interface PageVitrine
  extends QueuedMethods,
    QueuedMembers,
    Pick<PageInterface, 'version' | 'ready' | 'open' | 'report' | 'request'>,
    Partial<Pick<PageInterface, 'store'>> {
  readonly q: VitrineQueue['q'];
  /** Listens to a page event by its name without prefix. The result removes the listener; it is a promise of that until the stage has loaded. */
  on<Name extends EventName>(
    name: Name,
    fn: (event: CustomEvent<EventDetails[Name]>) => void,
  ): (() => void) | Promise<() => void>;
}

/** A use of a method that waits for the stage: its name and its arguments. */
export type VitrineCall = [
  method:
    | keyof QueuedMethods
    | 'ready'
    | 'on'
    | 'open'
    | 'report'
    | 'request'
    | {
        [Name in 'consent' | 'cart' | 'native' | 'dialog']: `${Name}.${string & keyof PageInterface[Name]}`;
      }['consent' | 'cart' | 'native' | 'dialog'],
  args?: unknown[],
];

/** What a page may create before the Vitrine script has run. */
export interface VitrineQueue {
  readonly q: VitrineCall[] | { push(...calls: VitrineCall[]): unknown };
}

/** The details of the events that a page dispatches as commands. */
type CommandDetails = {
  readonly [Name in `cookie-banner-${(typeof BANNER_COMMANDS)[number]}`]: Readonly<Record<string, unknown>> | null;
} & {
  readonly [Name in `overlay-${(typeof OVERLAY_COMMANDS)[number]}`]: 'popup' | 'announcement-bar';
} & {
  readonly [Name in typeof IMAGE_LOAD]: { readonly allowConcurrentLoads?: boolean } | null;
};

type PageDetails = EventDetails & CommandDetails;

/** Every event of Vitrine with its full name, such as `vitrine:accordion-change`. */
export type VitrineEventMap = {
  [Name in keyof PageDetails as `vitrine:${Name}`]: CustomEvent<PageDetails[Name]>;
};

declare global {
  interface Window {
    get Vitrine(): PageVitrine | undefined;
    set Vitrine(vitrine: PageVitrine | VitrineQueue | undefined);
  }
  interface ElementEventMap extends VitrineEventMap {}
  interface GlobalEventHandlersEventMap extends VitrineEventMap {}
}
