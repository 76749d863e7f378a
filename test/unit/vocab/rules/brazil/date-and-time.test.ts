import { expect, it } from 'vitest';
import { parseDate, parseTime } from '../../../../../src/vocab/rules/brazil/date-and-time.ts';

it('reads dates that the calendar has, day first', () => {
  expect(['25/12/2026', '25122026', ' 25-12-2026 ', '29/02/2028'].map(parseDate)).toEqual([
    '2026-12-25',
    '2026-12-25',
    '2026-12-25',
    '2028-02-29',
  ]);
  for (const text of [
    '29/02/2027',
    '31/04/2026',
    '00/01/2026',
    '01/13/2026',
    '1/2/2026',
    '25/12/26',
    '01/01/0000',
    '',
    '2026-12-25',
  ])
    expect(parseDate(text), text).toBeNull();
  expect(parseDate('9'.repeat(100_000))).toBeNull();
});

it('reads times of the 24-hour clock', () => {
  expect(['00:00', '23:59', '0830', '08h30'].map(parseTime)).toEqual(['00:00', '23:59', '08:30', '08:30']);
  for (const text of ['24:00', '23:60', '8:30', '08:3', '08:30 PM', '']) expect(parseTime(text), text).toBeNull();
});
