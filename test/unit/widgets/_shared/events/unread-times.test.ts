import { expect, it } from 'vitest';
import type { ParsedMarkup } from '../../../../../src/runtime/mount/block-module.ts';
import { readCalendar } from '../../../../../src/widgets/calendar/content.ts';
import { readEventList } from '../../../../../src/widgets/event-list/content.ts';
import { readTourDates } from '../../../../../src/widgets/tour-dates/content.ts';

const event = (...times: string[]): string =>
  `<li><b data-venue data-title>Sala</b>${times.map((time) => `<time datetime="${time}"></time>`).join('')}</li>`;

it.each<[string, (source: Element) => ParsedMarkup<unknown>, string[]]>([
  ['calendar', readCalendar, ['amanhã', '25:00']],
  ['event-list', readEventList, ['amanhã', '25:00']],
  ['tour-dates', readTourDates, ['amanhã', '25:00']],
])('%s tells of each time of an event that it cannot read', (_, read, texts) => {
  const source = document.createElement('ul');
  source.innerHTML =
    event('2026-12-05', '2026-12-06') + event('2026-12-05T20:00', 'PT2H') + event('2026-12-05', '2026-12-06', '2026');
  expect(read(source).problems).toEqual([]);
  source.innerHTML = event('amanhã') + event('2026-12-05', '25:00') + event('2026-12-05T20:00-03:00');
  expect(read(source).problems).toEqual(
    texts.map((text) => ({
      where: 'datetime',
      read: text,
      expected: 'a day, or a time such as 2026-12-05T20:00-03:00',
      used: 'no time',
    })),
  );
});
