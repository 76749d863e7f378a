import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { type DayButtonProps, DayPicker } from 'react-day-picker';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/calendar.json';
import type { CalendarEvent } from '../../vocab/rules/calendar/calendar-event.ts';
import { type DayKey, dayKey } from '../../vocab/rules/calendar/day-key.ts';
import { eventDays, eventsByDay } from '../../vocab/rules/calendar/event-days.ts';
import type { Month } from '../../vocab/rules/calendar/read-month.ts';
import { keyed } from '../_shared/events/keyed.ts';
import { eventKey } from './event-key.ts';
import { daysOf, isSameMonth, monthOf } from './month.ts';

interface Props {
  readonly month: Month;
  readonly events: readonly CalendarEvent[];
  readonly zone: string;
  readonly locale: string;
  readonly today: DayKey;
  readonly selected: DayKey | null;
  /** Name of the grid. */
  readonly name: string;
  /** Whether it always has six weeks, so that it is as high as before. */
  readonly isSteady: boolean;
  readonly handle: BlockHandle;
  go(month: Month): void;
  select(day: DayKey | null): void;
}

/** The grid counts in days of the visitor's machine; only their numbers mean something. */
const dateOf = (key: DayKey): Date => {
  const [year = 0, month = 1, day = 1] = key.split('-').map(Number);
  const date = new Date(2000, month - 1, day, 12);
  date.setFullYear(year, month - 1, day);
  return date;
};
const keyOf = (date: Date): DayKey => dayKey(date.getFullYear(), date.getMonth() + 1, date.getDate());

/** How many titles a day shows. */
const TITLES = 2;
/** How many of them its name has. */
const NAMED = 3;

const Days = createContext<{
  readonly days: ReadonlyMap<DayKey, readonly CalendarEvent[]>;
  /** The day that Tab reaches; null for the one that the grid chooses. */
  readonly stop: DayKey | null;
  readonly zone: string;
  more(count: number): string;
}>({ days: new Map(), stop: null, zone: 'UTC', more: String });

/** A day of the grid: its number, and the titles of its events where there is room, otherwise a mark. */
function DayButton({ day, modifiers, children, 'aria-label': name, ...rest }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { days, stop, zone, more } = use(Days);
  const { focused, today, selected } = modifiers;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const date = keyOf(day.date);
  const events = days.get(date) ?? [];
  return (
    <button
      ref={button}
      {...rest}
      {...(stop && { tabIndex: stop === date ? 0 : -1 })}
      className="day"
      part="day"
      aria-current={today ? 'date' : undefined}
      data-events={events.length || undefined}
      data-selected={selected || undefined}
    >
      {/* Its name says the same in words. */}
      <span className="visually-hidden">{name}</span>
      <span className="number" aria-hidden="true">
        {children}
      </span>
      {keyed(events.slice(0, TITLES), eventKey).map(([key, event]) => (
        <span key={key} className="chip" data-span={spanOn(date, event, zone)} aria-hidden="true">
          {event.title}
        </span>
      ))}
      {events.length > TITLES && (
        <span className="chip more" aria-hidden="true">
          {more(events.length - TITLES)}
        </span>
      )}
    </button>
  );
}

/** Which part of an event of several days a day is; nothing of one that is on this day alone. */
function spanOn(day: DayKey, event: CalendarEvent, zone: string): 'first' | 'middle' | 'last' | undefined {
  const [first, last] = eventDays(event, zone);
  if (first === last) return;
  return day === first ? 'first' : day === last ? 'last' : 'middle';
}

const components = { DayButton, MonthCaption: () => <></> };

/** The first day of the week in a locale, 0 for Sunday; Sunday where the browser does not know. */
function weekStart(locale: string): 0 | 1 | 6 {
  const own = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    readonly weekInfo?: { firstDay: number };
  };
  const first = (own.getWeekInfo?.() ?? own.weekInfo)?.firstDay;
  return first === 1 ? 1 : first === 6 ? 6 : 0;
}

/** The grid of a month (COLL-003; APG, "grid" and "date picker"): one tab stop, which arrows, Home, End, Page Up and Page Down move. */
export function Grid({ month, events, zone, locale, today, selected, name, isSteady, handle, go, select }: Props) {
  const t = handle.strings(messages);
  const days = useMemo(() => {
    const [from, to] = daysOf({ year: month.year, month: month.month });
    return eventsByDay(events, from, to, zone);
  }, [events, month.year, month.month, zone]);
  const write = useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
      const made = new Intl.DateTimeFormat(locale, options);
      return (date) => made.format(date);
    };
    return {
      day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
      weekday: format({ weekday: 'long' }),
      short: format({ weekday: 'short' }),
      number: format({ day: 'numeric' }),
    };
  }, [locale]);
  // While a day has the focus the grid would let Tab reach another one, too.
  const [focused, setFocused] = useState<DayKey | null>(null);
  const stop = focused && isSameMonth(monthOf(focused), month) ? focused : null;
  const context = useMemo(
    () => ({ days, stop, zone, more: (count: number) => t('calendarMore', { count }) }),
    [days, stop, zone, t],
  );
  const labels = {
    labelGrid: () => name,
    labelWeekday: write.weekday,
    labelDayButton: (date: Date, { today: isToday }: { today?: boolean }): string => {
      const own = days.get(keyOf(date)) ?? [];
      const label = t(isToday ? 'calendarThisDay' : 'calendarDay', { day: write.day(date), count: own.length });
      const titles = own.slice(0, NAMED).map(({ title }) => title);
      return titles.length ? `${label}: ${titles.join(', ')}` : label;
    },
  };
  const formatters = {
    formatDay: write.number,
    formatWeekdayName: (date: Date): string => write.short(date).replace('.', ''),
  };
  return (
    <div className="grid" part="grid">
      <Days value={context}>
        <DayPicker
          mode="single"
          fixedWeeks={isSteady}
          hideNavigation
          lang={locale}
          dir={handle.dir}
          weekStartsOn={weekStart(locale)}
          month={dateOf(daysOf(month)[0])}
          today={dateOf(today)}
          selected={selected ? dateOf(selected) : undefined}
          components={components}
          labels={labels}
          formatters={formatters}
          onDayFocus={(date) => setFocused(keyOf(date))}
          onMonthChange={(date) => handle.run(() => go({ year: date.getFullYear(), month: date.getMonth() + 1 }))}
          onSelect={(date) => handle.run(() => select(date ? keyOf(date) : null))}
        />
      </Days>
    </div>
  );
}
