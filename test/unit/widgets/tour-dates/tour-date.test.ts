import { expect, it } from 'vitest';
import { sourceAddress } from '../../../../src/widgets/tour-dates/source.ts';
import { inTimeframe, readTourDate, readWhen, type TourDate } from '../../../../src/widgets/tour-dates/tour-date.ts';

it('reads dates as the vendor writes them, and nothing that has no day or venue [BLOCK-007]', () => {
  const venue = { name: 'Sala Minas', city: 'Belo Horizonte', country: 'Brasil' };
  expect(readTourDate({ starts_at: '2026-12-19T21:00:00-03:00', venue, url: 'https://a.example/' })).toEqual({
    day: '2026-12-19',
    time: '21:00',
    venue: 'Sala Minas',
    city: 'Belo Horizonte, Brasil',
    tickets: 'https://a.example/',
    soldOut: false,
  });
  expect(readTourDate({ datetime: '2026-12-19', title: 'Feira', url: 'javascript:alert(1)' })).toMatchObject({
    venue: 'Feira',
    tickets: '',
    time: '',
  });
  for (const item of [null, 'x', [], { venue }, { starts_at: '2026-12-19' }, { starts_at: '2026-13-40', venue }])
    expect(readTourDate(item)).toBeNull();
});

it('is sold out if every offer is, and otherwise leads to one that is not [BLOCK-007]', () => {
  const offers = (...given: [string, string][]) =>
    readTourDate({
      starts_at: '2026-12-19',
      title: 'Feira',
      url: 'https://a.example/',
      offers: given.map(([status, url]) => ({ status, url })),
    });
  expect(offers(['sold out', '/1'], ['available', '/2'])).toMatchObject({ soldOut: false, tickets: '/2' });
  expect(offers(['sold_out', '/1'])).toMatchObject({ soldOut: true });
  expect(offers()).toMatchObject({ soldOut: false, tickets: 'https://a.example/' });
});

it('keeps the clock of the venue, whatever the offset', () => {
  expect(
    ['2026-12-19T21:00Z', '2026-12-19 21:00+09:00', '2026-12-19T99:00', '2026-12-19T20:75', 'hoje'].map(readWhen),
  ).toEqual([
    { day: '2026-12-19', time: '21:00' },
    { day: '2026-12-19', time: '21:00' },
    { day: '2026-12-19', time: '' },
    { day: '2026-12-19', time: '' },
    null,
  ]);
});

it('splits the dates at today, and begins with the nearest', () => {
  const date = (day: string): TourDate => ({ day, time: '', venue: day, city: '', tickets: '', soldOut: false });
  const dates = ['2026-12-05', '2026-10-01', '2026-11-23', '2026-09-01'].map(date);
  const days = (timeframe: 'upcoming' | 'past') => inTimeframe(dates, timeframe, '2026-11-23').map(({ day }) => day);
  expect(days('upcoming')).toEqual(['2026-11-23', '2026-12-05']);
  expect(days('past')).toEqual(['2026-10-01', '2026-09-01']);
});

it('asks the vendor, or another secure address', () => {
  const at = (source: string) =>
    sourceAddress({ artistId: 'a/b', appId: 'k', timeframe: 'past', source })?.href ?? null;
  expect(at('')).toBe('https://rest.bandsintown.com/artists/id_a%2Fb/events?app_id=k&date=past');
  expect(at('https://datas.example/x?y=1')).toBe('https://datas.example/x?y=1&artistId=a%2Fb&date=past');
  expect(at('http://datas.example/x')).toBeNull();
  expect(at('http://')).toBeNull();
});
