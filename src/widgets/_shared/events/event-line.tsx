import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import messages from '../../../strings/pt-BR/events.json';
import type { CalendarEvent } from '../../../vocab/rules/calendar/calendar-event.ts';
import { dayAt } from '../../../vocab/rules/calendar/day-key.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { dateFormat } from './date-format.ts';
import { eventTimeText } from './event-time.ts';
import { clocksDiffer, type EventZones } from './event-zones.ts';

interface Props {
  readonly event: CalendarEvent;
  readonly zones: EventZones;
  /** Level of its heading. */
  readonly level: number;
  readonly now: number;
  readonly handle: BlockHandle;
}

/** An event as a line of a list: the day large; title, time and place beside it. */
export function EventLine({ event, zones, level, now, handle }: Props) {
  const t = handle.strings(messages);
  const { title, start, url, link, place, description, allDay } = event;
  const { site, locale } = zones;
  const short = (options: Intl.DateTimeFormatOptions): string =>
    dateFormat(locale, { timeZone: site, ...options })
      .format(start)
      .replace('.', '');
  const Heading = `h${Math.min(level, 6)}` as 'h3';
  return (
    <li className="vt-event" part="event">
      <p className="vt-event-day" aria-hidden="true">
        <span>{short({ day: 'numeric' })}</span> {short({ month: 'short' })}
      </p>
      <div className="vt-event-text">
        <Heading className="vt-event-title" part="event-title">
          {url ? (
            <a href={url} {...link}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        <p className="vt-event-time">
          <time dateTime={allDay ? dayAt(start, site) : new Date(start).toISOString()}>
            {eventTimeText(event, t('eventAllDay'), { zone: site, locale, now })}
          </time>
          <Yours event={event} zones={zones} now={now} handle={handle} />
        </p>
        {place && <p className="vt-event-place">{place}</p>}
        {description && <p className="vt-event-words">{description}</p>}
        <AddToCalendar event={event} zone={site} handle={handle} />
      </div>
    </li>
  );
}

/** The time on the visitor's clock, where that shows another one. */
export function Yours({ event, zones, now, handle }: Omit<Props, 'level'>) {
  const t = handle.strings(messages);
  if (event.allDay || !clocksDiffer(event.start, zones)) return null;
  const time = eventTimeText(event, '', { zone: zones.visitor, locale: zones.locale, now });
  return <span className="vt-event-yours">{t('eventYours', { time })}</span>;
}
