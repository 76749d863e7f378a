import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { headingLevel } from '../../runtime/page/heading-level.ts';
import { linkProps } from '../../runtime/page/link-attributes.ts';
import messages from '../../strings/pt-BR/tour-dates.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { dayAt } from '../../vocab/rules/calendar/day-key.ts';
import { ownTimeZone } from '../../vocab/rules/calendar/time-zone.ts';
import { Facade } from '../_shared/block/facade/facade.tsx';
import { dateFormat } from '../_shared/events/date-format.ts';
import { dayText } from '../_shared/events/event-time.ts';
import { eventZones } from '../_shared/events/event-zones.ts';
import { keyed } from '../_shared/events/keyed.ts';
import { calendar as icon } from '../_shared/ui/icons/icons.ts';
import { Spinner } from '../_shared/ui/spinner/spinner.tsx';
import { EmptyState } from '../_shared/ui/state/empty-state.tsx';
import { ErrorState } from '../_shared/ui/state/error-state.tsx';
import type { tourDates } from './block.ts';
import type { TourDatesContent } from './content.ts';
import { sourceAddress } from './source.ts';
import { inTimeframe, type TourDate } from './tour-date.ts';
import { useDates } from './use-dates.ts';

type Props = ViewProps<DataOf<(typeof tourDates)['data']>, TourDatesContent>;

/** A seller of tickets that the page has no link to is not told where its visitors come from. */
const UNKNOWN = { rel: 'noopener noreferrer' };

/** The dates of a tour: of the markup, and of a source once it may be asked (BLOCK-007). */
export function View({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const [level] = useState(() => headingLevel(handle.element, data.headingLevel));
  const [today] = useState(() => dayAt(Date.now(), ownTimeZone()));
  const [address] = useState(() => (data.artistId ? (sourceAddress(data)?.href ?? null) : null));
  const { dates, state, gate, retry } = useDates(address, handle);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that was clicked is gone.
    if (gate.wasClicked) root.current?.focus({ preventScroll: true });
  }, [gate.wasClicked]);
  const isAgain = state === 'again';
  if (content.isOther && !dates && state === 'idle') return Reflect.has(content, 'beside') ? null : <slot />;
  const shown = inTimeframe(dates ?? content.dates, data.timeframe, today);
  return (
    <div className="tour" ref={root} tabIndex={-1} aria-busy={state === 'busy' || isAgain}>
      {shown.length > 0 && (
        <ol className="vt-events" part="list" aria-label={data.label || t('tourName')}>
          {keyed(shown, ({ day, time, venue }) => `${day}${time}${venue}`).map(([key, date]) => (
            <Line key={key} date={date} level={level} handle={handle} />
          ))}
        </ol>
      )}
      {state === 'waiting' && <Facade handle={handle} gate={gate} title={t('tourName')} from="Bandsintown" link="" />}
      {state === 'busy' && (
        <p className="wait">
          <Spinner handle={handle} label={t('tourLoading')} worded />
        </p>
      )}
      {(isAgain || state === 'failed') && (
        <ErrorState handle={handle} title={t('tourFailed')} onRetry={retry} busy={isAgain} next={root} />
      )}
      {state === 'idle' && shown.length === 0 && (
        <EmptyState icon={icon} title={t(data.timeframe === 'past' ? 'tourNonePast' : 'tourNone')} />
      )}
    </div>
  );
}

function Line({ date, level, handle }: { date: TourDate; level: number; handle: BlockHandle }) {
  const t = handle.strings(messages);
  const { locale } = eventZones('UTC', handle);
  const { day, time, venue, city, tickets, link, soldOut } = date;
  const moment = Date.parse(`${day}T12:00Z`);
  const short = (options: Intl.DateTimeFormatOptions): string =>
    dateFormat(locale, { timeZone: 'UTC', ...options })
      .format(moment)
      .replace('.', '');
  const Heading = `h${level}` as 'h3';
  const words = dayText(moment, { zone: 'UTC', locale, now: Date.now() });
  const clock =
    time && dateFormat(locale, { timeZone: 'UTC', timeStyle: 'short' }).format(Date.parse(`${day}T${time}Z`));
  return (
    <li className="vt-event" part="event">
      <p className="vt-event-day" aria-hidden="true">
        <span>{short({ day: 'numeric' })}</span> {short({ month: 'short' })}
      </p>
      <div className="vt-event-text">
        <Heading className="vt-event-title" part="event-title">
          {venue}
        </Heading>
        <p>
          <time dateTime={time ? `${day}T${time}` : day}>{clock ? `${words}, ${clock}` : words}</time>
        </p>
        {city && <p className="vt-event-place">{city}</p>}
        {soldOut ? (
          <p className="sold-out" part="sold-out">
            {t('tourSoldOut')}
          </p>
        ) : (
          tickets && (
            <a
              className="vt-button"
              part="ticket"
              href={tickets}
              {...linkProps({ newWindow: true, attributes: link ?? UNKNOWN })}
              aria-label={t('tourTicketsOf', { venue, day: words })}
            >
              <span className="vt-face">{t('tourTickets')}</span>
            </a>
          )
        )}
      </div>
    </li>
  );
}
