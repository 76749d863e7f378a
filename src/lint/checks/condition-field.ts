import { attributeOf, below } from '../element.ts';
import { quoted, type Slip } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { nearest } from '../nearest.ts';
import { insideOf, type Page } from '../page.ts';
import { isTemplated } from '../templated.ts';

/**
 * What is wrong with the field that a condition names: the form has to have it. Null if it has, or if that cannot be
 * known.
 */
export function conditionField(
  page: Page,
  { element }: Host,
  field: unknown,
): (Pick<Slip, 'what'> & Partial<Slip>) | null {
  if (typeof field !== 'string' || isTemplated(insideOf(page, element))) return null;
  const names = new Set<string>();
  for (const one of below(element)) {
    const name = /^(input|select|textarea)$/.test(one.tagName) ? attributeOf(one, 'name') : null;
    if (!name) continue;
    names.add(name);
    // The parts of a field have its name before a point.
    if (name.includes('.')) names.add(name.slice(0, name.lastIndexOf('.')));
  }
  if (names.size === 0 || names.has(field)) return null;
  return {
    read: field,
    expected: 'the name of another field of the form',
    nearest: nearest(field, names, 'value'),
    what: `field is ${quoted(field)}, and no field has this name`,
  };
}
