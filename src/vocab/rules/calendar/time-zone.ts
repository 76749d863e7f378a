/** A date and a time as clocks of one place show them. Months are counted from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Longest name of a time zone that is looked at, in characters. */
const LONGEST = 60;
/** The furthest moment that a date can stand for, in ms from 1970. */
const FURTHEST = 8.64e15;
const DAY = 86_400_000;

const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

/** A format is expensive to create, and a page has two zones at most. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Whether Intl knows a time zone of this name, such as `America/Sao_Paulo` (COLL-003). */
export function isTimeZone(zone: string): boolean {
  if (!zone || zone.length > LONGEST) return false;
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** The time zone of the machine that runs this, which for a page is the visitor's (COLL-003). */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * What clocks in a time zone show at a moment (COLL-003).
 *
 * @param moment in ms since 1970
 * @param zone one that `isTimeZone` knows
 * @throws RangeError for a zone that Intl does not know, or for what is no moment
 */
export function wallTime(moment: number, zone: string): WallTime {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = value;
  const year = Number(parts.year);
  return {
    year: parts.era === 'BC' ? 1 - year : year,
    month: Number(parts.month),
    day: Number(parts.day),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
  };
}

/** The moment at which clocks of UTC show a time. */
function utcOf({ year, month, day, hour, minute, second }: WallTime): number {
  const date = new Date(0);
  // `Date.UTC` reads years below 100 as of the last century.
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, 0);
}

/** By how many ms clocks of a zone are ahead of UTC at a moment. */
const offsetAt = (moment: number, zone: string): number =>
  utcOf(wallTime(moment, zone)) - Math.floor(moment / 1000) * 1000;

/**
 * The moment at which clocks in a time zone show a time (COLL-003). Of a time that occurs twice, when clocks are turned back, it is the first; a time that is left out, when
 * they are turned forward, is read as if they had not been.
 *
 * @returns ms since 1970; NaN for what is no time
 * @throws RangeError for a zone that Intl does not know
 */
export function momentOf(time: WallTime, zone: string): number {
  const guess = utcOf(time);
  if (!(Math.abs(guess) <= FURTHEST - DAY)) return Number.NaN;
  const before = guess - offsetAt(guess - DAY, zone);
  const after = guess - offsetAt(guess + DAY, zone);
  const shown = [before, after].filter((moment) => moment + offsetAt(moment, zone) === guess);
  return shown.length ? Math.min(...shown) : before;
}
