import * as v from 'valibot';
import type { Visit } from '../visit.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The body as JSON of this shape; null where it is anything else. Beacons say `text/plain` of JSON. */
export async function jsonBody<Value>(visit: Visit, shape: v.GenericSchema<unknown, Value>): Promise<Value | null> {
  const { success, output } = v.safeParse(shape, parsed(await visit.text()));
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
  const { success, output } = v.safeParse(shape, parsed(text ?? ''));
  return success ? output : null;
}
