import { localeTag } from '../store/locale-tag.ts';
import { visibleText } from './visible-text.ts';

/** Longest text that is looked at, in characters. */
const LONGEST = 200;

/** Signs that set thousands apart in every language, beside the language's own. */
const GROUPS = " '’";

interface Language {
  readonly decimal: string;
  readonly group: string;
  readonly digits: readonly string[];
  /** 3, or 2 where all groups but the last have two digits, as in India. */
  readonly size: number;
  /** Words for powers of ten, such as `mil`. */
  readonly powers: ReadonlyMap<string, number>;
}

const KNOWN = new Map<string, Language>();

/** How a language writes numbers, from Intl; each is asked for once, since that takes long. */
function languageOf(locale: string): Language {
  const tag = localeTag(locale, Intl.NumberFormat) ?? 'pt-BR';
  const known = KNOWN.get(tag);
  if (known) return known;
  const parts = new Intl.NumberFormat(tag).formatToParts(-12345678.5);
  const partOf = (kind: string, fallback: string): string =>
    plain(parts.find(({ type }) => type === kind)?.value ?? fallback);
  const powers = new Map<string, number>();
  for (const compactDisplay of ['short', 'long'] as const)
    for (const factor of [1e3, 1e6, 1e9, 1e12])
      for (const count of [1, 2]) {
        const words = new Intl.NumberFormat(tag, { notation: 'compact', compactDisplay }).formatToParts(factor * count);
        const word = plain(words.find(({ type }) => type === 'compact')?.value ?? '');
        if (word) powers.set(word.replace(/\.$/, ''), factor);
      }
  const integers = parts.filter(({ type }) => type === 'integer');
  const language = {
    decimal: partOf('decimal', '.'),
    // Brazil and Portugal both write it, and nowhere in Portuguese is it a decimal sign.
    group: tag.startsWith('pt') ? '.' : partOf('group', ''),
    digits: [...new Intl.NumberFormat(tag, { useGrouping: false }).format(9876543210)].reverse(),
    size: integers.at(-2)?.value.length === 2 ? 2 : 3,
    powers,
  };
  KNOWN.set(tag, language);
  return language;
}

const plain = (text: string): string => visibleText(text).replace(/[−–—]/g, '-');

/** A currency: its sign with up to three letters, or its code. */
const CURRENCY = String.raw`(?:\p{L}{0,3}\p{Sc}|\p{Lu}{3})`;
/** A number with the signs inside it. A digit right behind a letter belongs to the word, as in m2. */
const NUMBER = /(?<![\p{L}\p{N}])[.,٫]?\d(?:[\d.,٫٬ '’]*\d)?/gu;
/** What may be before a number: words without a sign that changes its value. */
const BEFORE = /^[^<>≤≥±/:×^=-]*$/u;
/** A minus with at most a currency beside it. */
const MINUS = new RegExp(String.raw`^(?:-\s*${CURRENCY}?|${CURRENCY}\s*-)\s*$`, 'u');
/** An amount in brackets, which is how accounts write a negative one. */
const IN_BRACKETS = new RegExp(String.raw`^(${CURRENCY}?\s*)\(([^()\p{L}]*|${CURRENCY}[^()\p{L}]*)\)(\s*%?)$`, 'u');
/** Notes: in brackets, or raised digits. */
const NOTES = /\([^()]*\)|\[[^[\]]*\]|[¹²³⁰⁴-⁹]+/gu;

/**
 * Reads the number that people write into a text or a field (the project's own), by the rules of a language: in Portuguese `1.000` is a thousand
 * and `1,2 mil` are 1,200. A currency, a unit, words, marks and notes in brackets may be beside it; an amount that is all in brackets is negative.
 *
 * @param locale a BCP 47 tag; for one that Intl does not know, Brazilian Portuguese
 * @returns the number; null for a text with none or with several, and for one that the language does not write so
 */
export function writtenNumber(text: string, locale: string): number | null {
  if (text.length > LONGEST) return null;
  const language = languageOf(locale);
  let line = plain(text);
  for (const [digit, sign] of language.digits.entries())
    if (sign !== `${digit}`) line = line.replaceAll(sign, `${digit}`);
  const inBrackets = IN_BRACKETS.exec(line);
  const inside = inBrackets ? `${inBrackets[1]}${inBrackets[2]}${inBrackets[3]}` : line.replace(NOTES, ' ').trim();
  const found = [...inside.matchAll(NUMBER)];
  const [match] = found;
  if (!match || found.length > 1) return null;
  const before = inside.slice(0, match.index);
  const after = inside.slice(match.index + match[0].length);
  const isNegative = MINUS.test(before);
  if (!(isNegative || BEFORE.test(before)) || (isNegative && inBrackets)) return null;
  const power = powerOf(after, language);
  const value = amountOf(match[0], language);
  if (power === null || value === null) return null;
  const scaled = power === 1 ? value : Number((value * power).toPrecision(15));
  return (isNegative || inBrackets) && scaled ? -scaled : scaled;
}

/** A number that goes on behind its digits: 4x4, 1e3, 5½, 10:30, 1/2, 5-. */
const GOES_ON = /^(?:\p{L}+\d|\s*[\p{No}^×=:]|\s*\/(?!\s*\p{L})|-|\s-\s*$)/u;

/** What the words behind a number multiply it by; null where that cannot be told. */
function powerOf(after: string, { powers }: Language): number | null {
  if (GOES_ON.test(after)) return null;
  const [, space = '', word = ''] = /^(\s*)(\p{L}+)/u.exec(after) ?? [];
  const power = powers.get(word) ?? powers.get(word.toLowerCase());
  // A single letter may as well be a unit.
  if (word.length === 1) return power || (!space && /[kKMBT]/.test(word)) ? null : 1;
  return power ?? 1;
}

/** The value of the digits and the signs between them; null where the language does not write them so. */
function amountOf(written: string, { decimal, group, size }: Language): number | null {
  const [whole = '', fraction = '', ...more] = written.split(decimal);
  const groups = whole.split(new RegExp(`[${GROUPS}${group.replace(/[\\\]^-]/g, '\\$&')}]`));
  const isGrouped =
    groups.length === 1 ||
    (groups.every((one, at) => {
      if (at === groups.length - 1) return one.length === 3;
      return at > 0 ? one.length === size : one.length > 0 && one.length <= size;
    }) &&
      new Set(whole.replace(/\d/g, '')).size === 1);
  const digits = groups.join('');
  if (more.length || !isGrouped || !/^\d*$/.test(digits + fraction) || (!digits && !fraction)) return null;
  const number = Number(`${digits || 0}.${fraction || 0}`);
  return Number.isFinite(number) ? number : null;
}
