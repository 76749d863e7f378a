import type { LintCode, Severity } from './rules.ts';

/** A change of the text that fixes a mistake: what is between two offsets, in UTF-16 units, is replaced by `text`. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One mistake in a page. */
export interface Finding {
  readonly code: LintCode;
  readonly severity: Severity;
  /** Both count from 1; the column is in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** The name of the block it belongs to, or of the service that reads the text; null outside of both. */
  readonly block: string | null;
  readonly attribute: string | null;
  /** The place inside JSON, such as `items[2].text`. */
  readonly path: string | null;
  readonly read: string | null;
  readonly expected: string | null;
  /** The name or value that was probably meant. */
  readonly nearest: string | null;
  /** The value that is used instead. */
  readonly used: string | null;
  /** The complete finding in one English sentence. */
  readonly message: string;
  /** The change that fixes it; null where only the author knows what is right. Lint again before the next one. */
  readonly fix: Fix | null;
}

/** A mistake as a check reports it: its place, as an offset into the page, and its description. */
export interface Slip {
  readonly code: LintCode;
  readonly at: number;
  readonly block?: string | null;
  readonly attribute?: string | null;
  readonly path?: string | null;
  readonly read?: string | null;
  readonly expected?: string | null;
  readonly nearest?: string | null;
  readonly used?: string | null;
  /** What is wrong, without the block, the expected value and the intended value. */
  readonly what: string;
}

/** Text that a page's template writes and that therefore cannot be checked. */
export interface Skip {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

const LONGEST = 80;

/**
 * Returns a text on one line that a terminal displays without interpreting it: characters that would end the line or
 * start a command are escaped as in JSON.
 */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (sign) => SIGNS[sign] ?? unicode(sign));

const SIGNS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const unicode = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Shortens JSON for a message: 80 characters at most. */
export const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** Shortens a text for a message in the same way, and quotes it. */
export const quoted = (text: string): string => `"${cut(text)}"`;

/** Returns the sentence of a finding. */
export function sentenceOf({ block, what, expected, nearest, used }: Slip): string {
  const parts = [
    what,
    ...(expected ? [`expected ${expected}`] : []),
    ...(nearest ? [`did you mean ${nearest}?`] : []),
    ...(used ? [`used instead: ${used}`] : []),
  ];
  return printable(`${block ? `${block}: ` : ''}${parts.join('; ')}`);
}
