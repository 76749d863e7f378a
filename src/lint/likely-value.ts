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

/** The value that was probably meant by one a field cannot use; null where nothing is near. */
export function likelyValue(
  { kind, choices = [], min = -Infinity, max = Infinity }: Field<unknown>,
  read: unknown,
): string | null {
  const text = (typeof read === 'string' ? read : asJson(read)).trim();
  switch (kind) {
    case 'flag':
      return WORDS[text.toLowerCase()] ?? nearest(text, ['true', 'false'], 'value');
    case 'oneOf':
      return nearest(text, choices, 'value');
    case 'number':
    case 'count': {
      // 1,5 is how it is written here; px and the like are left behind.
      const [found] = /-?\d+([.,]\d+)?/.exec(text) ?? [];
      if (found === undefined) return null;
      const value = Math.min(max, Math.max(min, Number(found.replace(',', '.'))));
      return String(kind === 'count' ? Math.round(value) : value);
    }
    default:
      return null;
  }
}
