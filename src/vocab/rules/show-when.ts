import { isRecord } from '../is-record.ts';

/** When a field of a form is shown: by the values of another field. */
export interface ShowWhen {
  /** Id of the other field. */
  readonly field: string;
  test(values: readonly string[]): boolean;
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String);

/**
 * Reads a condition of this project's own, as a page writes it: `{field, equals}`, `{field, anyOf: []}`, `{field, not}` or `{field, filled: true}`; null if it is none of these. `not`
 * is true for an empty field.
 */
export function readShowWhen(raw: unknown): ShowWhen | null {
  if (!isRecord(raw) || typeof raw.field !== 'string' || !raw.field) return null;
  const { field, equals, anyOf, not, filled } = raw;
  if (Object.hasOwn(raw, 'equals') || Object.hasOwn(raw, 'anyOf')) {
    const wanted = [...texts(equals), ...texts(anyOf)];
    return { field, test: (values) => values.some((value) => wanted.includes(value)) };
  }
  if (Object.hasOwn(raw, 'not'))
    return { field, test: (values) => !values.some((value) => texts(not).includes(value)) };
  if (typeof filled !== 'boolean') return null;
  return { field, test: (values) => values.some((value) => value.trim() !== '') === filled };
}

/**
 * The ids of the fields that this project's conditions hide. A hidden field counts as empty for those that depend on it, in whichever order the conditions are written; in a circle of
 * conditions, what was hidden first stays hidden.
 *
 * @param valuesOf what is filled in for a field; of a hidden one it does not matter
 */
export function hiddenFields(
  conditions: ReadonlyMap<string, ShowWhen>,
  valuesOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const hidden = new Set<string>();
  // Each after the one that it depends on.
  const ordered = new Map<string, ShowWhen>();
  const seen = new Set<string>();
  const order = (id: string): void => {
    const condition = conditions.get(id);
    if (!condition || seen.has(id)) return;
    seen.add(id);
    order(condition.field);
    ordered.set(id, condition);
  };
  for (const id of conditions.keys()) order(id);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [id, { field, test }] of ordered) {
      if (hidden.has(id) || test(hidden.has(field) ? [] : valuesOf(field))) continue;
      hidden.add(id);
      changed = true;
    }
  }
  return hidden;
}
