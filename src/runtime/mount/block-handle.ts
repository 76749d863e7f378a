import { type Translate, translator } from '../../strings/translate.ts';
import type { Request } from '../../vocab/calls.ts';
import type { Context } from '../../vocab/context.ts';
import type { EventDetails, EventName } from '../../vocab/names.ts';
import { BlockError } from '../block-error.ts';
import type { HeldClick } from '../loader/handover.ts';
import { emit } from '../page/emit.ts';
import { reportFailure } from '../report-messages.ts';
import type { Page } from '../stage/page.ts';
import type { Store } from '../store/store.ts';

/** The interface of the runtime that every view gets. */
export interface BlockHandle {
  /** The block element in the page. */
  readonly element: Element;
  readonly dir: 'ltr' | 'rtl';
  /** Calls a handler of the block. An exception or a rejected promise is reported with the address of the block, which stays mounted. */
  run<Result>(fn: () => Result): Result | undefined;
  /** Calls a function after some ms, unless the block is removed first. Returns a function that cancels it. */
  after(ms: number, fn: () => void): () => void;
  /** Fires a page event on the block element; false when a listener prevented its default. */
  emit<Name extends EventName>(name: Name, detail: EventDetails[Name], options?: { cancelable?: boolean }): boolean;
  /** Clicks that were held before the block was mounted. They are returned once. */
  takeHeldClicks(): readonly HeldClick[];
  /** Returns the translator for the block's messages in the page's language. */
  strings<Key extends string>(messages: Readonly<Record<Key, string>>): Translate<Key>;
  /** State that all blocks of the page share. */
  readonly store: Store;
  /** The page's only call layer. It is fetched on first use. */
  request(): Promise<Request>;
  /** Starts a service of the page and returns its API. It rejects when the service cannot be loaded. */
  readonly service: Page['service'];
  /** Opens a page-level block. It rejects when the block cannot be loaded, so that the view can fall back. */
  readonly open: Page['open'];
  /** Fetches the files of a page-level block that a visitor is about to open. */
  readonly prepare: Page['prepare'];
  /**
   * Tells developers about the block (VT040): `warn` of a mistake in the page, in developer mode only, or always where visitors do not see the element `lost`
   * because of it; `error` of something that failed.
   */
  readonly log: { warn(message: string, lost?: Element): void; error(message: string): void };
  /** The context: everything that the server said about site, page and visitor. */
  readonly site: Context;
}

/** The handle of a view that may be opened before anything has read the page's context. */
export type HandleWith<Site> = Omit<BlockHandle, 'site'> & { readonly site: Site };

export interface BlockHandleOptions<Site> {
  element: Element;
  block: string;
  page: Page;
  site: Site;
  takeHeldClicks(): readonly HeldClick[];
}

/** Creates the handle of a block. `close` ends its timers. */
export function createBlockHandle<Site>({ element, block, page, site, takeHeldClicks }: BlockHandleOptions<Site>): {
  handle: HandleWith<Site>;
  close(): void;
} {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const failed = (cause: unknown): void => reportFailure(page.log, new BlockError('VT021', block, element, cause));
  const handle: HandleWith<Site> = {
    element,
    dir: directionOf(element),
    run(fn) {
      try {
        const result = fn();
        // Not by `instanceof`: a page may have replaced the global Promise.
        if (typeof Object(result).then === 'function') (result as PromiseLike<unknown>).then(undefined, failed);
        return result;
      } catch (error) {
        failed(error);
        return undefined;
      }
    },
    after(ms, fn) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        handle.run(fn);
      }, ms);
      timers.add(timer);
      return () => {
        timers.delete(timer);
        clearTimeout(timer);
      };
    },
    emit: (name, detail, options) => emit(element, name, detail, options),
    takeHeldClicks,
    strings: (messages) => translator(messages, page.overrides, page.messages),
    store: page.store,
    site,
    request: () => page.service('calls'),
    service: page.service,
    open: page.open,
    prepare: page.prepare,
    log: {
      warn: (message, lost) => page.log.warn('VT040', block, message, !!lost, lost ?? element),
      error: (message) => page.log.error('VT040', message, block, element),
    },
  };
  return {
    handle,
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Reads the direction that the page's markup declares. A computed style could be changed by an unrelated style sheet. */
function directionOf(element: Element): 'ltr' | 'rtl' {
  try {
    return element.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  } catch {
    // The browser does not support the selector.
    return element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr';
  }
}
