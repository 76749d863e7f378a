import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/product-list.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { close } from '../_shared/ui/icons/icons.ts';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import { EmptyState } from '../_shared/ui/state/empty-state.tsx';
import { arrangeTiles } from './arrange-tiles.ts';
import type { productList as declaration } from './block.ts';
import type { ProductListContent, TileElement } from './content.ts';
import { isFiltering, NO_FILTER } from './filter.ts';
import type { ListedProduct } from './listed-product.ts';
import { Toolbar } from './toolbar.tsx';
import { type ChangeFilter, useFilter } from './use-filter.ts';
import { useItems, usePriceForm, useShown } from './use-list.ts';
import { useMore } from './use-more.ts';
import { useQuickAdd } from './use-quick-add.ts';

type Props = ViewProps<DataOf<typeof declaration.data>, ProductListContent>;

/** From this many products on, those out of view are not laid out until they come near. */
const MANY = 60;

/** The server's list with filters, order, quick add and further pages (COLL-006). */
export function View({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const [arrangement] = useState(() => arrangeTiles(content.tiles.map(({ row }) => row)));
  useLayoutEffect(() => () => arrangement.restore(), [arrangement]);
  const { items, facets, add } = useItems(content, handle, arrangement);
  const [filter, changeFilter, readAgain] = useFilter(facets.list, content.names, !data.related);
  const [status, announce] = useLiveStatus();
  const [sheetStatus, announceOnSheet] = useLiveStatus();
  const isOnSheet = useRef(false);
  const change = useCallback<ChangeFilter>(
    (next, how) => {
      isOnSheet.current = how === 'sheet';
      changeFilter(next, how);
    },
    [changeFilter],
  );
  const leavesOut = useCallback((product: ListedProduct) => data.related && isOfPage(product, handle), [data, handle]);
  const limit = data.related ? data.limit : 0;
  const priceForm = usePriceForm(handle);
  const shown = useShown({ arrangement, handle, items, filter, leavesOut, limit });
  const known = useMemo(() => new Set(items.map(({ element, product }) => product?.id ?? element.id)), [items]);
  const moreButton = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const hadFocus = useRef(false);
  const more = useMore({
    content,
    handle,
    known,
    add(tiles) {
      // Where the visitor is by now; with the last page the button goes.
      hadFocus.current = moreButton.current?.matches(':focus') ?? false;
      add(tiles);
    },
  });
  const { notice, dismiss } = useQuickAdd(handle, { items, server: data.server, announce });
  const toolbar = useRef<HTMLDivElement>(null);

  const isFiltered = isFiltering(filter);
  const count = isFiltered
    ? t('productListShown', { count: shown, total: items.length })
    : t('productListCount', { count: shown });
  // What is outside of an open sheet is announced by nobody.
  const say = useEffectEvent(() => (isOnSheet.current ? announceOnSheet : announce)(count));
  const isFirst = useRef(true);
  useEffect(() => {
    // Also where another filter leaves as many.
    if (filter && !isFirst.current) say();
    isFirst.current = false;
    isOnSheet.current = false;
  }, [filter]);

  const focusStart = (): void =>
    (toolbar.current?.querySelector<HTMLElement>('summary,button,select') ?? linkIn(items))?.focus();
  const clear = (): void => {
    change(NO_FILTER);
    // The button is gone.
    focusStart();
  };
  const fetchMore = async (): Promise<void> => {
    const fetched = await more.fetch();
    if (!fetched) return;
    const { tiles, isLast } = fetched;
    if (tiles.length) announce(t('productListLoaded', { count: items.length }));
    if (!hadFocus.current) return;
    // The keyboard continues with the first new product that the filter shows; the button goes with the last page.
    const first = linkIn(tiles);
    if (first) first.focus({ preventScroll: true });
    else if (isLast) focusStart();
  };

  if (items.length === 0) return <slot />;
  return (
    <>
      {!data.related && (data.filters || data.sorting) && (
        <Toolbar
          ref={toolbar}
          filter={filter}
          facets={facets}
          priceForm={priceForm}
          showsFilters={data.filters}
          showsSorting={data.sorting}
          count={count}
          shown={shown}
          handle={handle}
          change={change}
          clear={clear}
          sheetStatus={sheetStatus}
          closed={() => {
            // Another sheet does not begin with it.
            announceOnSheet('');
            readAgain();
          }}
        />
      )}
      <slot className={items.length >= MANY ? 'many' : undefined} />
      {shown === 0 && isFiltered && (
        <div className="rest">
          <EmptyState
            title={t('productListEmptyTitle')}
            action={<Button onClick={() => handle.run(clear)}>{t('productListClear')}</Button>}
          >
            {t('productListEmptyText')}
          </EmptyState>
        </div>
      )}
      {more.hasMore && (
        <div className="rest more">
          <Button ref={moreButton} part="more" busy={more.state === 'busy'} onClick={() => handle.run(fetchMore)}>
            {more.state === 'busy' ? t('productListLoading') : t('productListFetch')}
          </Button>
          {more.state === 'failed' && <p role="alert">{t('productListFetchFailed')}</p>}
        </div>
      )}
      {notice && (
        <div className="rest notice" part="notice" data-kind={notice.kind}>
          <p aria-hidden="true">{notice.text}</p>
          <IconButton label={t('productListDismiss')} onClick={() => handle.run(dismiss)}>
            <Icon path={close} />
          </IconButton>
        </div>
      )}
      <LiveStatus status={status} />
    </>
  );
}

/** What the keyboard reaches first in the first of these products that is shown. */
const linkIn = (tiles: readonly TileElement[]): HTMLElement | null | undefined =>
  tiles.find(({ row }) => !row.hidden)?.element.querySelector<HTMLElement>('a[href], button');

/** Whether a product is the one that the page shows. */
const isOfPage = ({ id, url }: ListedProduct, { site }: Props['handle']): boolean =>
  id === site.item.id || (url !== '' && new URL(url, location.href).pathname === location.pathname);
