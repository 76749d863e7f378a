import { type KeyboardEvent, useId, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/product-list.json';
import { type Facet, type Facets, type Filter, type PriceForm, typedCents } from './filter.ts';

interface Props {
  readonly filter: Filter;
  readonly facets: Facets;
  readonly priceForm: PriceForm;
  readonly handle: Pick<BlockHandle, 'strings' | 'run'>;
  change(next: Partial<Filter>, typing?: boolean): void;
}

/** Every filter of the list. */
export function FilterPanel({ filter, facets, priceForm, handle, change }: Props) {
  const t = handle.strings(messages);
  const problem = useId();
  const [typing, setTyping] = useState<string | null>(null);
  // Not while it is typed: `R$` may become an amount.
  const isWrong = (end: 'min' | 'max'): boolean =>
    typing !== end && filter[end].trim() !== '' && typedCents(filter[end], priceForm) === null;
  const { list, hasSoldOut, hasSale, prices } = facets;
  return (
    <div className="panel">
      {list.map((facet) => (
        <FacetField key={facet.name} facet={facet} filter={filter} change={(next) => handle.run(() => change(next))} />
      ))}
      {prices && (
        <fieldset className="filter" part="filter">
          <legend>{t('productListPrice')}</legend>
          <div className="prices">
            {(['min', 'max'] as const).map((end) => (
              <label key={end}>
                <span>{t(end === 'min' ? 'productListPriceMin' : 'productListPriceMax')}</span>
                <input
                  className="control"
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
