import { type KeyboardEvent, useId, useState } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import messages from '../../strings/pt-BR/product-list.json';
import { Button } from '../_parts/button/button.tsx';
import { Icon } from '../_parts/icons/icon.tsx';
import { chevron } from '../_parts/icons/icons.ts';
import {
  type Facet,
  type Facets,
  type Filter,
  isFiltering,
  ORDERS,
  type Order,
  type PriceForm,
  typedCents,
} from './filter.ts';

interface Props {
  readonly filter: Filter;
  readonly facets: Facets;
  readonly showsFilters: boolean;
  readonly showsSorting: boolean;
  readonly priceForm: PriceForm;
  /** The number of products, in words. */
  readonly count: string;
  readonly handle: Pick<BlockHandle, 'strings' | 'run'>;
  change(next: Partial<Filter>, typing?: boolean): void;
  clear(): void;
}

/** Filters, number of products and order. */
export function Toolbar({
  filter,
  facets,
  priceForm,
  showsFilters,
  showsSorting,
  count,
  handle,
  change,
  clear,
}: Props) {
  const t = handle.strings(messages);
  // Closed at first, so that the list is moved as little as possible.
  const [isOpen] = useState(() => isFiltering(filter));
  const problem = useId();
  const [typing, setTyping] = useState<string | null>(null);
  // Not while it is typed: `R$` may become an amount.
  const isWrong = (end: 'min' | 'max'): boolean =>
    typing !== end && filter[end].trim() !== '' && typedCents(filter[end], priceForm) === null;
  const { list, hasSoldOut, hasSale, prices } = facets;
  const hasFilters = showsFilters && (list.length > 0 || hasSoldOut || hasSale || prices !== null);
  const labels: Readonly<Record<Order, string>> = {
    '': t('productListOrderDefault'),
    preco: t('productListOrderCheapest'),
    '-preco': t('productListOrderDearest'),
    nome: t('productListOrderName'),
  };
  return (
    <div className="toolbar" part="toolbar">
      {hasFilters && (
        <details className="filters" part="filters" open={isOpen}>
          <summary>
            {t('productListFilters')}
            <Icon path={chevron} size={16} />
          </summary>
          <div className="panel">
            {list.map((facet) => (
              <FacetField
                key={facet.name}
                facet={facet}
                filter={filter}
                change={(next) => handle.run(() => change(next))}
              />
            ))}
            {prices && (
              <fieldset className="filter" part="filter">
                <legend>{t('productListPrice')}</legend>
                <div className="prices">
                  {(['min', 'max'] as const).map((end) => (
                    <label key={end}>
                      <span>{t(end === 'min' ? 'productListPriceMin' : 'productListPriceMax')}</span>
                      <input
                        type="text"
                        inputMode="decimal"
                        size={6}
                        maxLength={40}
                        value={filter[end]}
                        aria-invalid={isWrong(end) || undefined}
                        aria-describedby={isWrong(end) ? problem : undefined}
                        onChange={({ target }) =>
                          handle.run(() => {
                            setTyping(end);
                            change({ [end]: target.value.trim() && target.value }, true);
                          })
                        }
                        onBlur={() => setTyping(null)}
                        onKeyDown={({ key }: KeyboardEvent) => {
                          if (key === 'Enter') setTyping(null);
                        }}
                      />
                    </label>
                  ))}
                </div>
                {(isWrong('min') || isWrong('max')) && (
                  <p className="wrong" id={problem} role="alert">
                    {t('productListPriceWrong', { example: exampleOf(priceForm) })}
                  </p>
                )}
              </fieldset>
            )}
            {(hasSoldOut || hasSale) && (
              <fieldset className="filter" part="filter">
                <legend>{t('productListMore')}</legend>
                <div className="values">
                  {hasSoldOut && (
                    <Value
                      label={t('productListAvailable')}
                      checked={filter.available}
                      onChange={(available) => handle.run(() => change({ available }))}
                    />
                  )}
                  {hasSale && (
                    <Value
                      label={t('productListSale')}
                      checked={filter.sale}
                      onChange={(sale) => handle.run(() => change({ sale }))}
                    />
                  )}
                </div>
              </fieldset>
            )}
          </div>
        </details>
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

/** An amount as it is to be typed: `1.000,50`. */
const exampleOf = ({ digits, locale }: PriceForm): string =>
  (digits ? 1000.5 : 1000).toLocaleString(locale, { minimumFractionDigits: digits });

interface FacetProps {
  readonly facet: Facet;
  readonly filter: Filter;
  change(next: Partial<Filter>): void;
}

function FacetField({ facet: { label, name, values }, filter, change }: FacetProps) {
  const chosen = filter.values.get(name) ?? [];
  const toggle = (value: string, isChosen: boolean): void => {
    const next = new Map(filter.values);
    const others = chosen.filter((one) => one !== value);
    const list = isChosen ? [...others, value] : others;
    if (list.length > 0) next.set(name, list);
    else next.delete(name);
    change({ values: next });
  };
  return (
    <fieldset className="filter" part="filter">
      <legend>{label}</legend>
      <div className="values">
        {values.map(({ value, count }) => (
          <Value
            key={value}
            label={value}
            count={count}
            checked={chosen.includes(value)}
            onChange={(isChosen) => toggle(value, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ValueProps {
  readonly label: string;
  readonly count?: number;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

const Value = ({ label, count, checked, onChange }: ValueProps) => (
  <label className="value">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
    {count !== undefined && <span className="number">{count}</span>}
  </label>
);
