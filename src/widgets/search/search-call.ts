import { type SearchQuery, searchPage } from '../../api/search.ts';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { Request } from '../../vocab/calls.ts';
import { siteMoney } from '../_shared/commerce/site-money.ts';
import { showsNoPlatform } from '../_shared/server/no-platform.ts';
import { type FoundItem, foundItems } from './found-items.ts';

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

type Handle = Pick<BlockHandle, 'element' | 'log' | 'request' | 'site'>;

/**
 * Creates the search of a page: prices are written in the store's currency, as the site's locale writes them.
 *
 * @param lost called where the first answer shows that the server does not know the call
 */
export function createSearchCall(handle: Handle, lost: () => void): SearchCall {
  let isKnown = false;
  const written = siteMoney(handle);
  return async (query, { signal, automatic = false }) => {
    const send = await handle.request();
    signal.throwIfAborted();
    const call: Request = (one) => send({ ...one, signal, ...(automatic && { retries: 0, automatic }) });
    const { items, total } = await searchPage(call, query).catch((error) => {
      if (!isKnown && showsNoPlatform(error)) lost();
      throw error;
    });
    isKnown = true;
    const { p = 0, size = items.length } = query;
    const hasMore = total === null ? items.length > 0 && items.length >= size : (p + 1) * size < total;
    return { items: foundItems(items, written), total, hasMore };
  };
}
