import type { CountView, MeasuredView } from '../../site/shop-view.ts';
import type { Collected } from '../data/collected.ts';

const DAYS = 14;
const MOST_LINES = 8;
const MOST_RECORDS = 60;

/** The web vitals in the order in which a page has them. */
const VITALS = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'];

const textAt = (value: unknown, name: string): string => String(Object(value)[name] ?? '');

/** Landings come with the whole address. */
const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);

/** How often each name occurs, most often first; without a name it does not count. */
function countsOf(names: readonly string[]): readonly CountView[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, MOST_LINES);
}

function vitalsOf(records: readonly unknown[]): MeasuredView['vitals'] {
  return VITALS.flatMap((name) => {
    const values = records
      .filter((record) => textAt(record, 'event') === name)
      .map((record) => Number(Object(Object(record).metrics).value))
      .filter(Number.isFinite)
      .toSorted((a, b) => a - b);
    const value = values[Math.ceil(values.length * 0.75) - 1];
    return value === undefined ? [] : [{ name, value, count: values.length }];
  });
}

/** What the pages of the shop have told of their visits. */
export function measuredView(collected: Collected): MeasuredView {
  const errors = collected.list('error').map((entry) => Object(Object(entry).data));
  return {
    days: collected.perDay('hit').slice(-DAYS),
    pages: countsOf(collected.list('hit').map((hit) => textAt(Object(hit).page, 'url'))),
    landings: countsOf(collected.list('landing').map((landing) => pathOf(textAt(landing, 'landing')))),
    clicks: countsOf(collected.list('button-click').map((click) => textAt(click, 'buttonText'))),
    errors: countsOf(errors.map((error) => textAt(error, 'message'))).map((one) => ({
      ...one,
      place:
        errors.filter((error) => textAt(error, 'message') === one.name).map((error) => textAt(error, 'url'))[0] ?? '',
    })),
    vitals: vitalsOf(collected.list('performance')),
    records: collected.latest(MOST_RECORDS),
  };
}
