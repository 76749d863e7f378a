import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { plainText } from '../../vocab/rules/text/plain-text.ts';
import type { FoundItem } from './found-items.ts';
import type { SearchCall } from './search-call.ts';

/** Fewer characters match too much. */
const LEAST = 2;
/** Wait after the last input, in ms. */
const DELAY = 200;

/** What is known about a text: its results, or null if the search failed. */
export interface Suggestions {
  readonly text: string;
  readonly items: readonly FoundItem[] | null;
}

/**
 * Requests suggestions for a text, after the visitor has stopped typing. Only the answer to the latest text is taken, and a text is requested once per page.
 */
export function useSuggestions(
  handle: BlockHandle,
  search: SearchCall,
  size: number,
): { readonly found: Suggestions | null; ask(text: string): void; stop(): void } {
  const [found, setFound] = useState<Suggestions | null>(null);
  const known = useMemo(() => new Map<string, Suggestions>(), []);
  const cancel = useRef<() => void>(() => {});
  const stop = useCallback(() => cancel.current(), []);
  useEffect(() => stop, [stop]);
  const ask = useCallback(
    (typed: string) => {
      cancel.current();
      const text = typed.trim();
      const key = plainText(text);
      const before = known.get(key);
      if (key.length < LEAST || size === 0) return setFound(null);
      if (before) return setFound({ ...before, text });
      const asking = new AbortController();
      const fetchThem = async (): Promise<void> => {
        const { signal } = asking;
        const page = await search({ q: text, p: 0, size }, { signal, automatic: true }).catch(() => null);
        // The answer to an earlier text comes too late.
        if (signal.aborted) return;
        const next = { text, items: page?.items ?? null };
        if (page) known.set(key, next);
        setFound(next);
      };
      const cancelTimer = handle.after(DELAY, () => handle.run(fetchThem));
      cancel.current = () => {
        cancelTimer();
        asking.abort();
      };
    },
    [handle, search, size, known],
  );
  return { found, ask, stop };
}
