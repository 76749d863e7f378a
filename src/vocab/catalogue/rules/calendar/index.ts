export * from '../../../rules/calendar/calendar-event.ts';
export * from '../../../rules/calendar/day-key.ts';
export * from '../../../rules/calendar/event-days.ts';
export * from '../../../rules/calendar/event-file.ts';
export * from '../../../rules/calendar/event-links.ts';
export * from '../../../rules/calendar/read-moment.ts';
export * from '../../../rules/calendar/read-month.ts';
export * from '../../../rules/calendar/time-zone.ts';
