import { useCallback, useEffect, useState } from 'react';
import { monthText } from '../../api/calendar.ts';
import { type Month, readMonth } from '../../vocab/rules/calendar/read-month.ts';
import { pushAddress } from '../_shared/block/push-address.ts';
import { isSameMonth } from './month.ts';

export type CalendarView = 'month' | 'list';

interface Shown {
  readonly month: Month;
  readonly view: CalendarView;
}

const VIEWS: Readonly<Record<string, CalendarView>> = { calendar: 'month', list: 'list' };

/** What the address of the page asks for, the rest as given. */
function fromAddress(first: Shown): Shown {
  const query = new URLSearchParams(location.search);
  return {
    month: readMonth(query.get('month') ?? '') ?? first.month,
    view: VIEWS[query.get('view') ?? ''] ?? first.view,
  };
}

function writeAddress({ month, view }: Shown): void {
  const address = new URL(location.href);
  address.searchParams.set('month', monthText(month.year, month.month));
  address.searchParams.set('view', view === 'month' ? 'calendar' : 'list');
  pushAddress(address);
}

/** The month and the view that are shown. Each choice adds an entry to the history, so that Back undoes it (COLL-003). */
export function useMonth(first: Shown): [shown: Shown, change: (part: Partial<Shown>) => void] {
  const [start] = useState(first);
  const [shown, setShown] = useState(() => fromAddress(start));
  useEffect(() => {
    const changed = (): void => {
      const next = fromAddress(start);
      setShown((before) => (before.view === next.view && isSameMonth(before.month, next.month) ? before : next));
    };
    addEventListener('popstate', changed);
    return () => removeEventListener('popstate', changed);
  }, [start]);
  const change = useCallback(
    (part: Partial<Shown>): void => {
      const next = { ...shown, ...part };
      // The button of what is shown already has nothing to take back.
      if (next.view === shown.view && isSameMonth(next.month, shown.month)) return;
      writeAddress(next);
      setShown(next);
    },
    [shown],
  );
  return [shown, change];
}
