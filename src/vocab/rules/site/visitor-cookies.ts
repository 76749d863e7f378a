/** The visitor record's cookie as it is read (CONSENT-034). */
export interface VisitorRecord {
  /** First visit, visit before this one and this visit, in ms since 1970, and the number of visits: four positive integers. */
  readonly numbers: readonly [number, number, number, number];
  /** What is before them and tells the visitor apart. */
  readonly id: string;
}

/** Longest cookie value that is read, in characters. */
const LONGEST = 200;

/** A whole number above 0, as plain digits that a double holds exactly. */
const positive = (text: string): number | null =>
  /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/**
 * Reads the visitor record (CONSENT-034): the id and four positive integers with `|` between them. The requirements give the four integers; signs and order are the
 * project's.
 *
 * @returns null for any other form: a new record is made then
 */
export function parseVisitorRecord(text: string): VisitorRecord | null {
  if (text.length > LONGEST) return null;
  const [id = '', ...rest] = text.split('|');
  const [first = null, previous = null, current = null, count = null, ...more] = rest.map(positive);
  if (!/^[\w-]+$/.test(id) || more.length > 0) return null;
  if (first === null || previous === null || current === null || count === null) return null;
  return { id, numbers: [first, previous, current, count] };
}

/** Writes the visitor record the way it is read (CONSENT-034). */
export const formatVisitorRecord = ({ id, numbers }: VisitorRecord): string => [id, ...numbers].join('|');

/** Reads the visit timestamp, in ms since 1970: a positive integer; null for anything else (CONSENT-035). */
export const parseVisitTimestamp = (text: string): number | null => positive(text);
