import { decimalNumber } from '../../rules/text/decimal-number.ts';
import type { Field } from '../field.ts';
import { type Help, readField } from './read-field.ts';

/** Longest text of a measure, in characters: it keeps the time linear, whatever a regular expression does. */
const LONGEST = 60;

const LENGTH =
  /^([+-]?[\d.]+(?:e[+-]?\d+)?)(px|r?em|%|ch|ex|r?lh|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|pt|cm|mm|in)?$/i;
const DURATION = /^([\d.]+(?:e[+-]?\d+)?)(ms|s)?$/i;
const RATIO = /^([\d.]+)\s*[:/]\s*([\d.]+)$/;

/** The text of a measure; a number is converted to text. */
const said = (value: unknown): string =>
  typeof value === 'number' ? `${value}` : typeof value === 'string' && value.length <= LONGEST ? value.trim() : '';

const positive = (number: number | null): number | null => (number !== null && number > 0 ? number : null);

/**
 * A CSS length, as text with its unit. A number, or a text without a unit, is in CSS px.
 *
 * @param negative whether it may be below 0
 */
export const length = ({
  help,
  fallback = '',
  negative = false,
}: Help & { fallback?: string; negative?: boolean }): Field<string> =>
  readField({
    kind: 'length',
    expected: `a CSS length such as 24px, 1.5rem or 50%${negative ? '' : ', 0 or more'}; a number is in px`,
    help,
    fallback,
    read(value) {
      const [, digits, unit = 'px'] = LENGTH.exec(said(value)) ?? [];
      const number = decimalNumber(digits);
      return number === null || (number < 0 && !negative) ? null : `${number}${unit.toLowerCase()}`;
    },
    toText: (value) => value,
  });

/** A duration, in ms. A text may use `ms` or `s`; a number is in ms. */
export const duration = ({
  help,
  fallback,
  max = Infinity,
}: Help & { fallback: number; max?: number }): Field<number> => ({
  ...readField({
    kind: 'duration',
    expected: `a time such as 300ms or 1.5s${Number.isFinite(max) ? `, at most ${max} ms` : ''}; a number is in ms`,
    help,
    fallback,
    read(value) {
      const [, digits, unit = 'ms'] = DURATION.exec(said(value)) ?? [];
      const number = decimalNumber(digits);
      const ms = number === null ? Number.NaN : number * (unit.toLowerCase() === 's' ? 1000 : 1);
      return ms <= max && Number.isFinite(ms) ? ms : null;
    },
    toText: (value) => `${value}ms`,
  }),
  min: 0,
  max,
});

/** Width over height: `16:9`, `16/9` or a number above 0. */
export const ratio = ({ help, fallback }: Help & { fallback: number }): Field<number> =>
  readField({
    kind: 'ratio',
    expected: 'a ratio of width to height such as 16:9, 16/9 or 1.5',
    help,
    fallback,
    read(value) {
      const [, width, height] = RATIO.exec(said(value)) ?? [];
      if (width === undefined) return positive(decimalNumber(said(value)));
      const [over, under] = [positive(decimalNumber(width)), positive(decimalNumber(height))];
      const kept = over && under && over / under;
      return Number.isFinite(kept) ? positive(kept) : null;
    },
    toText: (value) => `${value}`,
  });
