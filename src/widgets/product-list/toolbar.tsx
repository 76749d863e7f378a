import type { Ref } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/product-list.json';
import { Button } from '../_shared/ui/button/button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { chevron } from '../_shared/ui/icons/icons.ts';
import type { Status } from '../_shared/ui/live-status.tsx';
import { type Facets, type Filter, isFiltering, ORDERS, type Order, type PriceForm } from './filter.ts';
import { Filters } from './filters.tsx';
import type { ChangeFilter } from './use-filter.ts';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly filter: Filter;
  readonly facets: Facets;
  readonly showsFilters: boolean;
  readonly showsSorting: boolean;
  readonly priceForm: PriceForm;
  /** The number of products, in words. */
  readonly count: string;
  readonly shown: number;
  readonly sheetStatus: Status;
  readonly handle: BlockHandle;
  readonly change: ChangeFilter;
  clear(): void;
  /** The sheet of the filters has been closed. */
  closed(): void;
}

/** Filters, number of products and order. */
export function Toolbar({
  ref,
  filter,
  facets,
  priceForm,
  showsFilters,
  showsSorting,
  count,
  shown,
  sheetStatus,
  handle,
  change,
  clear,
  closed,
}: Props) {
  const t = handle.strings(messages);
  const { list, hasSoldOut, hasSale, prices } = facets;
  const hasFilters = showsFilters && (list.length > 0 || hasSoldOut || hasSale || prices !== null);
  const labels: Readonly<Record<Order, string>> = {
    '': t('productListOrderDefault'),
    preco: t('productListOrderCheapest'),
    '-preco': t('productListOrderDearest'),
    nome: t('productListOrderName'),
  };
  return (
    <div ref={ref} className="toolbar" part="toolbar">
      {hasFilters && (
        <Filters
          filter={filter}
          facets={facets}
          priceForm={priceForm}
          count={shown}
          status={sheetStatus}
          handle={handle}
          change={change}
          closed={closed}
        />
      )}
      <div className="line">
        <p className="count" part="count" aria-hidden="true">
          {count}
        </p>
        {isFiltering(filter) && (
          <Button kind="plain" part="clear" onClick={() => handle.run(clear)}>
            {t('productListClear')}
          </Button>
        )}
        {showsSorting && (
          <label className="sort">
            <span>{t('productListOrder')}</span>
            <span className="select">
              <select
                className="control"
                part="sort"
                value={filter.order}
                onChange={({ target }) => handle.run(() => change({ order: target.value as Order }))}
              >
                {(['', ...ORDERS] as const).map((order) => (
                  <option key={order} value={order}>
                    {labels[order]}
                  </option>
                ))}
              </select>
              <Icon path={chevron} size={16} />
            </span>
          </label>
        )}
      </div>
    </div>
  );
}
