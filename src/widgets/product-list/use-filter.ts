import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { pushAddress } from '../_shared/block/push-address.ts';
import { pageState } from '../_shared/ui/escape/page-state.ts';
import { type Facet, type Filter, type ParameterNames, readFilter, writeFilter } from './filter.ts';

/** `typing` replaces the latest entry of the history, `sheet` the one that an open sheet has added, which is then no longer taken away with it. */
export type ChangeFilter = (next: Partial<Filter>, how?: 'choice' | 'typing' | 'sheet') => void;

const query = (): URLSearchParams => new URLSearchParams(location.search);

/**
 * The filter that the address has. Each choice adds an entry to the history, so that Back undoes it; what is typed replaces the latest entry.
 *
 * @param facets what the products of the page differ in
 * @param active false for a list that the address does not concern
 */
export function useFilter(
  facets: readonly Facet[],
  names: ParameterNames,
  active: boolean,
): [filter: Filter, change: ChangeFilter, readAgain: () => void] {
  const [filter, setFilter] = useState(() => readFilter(active ? query() : new URLSearchParams(), facets, names));
  const readAgain = useCallback((): void => {
    const next = readFilter(query(), facets, names);
    setFilter((before) => (isSame(before, next) ? before : next));
  }, [facets, names]);
  useEffect(() => {
    if (!active) return;
    // A page that was fetched may have what the address asks for.
    readAgain();
    addEventListener('popstate', readAgain);
    return () => removeEventListener('popstate', readAgain);
  }, [readAgain, active]);
  const change = useCallback(
    (part: Partial<Filter>, how: Parameters<ChangeFilter>[1] = 'choice'): void => {
      const next = { ...readFilter(query(), facets, names), ...part };
      const address = new URL(location.href);
      writeFilter(address.searchParams, next, facets, names);
      if (how === 'choice') pushAddress(address);
      else writeAddress(address, how === 'sheet' ? pageState() : history.state);
      // A visitor waits for it; React does not know in a shadow root.
      flushSync(() => setFilter(next));
    },
    [facets, names],
  );
  return [filter, change, readAgain];
}

const isSame = (one: Filter, other: Filter): boolean => {
  const flat = ({ values, ...rest }: Filter): string => [...Object.values(rest), ...[...values].flat(2)].join('\n');
  return flat(one) === flat(other);
};

/** Changes the address of the latest entry of the history, without loading anything. */
export function writeAddress(address: URL, state: unknown = history.state): void {
  if (address.href === location.href) return;
  try {
    history.replaceState(state, '', address);
  } catch {
    // A sandboxed document has no address of its own, and browsers refuse too many changes. The list works without it.
  }
}
