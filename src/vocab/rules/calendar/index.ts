export {
  type CalendarEvent,
  eventAddress,
  eventTimes,
  isSameEvent,
  readCalendarEvent,
  readTimes,
  wholeDays,
} from './calendar-event.ts';
export { type DayKey, dayAfter, dayAt, dayKey, dayNumbers, dayStart } from './day-key.ts';
export { eventDays, eventsByDay, inOrder, isWithin } from './event-days.ts';
export { type EventFileOptions, eventFile, eventFileName, utcText } from './event-file.ts';
export { googleCalendarLink, outlookCalendarLink } from './event-links.ts';
export { type ReadMoment, readMoment } from './read-moment.ts';
export { isTimeZone, momentOf, ownTimeZone, type WallTime, wallTime } from './time-zone.ts';
