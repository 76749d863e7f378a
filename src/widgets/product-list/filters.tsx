import { useEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/product-list.json';
import { Button } from '../_shared/ui/button/button.tsx';
import { CloseButton } from '../_shared/ui/button/close-button.tsx';
import { Dialog } from '../_shared/ui/dialog/dialog.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { chevron } from '../_shared/ui/icons/icons.ts';
import { LiveStatus, type Status } from '../_shared/ui/live-status.tsx';
import { type Facets, type Filter, isFiltering, NO_FILTER, type PriceForm } from './filter.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ChangeFilter } from './use-filter.ts';

interface Props {
  readonly filter: Filter;
  readonly facets: Facets;
  readonly priceForm: PriceForm;
  /** How many products are shown. */
  readonly count: number;
  /** What the sheet announces while it is open. */
  readonly status: Status;
  readonly handle: BlockHandle;
  readonly change: ChangeFilter;
  /** The sheet has been closed: Back may have undone what was chosen in it. */
  closed(): void;
}

/** Windows in which unfolded filters would push the list out of view. */
const NARROW = '(width < 600px)';

/** The filters: folded above the list, and in narrow windows on a sheet over it whose button says how many products there are. */
export function Filters({ count, status, handle, change, closed, ...rest }: Props) {
  const t = handle.strings(messages);
  const isNarrow = useMedia(NARROW);
  const [isOpen, setOpen] = useState(false);
  const isFiltered = isFiltering(rest.filter);
  // Closed at first, so that the list is moved as little as possible.
  const [isUnfolded] = useState(isFiltered);
  const inSheet = (next: Partial<Filter>): void => change(next, 'sheet');
  const see = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const clear = (): void => {
    inSheet(NO_FILTER);
    // The button is gone.
    see.current?.focus();
  };
  const title = (
    <>
      {t('productListFilters')}
      <Icon path={chevron} size={16} />
    </>
  );
  if (!isNarrow && !isOpen)
    return (
      <details className="filters" part="filters" open={isUnfolded}>
        <summary>{title}</summary>
        <FilterPanel {...rest} handle={handle} change={(next, typing) => change(next, typing ? 'typing' : 'choice')} />
      </details>
    );
  return (
    <div className="filters" part="filters">
      <button type="button" className="summary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <Dialog
          handle={handle}
          title={t('productListFilters')}
          corner={(hide) => <CloseButton handle={handle} hide={hide} />}
          hidden={() => {
            setOpen(false);
            closed();
          }}
          actions={(hide) => (
            <>
              {isFiltered && (
                <Button kind="plain" part="clear" onClick={() => handle.run(clear)}>
                  {t('productListClear')}
                </Button>
              )}
              <Button ref={see} kind="main" part="see" onClick={() => handle.run(hide)}>
                {t('productListSee', { count })}
              </Button>
            </>
          )}
        >
          <FilterPanel {...rest} handle={handle} change={inSheet} />
          <LiveStatus status={status} />
        </Dialog>
      )}
    </div>
  );
}

/** Whether a media query holds, now and later. */
function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const changed = (): void => setHolds(list.matches);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [query]);
  return holds;
}
