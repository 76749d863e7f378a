import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { SearchCall } from './search-call.ts';

export interface LazySearchCall {
  readonly search: SearchCall;
  /** Fetches its code, and that of the call layer: the visitor is about to search. */
  prepare(): void;
}

/**
 * The search of a page, whose code is fetched when it is first needed.
 *
 * @param lost called where the first answer shows that the server does not know the call
 */
export function lazySearchCall(handle: BlockHandle, lost: () => void): LazySearchCall {
  let made: Promise<SearchCall> | undefined;
  const call = (): Promise<SearchCall> => {
    made ??= import('./search-call.ts').then(({ createSearchCall }) => createSearchCall(handle, lost));
    made.catch(() => {
      // The next search tries again.
      made = undefined;
    });
    return made;
  };
  return {
    search: async (query, options) => (await call())(query, options),
    prepare() {
      call();
      handle.request().catch(() => {});
    },
  };
}
