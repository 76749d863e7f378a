import type { CalendarEvent } from '../../vocab/rules/calendar/calendar-event.ts';

/** What tells most events of a list apart: many have no id, and two of them may be at the same time. */
export const eventKey = ({ id, start, title, place }: CalendarEvent): string => [id, start, title, place].join('\n');
