import type { Field, FieldKind } from '../field.ts';
import { readSchema } from './read-schema.ts';

export interface Help {
  help: string;
}

interface Reading<Value> extends Help {
  kind: FieldKind;
  expected: string;
  fallback: Value;
  /** Reads a value of an attribute or of JSON; null for a value that cannot be used. It never throws. */
  read(value: unknown): Value | null;
  toText(value: Value): string;
}

/** A field that is written in the same way in an attribute and in JSON. Its default may be written explicitly, too. */
export function readField<Value extends {}>({ read, ...said }: Reading<Value>): Field<Value> {
  const { fallback, toText } = said;
  const isFallback = (value: unknown): boolean => value === fallback || value === toText(fallback);
  return {
    ...said,
    schema: readSchema((value) => (isFallback(value) ? fallback : read(value))),
    fromText: (raw) => raw,
  };
}
