import { expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../../src/vocab/rules/calendar/calendar-event.ts';
import { eventTimeText } from '../../../../../src/widgets/_shared/events/event-time.ts';

const writing = { zone: 'UTC', locale: 'pt-BR', now: Date.UTC(2026, 11, 1) };
const event = (start: string, end: string, allDay = false): CalendarEvent => ({
  id: '',
  title: '',
  start: Date.parse(start),
  end: Date.parse(end),
  allDay,
  place: '',
  url: '',
  description: '',
});

it.each([
  [
    'at midnight of a later day',
    '2026-12-04T20:00Z',
    '2026-12-06T00:00Z',
    'Sexta-feira, 4 de dezembro, 20:00 – domingo, 6 de dezembro, 00:00',
  ],
  [
    'at the midnight after it begins',
    '2026-12-04T20:00Z',
    '2026-12-05T00:00Z',
    'Sexta-feira, 4 de dezembro, 20:00–00:00',
  ],
  [
    'on another day',
    '2026-12-04T20:00Z',
    '2026-12-05T03:00Z',
    'Sexta-feira, 4 de dezembro, 20:00 – sábado, 5 de dezembro, 03:00',
  ],
])('tells the day of the time at which an event ends %s', (_, start, end, text) => {
  expect(eventTimeText(event(start, end), 'Dia inteiro', writing)).toBe(text);
});

it('tells the last whole day of an event of whole days', () => {
  const days = event('2026-12-04T00:00Z', '2026-12-06T00:00Z', true);
  expect(eventTimeText(days, 'Dia inteiro', writing)).toBe('Sexta-feira, 4 de dezembro – sábado, 5 de dezembro');
});
