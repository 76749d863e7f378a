import * as v from 'valibot';
import type { Visit } from '../visit.ts';

/** Most lists and objects within one another. Reading and writing JSON that goes on for ever fills the stack. */
const DEEPEST = 100;

const isShallow = (value: unknown, left = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((one) => isShallow(one, left - 1)));

/** JSON; undefined for anything else, and for what is deeper than any record. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The body as JSON of this shape; null where it is anything else. Beacons say `text/plain` of JSON. */
export async function jsonBody<Value>(visit: Visit, shape: v.GenericSchema<unknown, Value>): Promise<Value | null> {
  const { success, output } = v.safeParse(shape, parseJson(await visit.text()));
  return success ? output : null;
}

/** The fields of a form-encoded body, each field's first value; null where it is none. */
export async function formBody(visit: Visit): Promise<ReadonlyMap<string, string> | null> {
  if (!visit.sendsForm) return null;
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(await visit.text())) if (!fields.has(name)) fields.set(name, value);
  return fields;
}

/** JSON inside a field of a form; null where it has another shape. */
export function jsonField<Value>(text: string | undefined, shape: v.GenericSchema<unknown, Value>): Value | null {
  const { success, output } = v.safeParse(shape, parseJson(text ?? ''));
  return success ? output : null;
}
