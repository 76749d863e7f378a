import fc from 'fast-check';
// Not the package's main file: that one takes a global Temporal, and node-ical puts an old one there, which misses the Ramadans of Casablanca.
import { Temporal } from 'temporal-polyfill/implementation';
import { expect, it } from 'vitest';
import { dayAfter, dayAt, dayStart } from '../../../../../src/vocab/rules/calendar/day-key.ts';
import { eventDays, eventsByDay } from '../../../../../src/vocab/rules/calendar/event-days.ts';
import { readMoment } from '../../../../../src/vocab/rules/calendar/read-moment.ts';
import { isTimeZone, momentOf, wallTime } from '../../../../../src/vocab/rules/calendar/time-zone.ts';

/** Both hemispheres, half and quarter hours, changes at midnight, changes of half an hour, none at all. */
const ZONES = [
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Asuncion',
  'America/New_York',
  'America/St_Johns',
  'Europe/Lisbon',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'UTC',
];
/** Of all zones together. */
const EVENTS = 10_010;
const HOUR = 3_600_000;
// Two years of changes; of Brazil's own, the last ones.
const PERIODS = [
  [Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)],
  [Date.UTC(2017, 6, 1), Date.UTC(2019, 6, 1)],
] as const;

const SEED = Number(process.env.CALENDAR_SEED ?? 20_261_123);

const event = fc.record({
  start: fc.constantFrom(...PERIODS).chain(([from, to]) => fc.integer({ min: from, max: to })),
  length: fc.oneof(
    fc.integer({ min: 0, max: 12 * HOUR }),
    fc.integer({ min: 0, max: 15 }).map((days) => days * 24 * HOUR),
  ),
});

const zoned = (moment: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);

const numbersOf = ({ year, month, day, hour, minute, second }: Temporal.ZonedDateTime | Temporal.PlainDateTime) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
});

it.each(ZONES)(
  `reads its share of ${EVENTS} random events in %s as Temporal does: clocks, days, and back to the moment, seed ${SEED} [COLL-003]`,
  (zone) => {
    const others: string[] = [];
    for (const { start, length } of fc.sample(event, {
      numRuns: EVENTS / ZONES.length,
      seed: SEED + ZONES.indexOf(zone),
    })) {
      const end = start + length;
      const whole = Math.floor(start / 1000) * 1000;
      const shown = zoned(whole, zone).toPlainDateTime();
      const clock = numbersOf(shown);
      const first = zoned(start, zone).toPlainDate();
      const last = zoned(Math.max(start, end - 1), zone).toPlainDate();
      const days = Array.from({ length: first.until(last).days + 1 }, (_, at) => first.add({ days: at }).toString());
      // A time without an offset, as a page writes it; some of them are left out or occur twice.
      const written = zoned(start, 'UTC').toPlainDateTime().round('second');
      const meant = written.toZonedDateTime(zone, { disambiguation: 'compatible' });
      const midnight = first.toZonedDateTime({ timeZone: zone, plainTime: '00:00' });
      const found = eventsByDay([{ start, end }], '2017-01-01', '2028-12-31', zone);
      const same = {
        clock: JSON.stringify(wallTime(start, zone)) === JSON.stringify(clock),
        back: momentOf(clock, zone) === shown.toZonedDateTime(zone).epochMilliseconds,
        written: momentOf(numbersOf(written), zone) === meant.epochMilliseconds,
        read: readMoment(written.toString(), zone)?.moment === meant.epochMilliseconds,
        offset: readMoment(zoned(whole, zone).toString({ timeZoneName: 'never' }), 'UTC')?.moment === whole,
        ends: eventDays({ start, end }, zone).join() === [first, last].join(),
        days: [...found.keys()].join() === days.join(),
        later: dayAfter(dayAt(start, zone), 40) === first.add({ days: 40 }).toString(),
        midnight: dayStart(dayAt(start, zone), zone) === midnight.epochMilliseconds,
      };
      const wrong = Object.entries(same).flatMap(([what, is]) => (is ? [] : [what]));
      if (wrong.length) others.push(`${zoned(start, zone)} and ${length} ms: ${wrong.join()}`);
    }
    expect(others).toEqual([]);
  },
);

it('takes the first of two equal times, and leaves a skipped one where it would have been [COLL-003]', () => {
  const at = (hour: number) => ({ year: 2026, month: 11, day: 1, hour, minute: 30, second: 0 });
  expect(new Date(momentOf(at(1), 'America/New_York')).toISOString()).toBe('2026-11-01T05:30:00.000Z');
  const skipped = { year: 2026, month: 3, day: 8, hour: 2, minute: 30, second: 0 };
  expect(wallTime(momentOf(skipped, 'America/New_York'), 'America/New_York').hour).toBe(3);
});

it.each([
  ['2026-11-28', { day: '2026-11-28' }],
  ['2026-11-28T09:00-03:00', { moment: Date.UTC(2026, 10, 28, 12) }],
  ['2026-11-28T09:00:30-0300', { moment: Date.UTC(2026, 10, 28, 12, 0, 30) }],
  [' 2026-11-28 09:00Z ', { moment: Date.UTC(2026, 10, 28, 9) }],
  ['2026-11-28T09:00', { moment: Date.UTC(2026, 10, 28, 12) }],
  ['2026-02-30', null],
  ['2026-11-28T24:00', null],
  ['28/11/2026', null],
  ['', null],
])('reads %j as %j [COLL-002]', (text, read) => {
  expect(readMoment(text, 'America/Sao_Paulo')).toEqual(read);
});

it('knows the names of time zones, and no others', () => {
  expect(['America/Sao_Paulo', 'UTC', 'Marte/Olimpo', '', 'x'.repeat(100)].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
