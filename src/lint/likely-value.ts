import { safeParse } from 'valibot';
import { asJson } from '../vocab/block/as-json.ts';
import type { Field } from '../vocab/block/field.ts';
import { nearest } from './nearest.ts';

const WORDS: Readonly<Record<string, string>> = {
  sim: 'true',
  yes: 'true',
  on: 'true',
  '1': 'true',
  verdadeiro: 'true',
  não: 'false',
  nao: 'false',
  no: 'false',
  off: 'false',
  '0': 'false',
  falso: 'false',
};

const SECONDS = /\d\s*s(e[cg](ond|undo)?s?)?$/i;

const takes = ({ schema }: Field<unknown>, text: string): boolean => safeParse(schema, text).success;

/** Returns the number in a text; null without one, or where a dot or comma may part thousands as well as decimals. */
function numberIn(text: string): number | null {
  const [found] = /-?\d[\d.,]*/.exec(text) ?? [];
  if (found === undefined) return null;
  const digits = found.replace(/[.,]$/, '');
  // A decimal comma such as 1,5 is common in Brazil, also after thousands.
  if (/^-?\d{1,3}((\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+([.,]\d+)?$/.test(digits) && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(digits)
    ? Number(digits.replace(',', '.'))
    : null;
}

/** Returns the value that was probably meant in place of one that a field cannot use; null if nothing is similar. */
export function likelyValue(own: Field<unknown>, given: unknown): string | null {
  const { kind, choices = [], min = -Infinity, max = Infinity, above = -Infinity } = own;
  const text = (typeof given === 'string' ? given : asJson(given)).trim();
  switch (kind) {
    case 'flag':
      return WORDS[text.toLowerCase()] ?? nearest(text, ['true', 'false'], 'value');
    case 'oneOf':
      return nearest(text, choices, 'value');
    case 'number':
    case 'count': {
      // A unit such as px is ignored.
      const read = numberIn(text);
      if (read === null) return null;
      // What is written in seconds would be a thousandth of what is meant.
      const times = /\bin ms\b/.test(own.help) && SECONDS.test(text) ? 1_000 : 1;
      const value = Math.min(max, Math.max(min, read * times));
      if (value <= above) return null;
      return String(kind === 'count' ? Math.round(value) : value);
    }
    case 'color':
      return /^[0-9a-f]{6}$/i.test(text) ? `#${text}` : null;
    case 'length':
    case 'duration': {
      // A measure written as "1,5 rem" is read without its space and with a decimal point.
      const meant = text.replace(',', '.').replace(/\s+/g, '').toLowerCase();
      return meant !== text && takes(own, meant) ? meant : null;
    }
    case 'ratio': {
      const meant = text.replaceAll(',', '.').replace(/\s*[x×]\s*/, ':');
      return meant !== text && takes(own, meant) ? meant : null;
    }
    case 'focalPoint': {
      const parts = (text.match(/[\d.]+%?/g) ?? []).map((part) =>
        part.endsWith('%') ? Number.parseFloat(part) / 100 : part,
      );
      return takes(own, parts.join()) && parts.join() !== text ? parts.join() : null;
    }
    default:
      return null;
  }
}
