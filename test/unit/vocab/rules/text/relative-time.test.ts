import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullDate } from '../../../../../src/vocab/rules/text/full-date.ts';
import { RELATIVE_TIME_REFRESH, relativeTime } from '../../../../../src/vocab/rules/text/relative-time.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ago = (ms: number) => relativeTime(NOW - ms, NOW);

it('says now for the first second, and for a moment in the future', () => {
  for (const ms of [0, 1, 999, -1, -60_000, -10 * 365 * 86_400_000])
    expect(ago(ms)).toEqual({ key: 'timeNow', values: {} });
});

it('counts whole elapsed seconds from 1 to 59, rounded down [FMT-302] [FMT-305]', () => {
  expect(ago(1000)).toEqual({ key: 'timeSeconds', values: { n: 1 } });
  expect(ago(1999)).toEqual({ key: 'timeSeconds', values: { n: 1 } });
  expect(ago(2000)).toEqual({ key: 'timeSeconds', values: { n: 2 } });
  expect(ago(59_999)).toEqual({ key: 'timeSeconds', values: { n: 59 } });
});

it('leaves the place to a full date from 60 seconds on [FMT-303]', () => {
  expect([ago(60_000), ago(61_000), ago(1e12), ago(Number.NaN)]).toEqual([null, null, null, null]);
});

it('writes the full date as the locale does [FMT-303]', () => {
  expect(fullDate(NOW, 'pt-BR', 'America/Sao_Paulo')).toBe('21 de novembro de 2026');
  expect(fullDate(NOW, 'en', 'UTC')).toBe('November 21, 2026');
  expect(fullDate(NOW, 'en_US', 'UTC')).toBe('November 21, 2026');
  expect(fullDate(NOW, 'es', 'UTC')).toBe('21 de noviembre de 2026');
});

it('writes the day of the site’s zone, whatever the visitor’s [FMT-303]', () => {
  const midnight = Date.UTC(2026, 0, 1, 2);
  expect(fullDate(midnight, 'pt-BR', 'America/Sao_Paulo')).toBe('31 de dezembro de 2025');
  expect(fullDate(midnight, 'pt-BR', 'Asia/Kathmandu')).toBe('1 de janeiro de 2026');
});

it('writes Portuguese where the locale is none, and nothing where there is no moment', () => {
  for (const locale of ['???', 'xx', 'xx_YY', ''])
    expect(fullDate(NOW, locale, 'UTC'), locale).toBe('21 de novembro de 2026');
  expect(fullDate(NOW, 'pt-BR', 'Mars/Olympus')).toMatch(/^2[12] de novembro de 2026$/);
  for (const moment of [Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1]) expect(fullDate(moment, 'pt-BR')).toBe('');
});

it('is looked at again every 5000 ms [FMT-304]', () => {
  expect(RELATIVE_TIME_REFRESH).toBe(5000);
});

it('never throws, whatever clock, language and zone', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.string(), fc.string(), (moment, now, locale, zone) => {
      relativeTime(moment, now);
      expect(typeof fullDate(moment, locale, zone)).toBe('string');
    }),
  );
});
