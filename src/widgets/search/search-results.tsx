import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/search.json';
import { Button } from '../_shared/ui/button/button.tsx';
import { search as magnifier } from '../_shared/ui/icons/icons.ts';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import { EmptyState } from '../_shared/ui/state/empty-state.tsx';
import { ErrorState } from '../_shared/ui/state/error-state.tsx';
import type { FoundItem } from './found-items.ts';
import type { SearchCall, SearchPage } from './search-call.ts';
import { Matches } from './suggestion-list.tsx';

interface Props {
  readonly query: string;
  readonly size: number;
  readonly handle: BlockHandle;
  readonly search: SearchCall;
  clear(): void;
}

interface Shown {
  readonly items: readonly FoundItem[];
  readonly total: number | null;
  readonly hasMore: boolean;
  /** Pages that were requested. */
  readonly pages: number;
}

const NOTHING: Shown = { items: [], total: null, hasMore: false, pages: 0 };

/** What was found for one text, page by page. */
export function SearchResults({ query, size, handle, search, clear }: Props) {
  const t = handle.strings(messages);
  const [shown, setShown] = useState(NOTHING);
  const [busy, setBusy] = useState(query !== '');
  const [failed, setFailed] = useState(false);
  const [status, announce] = useLiveStatus();
  const root = useRef<HTMLDivElement>(null);
  const asking = useRef<AbortController | null>(null);
  const { items, total, hasMore, pages } = shown;

  const add = (page: SearchPage): void => {
    const all = [...items, ...page.items.filter(({ url }) => !items.some((item) => item.url === url))];
    const pressed = root.current?.querySelector('button:focus');
    flushSync(() => {
      setShown({ items: all, total: page.total, hasMore: page.hasMore, pages: pages + 1 });
      setBusy(false);
      setFailed(false);
    });
    // The keyboard continues where the button was, unless the visitor has gone on meanwhile.
    const stops = root.current?.querySelectorAll<HTMLElement>('a, button');
    if (pressed) (stops?.[items.length] ?? stops?.[items.length - 1])?.focus();
    if (all.length === 0) announce(t('searchEmptyTitle', { query }));
    else if (page.total === null || pages > 0) announce(t('searchShown', { count: all.length, query }));
    else announce(t('searchCount', { count: page.total, query }));
  };
  const fetchNext = async (): Promise<void> => {
    asking.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    asking.current = own;
    setBusy(true);
    const page = await search({ q: query, p: pages, size }, { signal }).catch(() => null);
    if (signal.aborted) return;
    if (page) return add(page);
    setBusy(false);
    setFailed(true);
    if (items.length > 0) announce(t('searchMoreFailed'));
  };

  const start = useEffectEvent(() => {
    if (query) handle.run(fetchNext);
  });
  useEffect(() => {
    start();
    return () => asking.current?.abort();
  }, []);

  if (!query)
    return (
      <EmptyState icon={magnifier} title={t('searchStart')}>
        {t('searchStartText')}
      </EmptyState>
    );
  return (
    <div ref={root} aria-busy={busy}>
      <p className="count" aria-hidden="true">
        {busy && pages === 0 && t('searchLoading')}
        {items.length > 0 && t(total === null ? 'searchShown' : 'searchCount', { count: total ?? items.length, query })}
      </p>
      <LiveStatus status={status} />
      {failed && items.length === 0 && (
        <ErrorState handle={handle} title={t('searchFailedTitle')} onRetry={fetchNext} busy={busy}>
          {t('searchFailedText')}
        </ErrorState>
      )}
      {!busy && !failed && items.length === 0 && (
        <EmptyState
          icon={magnifier}
          title={t('searchEmptyTitle', { query })}
          action={<Button onClick={() => handle.run(clear)}>{t('searchClear')}</Button>}
        >
          {t('searchEmptyText')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ol className="results" part="results">
          {items.map((item) => (
            <li key={item.url}>
              <Result item={item} query={query} sku={item.sku && t('searchSku', { sku: item.sku })} />
            </li>
          ))}
        </ol>
      )}
      {hasMore && (
        <p className="more">
          <Button part="more" busy={busy} onClick={() => handle.run(fetchNext)}>
            {t('searchMore')}
          </Button>
          {failed && !busy && <span>{t('searchMoreFailed')}</span>}
        </p>
      )}
    </div>
  );
}

const Result = ({ item, query, sku }: { readonly item: FoundItem; readonly query: string; readonly sku: string }) => (
  <a className="result" part="result" href={item.url}>
    {item.imageUrl && (
      <img className="photo" src={item.imageUrl} alt="" width={96} height={96} loading="lazy" decoding="async" />
    )}
    <span className="words">
      <span className="title">
        <Matches text={item.title} query={query} />
      </span>
      {item.body && (
        <span className="body">
          <Matches text={item.body} query={query} />
        </span>
      )}
      {sku && (
        <span className="small">
          <Matches text={sku} query={query} />
        </span>
      )}
    </span>
    {item.price && <span className="price">{item.price}</span>}
  </a>
);
