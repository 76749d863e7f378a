import type { LintCode, Severity } from './rules.ts';

/** One mistake in a page. */
export interface Finding {
  readonly code: LintCode;
  readonly severity: Severity;
  /** Both from 1; the column in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  /** The block it belongs to, by its name; null outside of blocks. */
  readonly block: string | null;
  readonly attribute: string | null;
  /** The place inside JSON, such as `items[2].text`. */
  readonly path: string | null;
  readonly read: string | null;
  readonly expected: string | null;
  /** What was probably meant. */
  readonly nearest: string | null;
  /** What replaces it. */
  readonly used: string | null;
  /** All of it in one English sentence. */
  readonly message: string;
}

/** A mistake as a check tells it: where, as an offset into the page, and what. */
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
  /** What is wrong with this one, without its block, what was expected and what was meant. */
  readonly what: string;
}

/** Text that a page's template fills in: it cannot be judged. */
export interface Skip {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

const LONGEST = 80;

/** A text on one line that a terminal only shows: what would end the line or command the terminal is written as JSON would. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (sign) => SIGNS[sign] ?? unicode(sign));

const SIGNS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const unicode = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON as a message shows it: 80 characters at most. */
export const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The same of a text, in quotes. */
export const quoted = (text: string): string => `"${cut(text)}"`;

/** The sentence of a finding. */
export function sentenceOf({ block, what, expected, nearest, used }: Slip): string {
  const parts = [
    what,
    ...(expected ? [`expected ${expected}`] : []),
    ...(nearest ? [`did you mean ${nearest}?`] : []),
    ...(used ? [`used instead: ${used}`] : []),
  ];
  return printable(`${block ? `${block}: ` : ''}${parts.join('; ')}`);
}
