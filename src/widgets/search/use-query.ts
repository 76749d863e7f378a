import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { pushAddress } from '../_shared/block/push-address.ts';

/**
 * The text that the address of the search page asks for. Going to another one adds an entry to the history, so that Back shows the earlier results.
 *
 * @returns the text, null where the block shows no results of its own; the function that goes to one; and how often that was called, also with the same text
 */
export function useQuery(
  name: string,
  active: boolean,
): [query: string | null, goTo: (query: string) => void, times: number] {
  const read = useCallback(() => new URLSearchParams(location.search).get(name)?.trim() ?? '', [name]);
  const [query, setQuery] = useState(() => (active ? read() : null));
  const [times, setTimes] = useState(0);
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
      if (next !== read()) pushAddress(address);
      flushSync(() => {
        setQuery(next);
        setTimes((before) => before + 1);
      });
    },
    [name, read],
  );
  return [query, goTo, times];
}
