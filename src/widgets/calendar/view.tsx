import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { monthText } from '../../api/calendar.ts';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { headingLevel } from '../../runtime/page/heading-level.ts';
import messages from '../../strings/pt-BR/calendar.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { type DayKey, dayAt } from '../../vocab/rules/calendar/day-key.ts';
import { isWithin } from '../../vocab/rules/calendar/event-days.ts';
import { type Month, readMonth } from '../../vocab/rules/calendar/read-month.ts';
import { ownTimeZone } from '../../vocab/rules/calendar/time-zone.ts';
import { dateFormat } from '../_shared/events/date-format.ts';
import { EventLine } from '../_shared/events/event-line.tsx';
import { clocksDiffer, eventZones, zoneName } from '../_shared/events/event-zones.ts';
import { keyed } from '../_shared/events/keyed.ts';
import { readEventElement } from '../_shared/events/read-event-element.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { calendar as icon } from '../_shared/ui/icons/icons.ts';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import { Spinner } from '../_shared/ui/spinner/spinner.tsx';
import { EmptyState } from '../_shared/ui/state/empty-state.tsx';
import { ErrorState } from '../_shared/ui/state/error-state.tsx';
import type { calendar } from './block.ts';
import type { CalendarContent } from './content.ts';
import { eventKey } from './event-key.ts';
import { Grid } from './grid.tsx';
import { isSameMonth, monthAfter, monthOf } from './month.ts';
import { Toolbar } from './toolbar.tsx';
import { useEvents } from './use-events.ts';
import { useMonth } from './use-month.ts';

type Props = ViewProps<DataOf<(typeof calendar)['data']>, CalendarContent>;

/** From this width of the window on a grid with titles has room. */
const WIDE = '(min-width: 40em)';

/** A moment within a month, at which its name is written. */
const within = ({ year, month }: Month): number => new Date(0).setUTCFullYear(year, month - 1, 15);

/** The events of a month as a grid and a list (BLOCK-008, COLL-003). Without any, and without a collection, the markup stays. */
export function View(props: Props) {
  const { data, content } = props;
  if (!data.collectionId && content.elements.length === 0) return Reflect.has(content, 'beside') ? null : <slot />;
  return <Calendar {...props} />;
}

function Calendar({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const id = useId();
  const [now] = useState(Date.now);
  const [level] = useState(() => headingLevel(handle.element, data.headingLevel));
  const zone = data.timeZone || content.pageZone || ownTimeZone();
  const zones = useMemo(() => eventZones(zone, handle), [zone, handle]);
  const own = useMemo(
    () => content.elements.map((one) => readEventElement(one, zone)).filter((event) => event !== null),
    [content, zone],
  );
  const today = dayAt(now, zone);
  const [{ month, view }, change] = useMonth({
    month: readMonth(data.month) ?? monthOf(today),
    view: data.view === 'auto' ? (matchMedia(WIDE).matches ? 'month' : 'list') : data.view,
  });
  const [day, select] = useState<DayKey | null>(null);
  const { events, busy, problem, retry } = useEvents({
    handle,
    collectionId: data.collectionId,
    own,
    complete: data.month,
    month,
    zone,
  });
  const root = useRef<HTMLElement>(null);
  const [status, announce] = useLiveStatus();
  const selected = view === 'month' && day && isSameMonth(monthOf(day), month) ? day : null;
  const shown = selected ? events.filter((event) => isWithin(event, selected, selected, zone)) : events;
  const write = (options: Intl.DateTimeFormatOptions, moment: number): string =>
    dateFormat(zones.locale, { timeZone: 'UTC', ...options }).format(moment);
  const title = write({ month: 'long', year: 'numeric' }, within(month));
  const dayTitle =
    selected && write({ weekday: 'long', day: 'numeric', month: 'long' }, Date.parse(`${selected}T12:00Z`));

  const summary = busy || problem ? '' : t('calendarShown', { month: dayTitle ?? title, count: shown.length });
  const isFirst = useRef(true);
  const changed = useEffectEvent(() => {
    if (isFirst.current) isFirst.current = false;
    else handle.emit('calendar-change', { month: monthText(month.year, month.month), view });
  });
  useEffect(() => {
    if (view && month) changed();
  }, [view, month]);
  const spoken = useRef(summary);
  useEffect(() => {
    if (summary && summary !== spoken.current) announce(summary);
    if (summary) spoken.current = summary;
  }, [summary, announce]);

  const go = (next: Month): void => change({ month: next });
  const showWhole = (): void => {
    // The button is about to go.
    root.current?.querySelector<HTMLElement>('.day[data-selected]')?.focus();
    select(null);
  };
  const differs = shown.find((event) => !event.allDay && clocksDiffer(event.start, zones));
  return (
    <section
      ref={root}
      tabIndex={-1}
      className="calendar"
      aria-label={data.label || t('calendarName')}
      data-view={view}
      aria-busy={busy}
    >
      <Toolbar
        handle={handle}
        level={level}
        id={id}
        title={title}
        view={view}
        isToday={isSameMonth(month, monthOf(today))}
        move={(months) => go(monthAfter(month, months))}
        today={() => go(monthOf(today))}
        show={(next) => change({ view: next })}
      />
      {/* Below the grid it would be out of sight. */}
      {problem && <ErrorState handle={handle} title={problem} onRetry={retry} busy={busy} next={root} />}
      {view === 'month' && (
        <Grid
          month={month}
          events={events}
          zone={zone}
          locale={zones.locale}
          today={today}
          selected={selected}
          name={title}
          isSteady={content.elements.length === 0}
          handle={handle}
          go={go}
          select={select}
        />
      )}
      {selected && (
        <div className="day-head">
          <p className="day-title">{dayTitle}</p>
          <Button kind="plain" onClick={() => handle.run(showWhole)}>
            {t('calendarWhole')}
          </Button>
        </div>
      )}
      {shown.length > 0 && (
        <ol className="vt-events" part="list" aria-labelledby={id}>
          {keyed(shown, eventKey).map(([key, event]) => (
            <EventLine key={key} event={event} zones={zones} level={level + 1} now={now} handle={handle} />
          ))}
        </ol>
      )}
      {busy && !problem && (
        <p className="wait">
          <Spinner handle={handle} label={t('calendarLoading')} worded />
        </p>
      )}
      {!busy && !problem && shown.length === 0 && (
        <EmptyState icon={icon} title={t(selected ? 'calendarNoneOnDay' : 'calendarNone')} />
      )}
      {differs && (
        <p className="zone" part="zone">
          {t('calendarZone', { zone: zoneName(zones, differs.start) })}
        </p>
      )}
      <LiveStatus status={status} />
    </section>
  );
}
