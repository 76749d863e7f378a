import { useCallback, useEffect, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { local } from '../../runtime/page/web-storage.ts';
import { allowsService } from '../../runtime/store/consent.ts';
import { SEARCHES_KEY } from '../../vocab/names.ts';
import { plainText } from '../../vocab/rules/text/plain-text.ts';
import { useStore } from '../_shared/block/use-store.ts';

/** How many are kept. */
const MOST = 5;
/** Longer texts are not kept: nobody searches for them twice. */
const LONGEST = 80;

/** Texts that were searched for, newest first: one on each line. */
const readSearches = (): readonly string[] =>
  (local.read(SEARCHES_KEY) ?? '').split('\n').filter(Boolean).slice(0, MOST);

/** Puts a text first. The same text with other accents or letters of another case takes its place. False if it cannot be stored. */
function keepSearch(text: string): boolean {
  const query = text.replace(/\s+/g, ' ').trim();
  if (!query || query.length > LONGEST) return true;
  const others = readSearches().filter((one) => plainText(one) !== plainText(query));
  return local.write(SEARCHES_KEY, [query, ...others].slice(0, MOST).join('\n'));
}

export interface RecentSearches {
  readonly list: readonly string[];
  /** Reads them again: another tab or block may have added one. */
  refresh(): void;
  keep(query: string): void;
  forget(): void;
}

/**
 * What this visitor has searched for, in this browser only. It is kept and shown with consent to preferences only, and deleted when that is withdrawn.
 */
export function useRecentSearches({ store, log }: Pick<BlockHandle, 'store' | 'log'>): RecentSearches {
  const allowed = useStore(store, ({ consent }) => allowsService(consent, 'preferences', 'searches'));
  const [list, setList] = useState<readonly string[]>([]);
  const refresh = useCallback(() => {
    if (!allowed) return setList((before) => (before.length > 0 ? [] : before));
    const next = readSearches();
    setList((before) => (before.join('\n') === next.join('\n') ? before : next));
  }, [allowed]);
  useEffect(() => {
    if (!allowed) local.remove(SEARCHES_KEY);
    refresh();
  }, [allowed, refresh]);
  const keep = useCallback(
    (query: string) => {
      if (allowed && !keepSearch(query)) log.error('recent searches cannot be stored');
      refresh();
    },
    [allowed, refresh, log],
  );
  const forget = useCallback(() => {
    local.remove(SEARCHES_KEY);
    setList([]);
  }, []);
  return { list, refresh, keep, forget };
}
