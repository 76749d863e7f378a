import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Facet, type Filter, type ParameterNames, readFilter, writeFilter } from './filter.ts';

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
): [filter: Filter, change: (next: Partial<Filter>, typing?: boolean) => void] {
  const [filter, setFilter] = useState(() => readFilter(active ? query() : new URLSearchParams(), facets, names));
  useEffect(() => {
    if (!active) return;
    const changed = (): void => {
      const next = readFilter(query(), facets, names);
      setFilter((before) => (isSame(before, next) ? before : next));
    };
    // A page that was fetched may have what the address asks for.
    changed();
    addEventListener('popstate', changed);
    return () => removeEventListener('popstate', changed);
  }, [facets, names, active]);
  const change = useCallback(
    (part: Partial<Filter>, typing = false): void => {
      const next = { ...readFilter(query(), facets, names), ...part };
      const address = new URL(location.href);
      writeFilter(address.searchParams, next, facets, names);
      writeAddress(address, typing);
      // A visitor waits for it; React does not know in a shadow root.
      flushSync(() => setFilter(next));
    },
    [facets, names],
  );
  return [filter, change];
}

const isSame = (one: Filter, other: Filter): boolean => {
  const flat = ({ values, ...rest }: Filter): string => [...Object.values(rest), ...[...values].flat(2)].join('\n');
  return flat(one) === flat(other);
};

/** Changes the address of the page, without loading anything. */
export function writeAddress(address: URL, replaces: boolean): void {
  if (address.href === location.href) return;
  try {
    if (replaces) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
  } catch {
    // A sandboxed document has no address of its own, and browsers refuse too many changes. The list works without it.
  }
}
