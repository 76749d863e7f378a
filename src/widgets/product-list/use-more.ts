import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ProductListContent, TileElement } from './content.ts';
import { writeAddress } from './use-filter.ts';

/** More pages are not fetched for an address, whoever wrote it. */
const MOST_PAGES = 20;

interface Options {
  readonly content: ProductListContent;
  readonly handle: BlockHandle;
  /** The ids of the products that the list has. */
  readonly known: ReadonlySet<string>;
  add(tiles: readonly TileElement[]): void;
}

interface FetchedPage {
  readonly tiles: readonly TileElement[];
  readonly isLast: boolean;
}

export interface More {
  readonly hasMore: boolean;
  readonly state: 'ready' | 'busy' | 'failed';
  /** Fetches the next page; resolves to its new products and whether it was the last one, null where it was not fetched. */
  fetch(): Promise<FetchedPage | null>;
}

/** Fetches further pages of the list. How many there are is in the address, so that a reload and Back from a product show as many. */
export function useMore({ content, handle, known, add }: Options): More {
  const parameter = content.names.pages;
  const [next, setNext] = useState(content.next);
  const [state, setState] = useState<More['state']>('ready');
  const asking = useRef<AbortController | null>(null);
  const pages = useRef(1);
  // Read before anything writes it: pages that are restored are on the way there.
  const [wanted] = useState(() => {
    const count = Number(new URLSearchParams(location.search).get(parameter));
    return Number.isInteger(count) ? Math.min(count, MOST_PAGES) : 1;
  });

  const fetchPage = async (): Promise<FetchedPage | null> => {
    if (!next || asking.current) return null;
    const own = new AbortController();
    asking.current = own;
    setState('busy');
    try {
      const { fetchNextPage } = await import('./next-page.ts');
      const { tiles, next: following } = await fetchNextPage(next, {
        blockId: handle.element.id,
        known,
        signal: own.signal,
      });
      add(tiles);
      setNext(following);
      setState('ready');
      pages.current += 1;
      if (pages.current > wanted) {
        const address = new URL(location.href);
        address.searchParams.set(parameter, `${pages.current}`);
        writeAddress(address);
      }
      return { tiles, isLast: following === '' };
    } catch (error) {
      if (own.signal.aborted) return null;
      setState('failed');
      handle.log.error(error instanceof Error ? error.message : String(error));
      return null;
    } finally {
      asking.current = null;
    }
  };
  const fetch = useEffectEvent(fetchPage);
  useEffect(() => () => asking.current?.abort(), []);

  useEffect(() => {
    // One after the other: each page says where the next one is.
    if (next && state === 'ready' && pages.current < wanted) handle.run(() => fetch());
  }, [next, state, wanted, handle]);
  return { hasMore: next !== '', state, fetch: fetchPage };
}
