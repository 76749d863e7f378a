import { type Translate, translator } from '../../strings/translate.ts';
import type { Request } from '../../vocab/calls.ts';
import type { Context } from '../../vocab/context.ts';
import type { EventDetails, EventName } from '../../vocab/names.ts';
import { BlockError } from '../block-error.ts';
import { siteOf } from '../store/site-of.ts';
import type { Store } from '../store/store.ts';
import { emit } from './emit.ts';
import type { HeldClick } from './handover.ts';
import type { Page } from './page.ts';
import { reportFailure } from './report-messages.ts';

/** What the stage gives every view. */
export interface BlockHandle {
  /** The block element in the page. */
  readonly element: Element;
  readonly dir: 'ltr' | 'rtl';
  /** Calls a handler of the block: a throw or a rejected promise is reported with its address, and the block stays. */
  run<Result>(fn: () => Result): Result | undefined;
  /** A timer in ms that dies with the block. Returns its stop. */
  after(ms: number, fn: () => void): () => void;
  /** Fires a page event on the block element; false where the page said no. */
  emit<Name extends EventName>(name: Name, detail: EventDetails[Name], options?: { cancelable?: boolean }): boolean;
  /** Input that came before the block stood, given once. */
  takeHeldClicks(): readonly HeldClick[];
  /** The block's words in the page's language. */
  strings<Key extends string>(messages: Readonly<Record<Key, string>>): Translate<Key>;
  /** What the blocks of the page must agree on. */
  readonly store: Store;
  /** The page's one call layer, fetched when first asked for. */
  request(): Promise<Request>;
  /** Opens a page-level block; rejects where it cannot come, so that the view can do without. */
  readonly open: Page['open'];
  /** What the server said of site, page and visitor. */
  readonly site: Context;
}

export interface BlockHandleOptions {
  element: Element;
  block: string;
  page: Page;
  takeHeldClicks(): readonly HeldClick[];
}

/** Makes a block's host. `close` ends its timers. */
export function createBlockHandle({ element, block, page, takeHeldClicks: takeEarly }: BlockHandleOptions): {
  handle: BlockHandle;
  close(): void;
} {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const failed = (cause: unknown): void => reportFailure(page.log, new BlockError('VT021', block, element, cause));
  const handle: BlockHandle = {
    element,
    dir: directionOf(element),
    run(fn) {
      try {
        const result = fn();
        // Not by class: a page may have put another in the place of the global Promise.
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
    takeHeldClicks: takeEarly,
    strings: (messages) => translator(messages, page.overrides, page.messages),
    store: page.store,
    site: siteOf(page),
    request: () => page.service('calls'),
    open: page.open,
  };
  return {
    handle,
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** The page's own word for direction. A computed style would follow a hostile sheet. */
function directionOf(element: Element): 'ltr' | 'rtl' {
  try {
    return element.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  } catch {
    // A browser without that selector.
    return element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr';
  }
}
