export * from './calendar-event.ts';
export * from './day-key.ts';
export * from './event-days.ts';
export * from './event-file.ts';
export * from './event-links.ts';
export * from './read-moment.ts';
export * from './time-zone.ts';
