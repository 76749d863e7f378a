import type { CalendarEvent } from './calendar-event.ts';
import { dayAfter, dayAt } from './day-key.ts';
import { utcText } from './event-file.ts';

/** Longest description in an address, in characters: longer addresses are refused. */
const LONGEST = 800;

const about = ({ description, url }: CalendarEvent): string =>
  [description.slice(0, LONGEST), url].filter(Boolean).join('\n\n');

/** Outlook shows a plus as one, so spaces are %20, which every receiver reads. */
const address = (start: string, parameters: Readonly<Record<string, string>>): string =>
  `${start}?${new URLSearchParams(Object.entries(parameters).filter(([, value]) => value))}`.replaceAll('+', '%20');

/** Address of the page at which Google adds an event to a visitor's calendar (COLL-002). `zone` is the site's. */
export function googleCalendarLink(event: CalendarEvent, zone: string): string {
  const { start, end, allDay, title, place } = event;
  const write = (moment: number): string => (allDay ? dayAt(moment, zone).replaceAll('-', '') : utcText(moment));
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${write(start)}/${write(end)}`,
    details: about(event),
    location: place,
    ctz: zone,
  });
}

/** Address of the page at which Outlook adds an event to a visitor's calendar (COLL-002). `zone` is the site's. */
export function outlookCalendarLink(event: CalendarEvent, zone: string): string {
  const { start, end, allDay, title, place } = event;
  const write = (moment: number): string => new Date(moment).toISOString();
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: allDay ? dayAt(start, zone) : write(start),
    // Outlook counts the last of whole days in.
    enddt: allDay ? dayAfter(dayAt(end, zone), -1) : write(end),
    ...(allDay && { allday: 'true' }),
    body: about(event),
    location: place,
  });
}
