import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The text that the address of the search page asks for. Going to another one adds an entry to the history, so that Back shows the earlier results.
 *
 * @returns the text, null where the block shows no results of its own; and the function that goes to another one
 */
export function useQuery(name: string, active: boolean): [query: string | null, goTo: (query: string) => void] {
  const read = useCallback(() => new URLSearchParams(location.search).get(name)?.trim() ?? '', [name]);
  const [query, setQuery] = useState(() => (active ? read() : null));
  useEffect(() => {
    if (!active) return;
    const changed = (): void => setQuery(read());
    addEventListener('popstate', changed);
    return () => removeEventListener('popstate', changed);
  }, [active, read]);
  const goTo = useCallback(
    (next: string) => {
      const address = new URL(location.href);
      if (next) address.searchParams.set(name, next);
      else address.searchParams.delete(name);
      try {
        history.pushState(null, '', address);
      } catch {
        // A sandboxed document has no address of its own, and browsers refuse too many changes.
      }
      flushSync(() => setQuery(next));
    },
    [name],
  );
  return [query, goTo];
}
