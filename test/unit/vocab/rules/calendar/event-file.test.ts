import fc from 'fast-check';
import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { expect, it } from 'vitest';
import { type CalendarEvent, eventTimes, wholeDays } from '../../../../../src/vocab/rules/calendar/calendar-event.ts';
import { eventFile, eventFileName } from '../../../../../src/vocab/rules/calendar/event-file.ts';
import { googleCalendarLink, outlookCalendarLink } from '../../../../../src/vocab/rules/calendar/event-links.ts';

const ZONE = 'America/Sao_Paulo';
const OPTIONS = { host: 'atelie.example', now: Date.UTC(2026, 10, 23, 9), zone: ZONE };
const SEED = 20_261_123;

const made = (own: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'fornada',
  title: 'Fornada aberta',
  start: Date.UTC(2026, 10, 28, 12),
  end: Date.UTC(2026, 10, 28, 16),
  allDay: false,
  place: 'No ateliê',
  url: 'https://atelie.example/agenda',
  description: '',
  ...own,
});

/**
 * One that readers may only take literally: what separates, what escapes, long lines, letters of two to four octets. A backslash before the letter n and
 * quotes around all of it are in a test of their own: node-ical reads them as a line break, and as none of the text.
 */
const text = fc
  .array(fc.constantFrom('a', 'ção', ';', ',', '\\', '\n', ':', ' x', '漢字', '🏺', 'fornada aberta '), {
    maxLength: 60,
  })
  .map((pieces) => pieces.join('').trim());

const event = fc
  .record({
    id: fc.stringMatching(/^[a-z0-9-]{1,30}$/),
    title: text.map((one) => one.replaceAll('\n', ' ') || 'x'),
    place: text,
    description: text,
    start: fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 }),
    length: fc.integer({ min: 1, max: 5_000 }),
    allDay: fc.boolean(),
  })
  .map(({ start, length, allDay, ...rest }) =>
    made({ ...rest, ...eventTimes(start * 60_000, (start + length) * 60_000, ZONE, allDay) }),
  );

const dateOf = (moment: number): string => new Date(moment - 3 * 3_600_000).toISOString().slice(0, 10);

it(`is read alike by two other programs, in all fields, for 500 random events, seed ${SEED} [COLL-002]`, () => {
  for (const one of fc.sample(event, { numRuns: 500, seed: SEED })) {
    const file = eventFile([one], OPTIONS);
    const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    const [first] = Object.values(ical.sync.parseICS(file)).filter(
      (entry): entry is VEvent => entry?.type === 'VEVENT',
    );
    if (!component || !first) throw new Error(`not read: ${file}`);
    const read = new ICAL.Event(component);
    const times = (start: { toString(): string }, end: { toString(): string }): string => `${start} ${end}`;
    const wanted = one.allDay
      ? times(dateOf(one.start), dateOf(one.end))
      : times(new Date(one.start).toISOString(), new Date(one.end).toISOString());
    const isoOf = (time: ICAL.Time): string => (one.allDay ? time.toString() : time.toJSDate().toISOString());
    const nodeDay = (date: Date): string =>
      one.allDay
        ? `${date.getFullYear()}-${`${date.getMonth() + 1}`.padStart(2, '0')}-${`${date.getDate()}`.padStart(2, '0')}`
        : date.toISOString();
    const fields = [`${one.id}@atelie.example`, one.title, one.place, one.description, one.url, wanted];
    expect([
      read.uid,
      read.summary,
      read.location ?? '',
      read.description ?? '',
      component.getFirstPropertyValue('url'),
      times(isoOf(read.startDate), isoOf(read.endDate)),
    ]).toEqual(fields);
    expect([
      first.uid,
      first.summary,
      first.location ?? '',
      first.description ?? '',
      first.url,
      times(nodeDay(first.start), nodeDay(first.end ?? first.start)),
    ]).toEqual(fields);
    expect(first.dtstamp.toISOString()).toBe('2026-11-23T09:00:00.000Z');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

it('writes a file whose lines end as the format asks, with ids that stay [COLL-002]', () => {
  const file = eventFile([made(), made({ id: '', title: 'Sem id; e, vírgulas\\' })], OPTIONS);
  expect(file).not.toMatch(/[^\r]\n/);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.match(/^UID:.*$/gm)).toEqual([
    'UID:fornada@atelie.example',
    'UID:1795867200000-Sem-id-e-v-rgulas-@atelie.example',
  ]);
  expect(file).toContain('SUMMARY:Sem id\\; e\\, vírgulas\\\\');
  expect(file).toContain('DTSTART:20261128T120000Z\r\nDTEND:20261128T160000Z');
  expect(eventFile([made()], OPTIONS)).toBe(eventFile([made()], OPTIONS));
});

it('lets no text add a line of its own', () => {
  const file = eventFile(
    [
      made({
        title: 'x\r\nATTENDEE:mailto:a@b.co',
        id: 'a\r\nb',
        url: 'https://a.example/\r\nX:y',
        place: 'a\u0000\ud83c',
      }),
    ],
    OPTIONS,
  );
  expect(file.match(/^(ATTENDEE|X|b)/m)).toBeNull();
  expect(file).toContain('LOCATION:a\ufffd');
});

it('keeps a backslash before the letter n, and quotes', () => {
  const [event] = new ICAL.Component(
    ICAL.parse(eventFile([made({ title: '"a\\nb"' })], OPTIONS)),
  ).getAllSubcomponents();
  expect(event?.getFirstPropertyValue('summary')).toBe('"a\\nb"');
});

it('writes whole days as days, the end being the day after the last', () => {
  const file = eventFile([made(wholeDays('2026-12-12', '2026-12-13', ZONE))], OPTIONS);
  expect(file).toContain('DTSTART;VALUE=DATE:20261212\r\nDTEND;VALUE=DATE:20261214');
});

it('makes links of two calendars on the web, for times and for whole days [COLL-002]', () => {
  const google = new URL(googleCalendarLink(made(), ZONE));
  expect(google.searchParams.get('dates')).toBe('20261128T120000Z/20261128T160000Z');
  expect(google.searchParams.get('text')).toBe('Fornada aberta');
  const days = made(wholeDays('2026-12-12', '2026-12-13', ZONE));
  expect(new URL(googleCalendarLink(days, ZONE)).searchParams.get('dates')).toBe('20261212/20261214');
  const outlook = new URL(outlookCalendarLink(days, ZONE)).searchParams;
  expect([outlook.get('startdt'), outlook.get('enddt'), outlook.get('allday')]).toEqual([
    '2026-12-12',
    '2026-12-13',
    'true',
  ]);
  expect(new URL(outlookCalendarLink(made(), ZONE)).searchParams.get('startdt')).toBe('2026-11-28T12:00:00.000Z');
});

it('writes spaces in links so that every receiver reads them, also one that keeps a plus [COLL-002]', () => {
  const event = made({ title: 'Café + bolo', place: 'Ateliê Lume' });
  for (const link of [googleCalendarLink(event, ZONE), outlookCalendarLink(event, ZONE)]) {
    expect(link).not.toContain('+');
    expect(link).toMatch(/=Caf%C3%A9%20%2B%20bolo&.*location=Ateli%C3%AA%20Lume/);
  }
});

it('names the file after the event', () => {
  expect(['Fornada aberta — “novembro”', '漢字', ''].map(eventFileName)).toEqual([
    'fornada-aberta-novembro.ics',
    'evento.ics',
    'evento.ics',
  ]);
});
