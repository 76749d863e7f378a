import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { SummaryContent } from './content.ts';
import { ALL, type Filter, itemOf, matches, type SummaryItem } from './item.ts';
import { isSame } from './use-filter.ts';

/** The items of one filter, as far as they were fetched. */
interface Known {
  readonly items: readonly SummaryItem[];
  /** How many of them are of the markup. The server has filtered the others, and need not say by what. */
  readonly own: number;
  readonly next: string;
}

export interface List {
  readonly items: readonly SummaryItem[];
  readonly hasMore: boolean;
  /** Where the next page is, for those who open it themselves. */
  readonly next: string;
  /** `again` is a retry of a list that could not be fetched. */
  readonly state: 'ready' | 'busy' | 'failed' | 'again';
  /** The items of the chosen filter are not there: those of the one before are shown. */
  readonly isStale: boolean;
  /** Fetches the next page; resolves to its items that the list did not have and that are shown, null where it was not fetched. */
  fetchMore(): Promise<readonly SummaryItem[] | null>;
  /** Fetches what could not be fetched. */
  retry(): Promise<void>;
}

const keyOf = ({ tag, category }: Filter): string => `${tag}\n${category}`;

interface Options {
  readonly content: SummaryContent;
  readonly handle: BlockHandle;
  readonly filter: Filter;
  /** What the block draws itself, with its buttons. */
  readonly frame: RefObject<Element | null>;
  /** Whether an item of the list is shown, also one that was fetched. */
  isShown(item: SummaryItem): boolean;
}

/** The items of the chosen filter. Where the page has the whole list they are there at once, otherwise they are fetched, once for each filter. */
export function useList({ content, handle, filter, frame, isShown }: Options): List {
  const [first] = useState(filter);
  const [markup] = useState<Known>({ items: content.items, own: content.items.length, next: content.next });
  const [lists, setLists] = useState<ReadonlyMap<string, Known>>(() => new Map([[keyOf(first), markup]]));
  const [state, setState] = useState<List['state']>('ready');
  const asking = useRef<AbortController | null>(null);
  const added = useRef<Element[]>([]);
  const last = useRef(markup);

  const whole = isSame(first, ALL) && content.next === '';
  const known = lists.get(keyOf(filter)) ?? (whole || !content.template ? lists.get(keyOf(first)) : undefined);
  if (known) last.current = known;
  const { items, own, next } = last.current;
  const shown = useMemo(
    () => (known ? items.filter((item, at) => at >= own || matches(item, filter)) : items),
    [known, items, own, filter],
  );

  const fetchPage = async (address: string, before: readonly SummaryItem[]): Promise<readonly SummaryItem[] | null> => {
    const { template } = content;
    if (!template || !address) return null;
    asking.current?.abort();
    const attempt = new AbortController();
    asking.current = attempt;
    setState((was) => (was === 'failed' && isStale ? 'again' : 'busy'));
    try {
      const { fetchItems } = await import('./fetch-items.ts');
      const page = await fetchItems({ address, handle, template, signal: attempt.signal });
      const urls = new Set(before.map(({ url }) => url));
      const fresh: SummaryItem[] = [];
      for (const element of page.elements) {
        const item = itemOf(element, `more-${added.current.length}`);
        // An item may have moved to the next page meanwhile.
        if (item.url && urls.has(item.url)) continue;
        fresh.push(item);
        const lent = framed(element, content.frame);
        lent.slot = item.slot;
        added.current.push(lent);
        hostOf(content, handle).append(lent);
      }
      const pressed = frame.current?.querySelector('[part=more]:focus, [part=retry]:focus');
      const seen = fresh.filter(isShown);
      // At once: the focus goes on to an item that has to be there.
      flushSync(() => {
        const all = { items: [...before, ...fresh], own: Math.min(own, before.length), next: page.next };
        setLists((known) => new Map(known).set(keyOf(filter), all));
        setState('ready');
      });
      // The keyboard continues where the button was, unless the visitor has gone on meanwhile.
      if (pressed) {
        const link = linksOf(seen)[0];
        const own = frame.current?.querySelector<HTMLElement>('a');
        const near = () => linksOf(before.length > 0 ? shown.filter(isShown) : []).at(-1) ?? content.filters[0];
        if (link || !pressed.isConnected) (link ?? own ?? near())?.focus({ preventScroll: true });
      }
      return seen;
    } catch (error) {
      if (attempt.signal.aborted) return null;
      setState('failed');
      handle.log.error(error instanceof Error ? error.message : String(error));
      return null;
    } finally {
      if (asking.current === attempt) asking.current = null;
    }
  };
  const addressOf = (wanted: Filter): string => {
    const url = new URL(location.href);
    for (const name of ['tag', 'category'] as const)
      if (wanted[name]) url.searchParams.set(name, wanted[name]);
      else url.searchParams.delete(name);
    return url.href;
  };
  const fetchFilter = useEffectEvent(() => fetchPage(addressOf(filter), []));
  const isStale = !known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where another filter is chosen.
  useEffect(() => {
    asking.current?.abort();
    asking.current = null;
    setState('ready');
    if (isStale) handle.run(() => fetchFilter());
  }, [filter, handle]);
  useEffect(
    () => () => {
      asking.current?.abort();
      for (const element of added.current.splice(0)) element.remove();
    },
    [],
  );
  return {
    items: shown,
    hasMore: !isStale && next !== '' && content.template !== null,
    next,
    state,
    isStale,
    fetchMore: async () => (asking.current ? null : fetchPage(next, items)),
    retry: async () => void (await fetchPage(addressOf(filter), [])),
  };
}

/** The first link of each item. */
const linksOf = (items: readonly SummaryItem[]): HTMLElement[] =>
  items.flatMap(({ element }) => {
    const link = element.matches('a[href]') ? element : element.querySelector<HTMLElement>('a[href]');
    return link ?? [];
  });

/** The element whose shadow root shows the items: a slot takes its children only. */
const hostOf = ({ items }: SummaryContent, { element }: BlockHandle): Element =>
  items[0]?.element.closest('[slot]')?.parentElement ?? element;

/** An item in elements like those around the items of the page. */
function framed(element: HTMLElement, frame: Element | undefined): Element {
  if (!frame) return element;
  const wrapper = frame.cloneNode(true) as Element;
  ([...wrapper.querySelectorAll('*')].at(-1) ?? wrapper).append(element);
  return wrapper;
}
