import type { AttributeValue } from '../vocab/page-attributes/attribute-values.ts';
import { nearest } from './nearest.ts';

/**
 * Ways in which people write values of a form: percentages, decimal commas, other signs between two numbers, days as in
 * Brazil.
 */
const REWRITTEN: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.replace(',', '.'),
  (text) => text.replace(/^\D*?(-?\d+)(?:[.,](\d+))?.*$/s, (_, whole, part) => (part ? `${whole}.${part}` : whole)),
  (text) => text.replace(/(\d+(?:\.\d+)?)\s*%/g, (_, part) => `${Number(part) / 100}`).replace(/[\s;/x]+/gi, ','),
  (text) =>
    text
      .replace(/px/gi, '')
      .trim()
      .replace(/\s*[x×*,;:/\s]\s*/g, 'x'),
  (text) => text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/, (_, day, month, year) => `${year}-${month}-${day}`),
];

/** Returns the value that was probably meant in place of one that is not read; null if none is similar. */
export function likelyAttribute({ kind, choices, accepts }: AttributeValue, text: string): string | null {
  if (kind === 'words') return nearest(text, Object.keys(choices ?? {}), 'value');
  if (kind === 'mark' || text.length > 100) return null;
  for (const rewrite of REWRITTEN) {
    const meant = rewrite(text);
    if (meant !== text && accepts(meant)) return meant;
  }
  return null;
}
