import { Fragment, useMemo, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { headingLevel } from '../../runtime/page/heading-level.ts';
import messages from '../../strings/pt-BR/events.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { AddToCalendar } from '../_shared/events/add-to-calendar.tsx';
import { Yours } from '../_shared/events/event-line.tsx';
import { type EventZones, eventZones } from '../_shared/events/event-zones.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { useDisclosure } from '../_shared/ui/disclosure/use-disclosure.ts';
import { calendar as icon } from '../_shared/ui/icons/icons.ts';
import { EmptyState } from '../_shared/ui/state/empty-state.tsx';
import type { eventList } from './block.ts';
import type { EventListContent, ListedEvent } from './content.ts';

type Props = ViewProps<DataOf<(typeof eventList)['data']>, EventListContent>;

interface ItemsProps {
  readonly events: readonly ListedEvent[];
  readonly zones: EventZones;
  readonly now: number;
  readonly above: EventListContent['above'];
  readonly handle: BlockHandle;
}

/** The server's events: upcoming ones first, each with what adds it to a calendar, then the past ones (COLL-002). */
export function View(props: Props) {
  return props.content.events.length > 0 ? <List {...props} /> : <slot />;
}

function List({ data, content: { events, zone, isPublished, above }, handle }: Props) {
  const t = handle.strings(messages);
  const [now] = useState(Date.now);
  const zones = useMemo(() => eventZones(zone, handle), [zone, handle]);
  const isPast = ({ event }: ListedEvent): boolean => event !== null && event.end < now;
  const past = events.filter(isPast);
  const upcoming = events.filter((one) => !isPast(one));
  const shared = { zones, now, above, handle };
  return (
    <div className={isPublished ? 'events' : 'events own'}>
      {upcoming.length > 0 && (
        <ul className="list" part="list">
          <Items events={upcoming} {...shared} adds />
        </ul>
      )}
      {upcoming.length === 0 && data.past !== 'show' && <EmptyState icon={icon} title={t('eventsNone')} />}
      {past.length > 0 && data.past === 'collapse' && <Collapsed events={past} level={data.headingLevel} {...shared} />}
      {past.length > 0 && data.past === 'show' && (
        <>
          {upcoming.length > 0 && <PastTitle level={data.headingLevel} handle={handle} />}
          <ul className="list" part="past">
            <Items events={past} {...shared} />
          </ul>
        </>
      )}
    </div>
  );
}

function PastTitle({ level: own, handle }: { level: number; handle: BlockHandle }) {
  const [level] = useState(() => headingLevel(handle.element, own));
  const Heading = `h${level}` as 'h2';
  return <Heading className="past-title">{handle.strings(messages)('eventsPast')}</Heading>;
}

/** Past events behind a button; find in page finds their text, and paper has them with a heading in place of the button. */
function Collapsed({ events, level, handle, ...rest }: ItemsProps & { level: number }) {
  const t = handle.strings(messages);
  const { open, button, region } = useDisclosure();
  return (
    <>
      <Button className="toggle" part="toggle" {...button}>
        {open ? t('eventsPastHide') : t('eventsPastShow', { count: events.length })}
      </Button>
      <div className="past" {...region}>
        <div className="printed">
          <PastTitle level={level} handle={handle} />
        </div>
        <ul className="list" part="past" aria-label={t('eventsPast')}>
          <Items events={events} handle={handle} {...rest} />
        </ul>
      </div>
    </>
  );
}

const Items = ({ events, zones, now, above, handle, adds = false }: ItemsProps & { adds?: boolean }) =>
  events.map(({ slot, event, hasExport }) => (
    <Fragment key={slot}>
      {above?.[slot]?.map((name) => (
        <li key={name} className="above">
          <slot name={name} />
        </li>
      ))}
      <li className="item">
        <slot name={slot} />
        {event && adds && (
          <div className="added">
            <p className="vt-event-yours">
              <Yours event={event} zones={zones} now={now} handle={handle} />
            </p>
            {!hasExport && <AddToCalendar event={event} zone={zones.site} handle={handle} />}
          </div>
        )}
      </li>
    </Fragment>
  ));
