import type { SearchQuery } from '../../api/search.ts';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { FoundItem } from './found-items.ts';

export interface SearchPage {
  readonly items: readonly FoundItem[];
  /** How many results there are; null if the server does not say. */
  readonly total: number | null;
  /** There is another page. */
  readonly hasMore: boolean;
}

interface Options {
  readonly signal: AbortSignal;
  /** Nobody waits for it: a lost one is not requested again, and none is requested during an outage. */
  readonly automatic?: boolean;
}

/** Searches the site. It rejects if the request fails or is aborted. */
export type SearchCall = (query: SearchQuery, options: Options) => Promise<SearchPage>;

export interface LaterSearchCall {
  readonly search: SearchCall;
  /** Fetches its code, and that of the call layer: the visitor is about to search. */
  prepare(): void;
}

/**
 * The search of a page, whose code is fetched when it is first needed.
 *
 * @param lost called where the first answer shows that the server does not know the call
 */
export function laterSearchCall(handle: BlockHandle, lost: () => void): LaterSearchCall {
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
