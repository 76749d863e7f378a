import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { documentMember } from '../../../runtime/page/document-member.ts';
import messages from '../../../strings/pt-BR/events.json';
import { parseAddress } from '../../../vocab/parse-address.ts';
import type { CalendarEvent } from '../../../vocab/rules/calendar/calendar-event.ts';
import { eventFile, eventFileName } from '../../../vocab/rules/calendar/event-file.ts';
import { googleCalendarLink, outlookCalendarLink } from '../../../vocab/rules/calendar/event-links.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { calendar, download, external } from '../ui/icons/icons.ts';
import { Popover } from '../ui/popover/popover.tsx';

interface Props {
  readonly event: CalendarEvent;
  /** The site's time zone. */
  readonly zone: string;
  readonly handle: BlockHandle;
}

/** The event as others know it: its address is whole. */
function shared(event: CalendarEvent): CalendarEvent {
  const base = documentMember('baseURI');
  return { ...event, url: (event.url && parseAddress(event.url, base)?.href) || '' };
}

/** A button that offers an event for the visitor's own calendar: as a file that the page writes, and at two vendors, whom nothing reaches before a click. */
export function AddToCalendar({ event, zone, handle }: Props) {
  const t = handle.strings(messages);
  return (
    <Popover
      handle={handle}
      label={t('eventAddOf', { title: event.title })}
      button={(anchor) => (
        <Button
          {...anchor}
          kind="plain"
          className="vt-event-add"
          part="add"
          icon={<Icon path={calendar} size={18} />}
          aria-label={t('eventAddOf', { title: event.title })}
        >
          {t('eventAdd')}
        </Button>
      )}
    >
      {(close) => <Choices event={shared(event)} zone={zone} handle={handle} close={close} />}
    </Popover>
  );
}

function Choices({ event, zone, handle, close }: Props & { close(): void }) {
  const t = handle.strings(messages);
  const file = eventFile([event], { host: location.hostname || 'vitrine', now: Date.now(), zone });
  const away = { target: '_blank', rel: 'noopener noreferrer', onClick: close };
  return (
    <ul className="vt-event-choices">
      <li>
        <a
          data-focus
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download={eventFileName(event.title)}
          onClick={close}
        >
          <Icon path={download} />
          {t('eventFile')}
        </a>
      </li>
      <li>
        <a href={googleCalendarLink(event, zone)} {...away}>
          <Icon path={external} />
          {t('eventGoogle')}
        </a>
      </li>
      <li>
        <a href={outlookCalendarLink(event, zone)} {...away}>
          <Icon path={external} />
          {t('eventOutlook')}
        </a>
      </li>
    </ul>
  );
}
