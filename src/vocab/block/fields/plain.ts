import type { GenericSchema } from 'valibot';
import type { Field } from '../field.ts';
import type { Help } from './read-field.ts';
import { readSchema } from './read-schema.ts';

const asNumber = (raw: string): unknown => (raw.trim() === '' ? raw : Number(raw));

/** On or off. A bare attribute or "true" is on, "false" is off; a flag may be on by default. */
export function flag({ help, fallback = false }: Help & { fallback?: boolean }): Field<boolean> {
  return {
    kind: 'flag',
    expected: 'true or false',
    help,
    fallback,
    schema: readSchema((value) => (typeof value === 'boolean' ? value : null)),
    fromText: (raw) => (raw === '' || raw === 'true' ? true : raw === 'false' ? false : raw),
    toText: (value) => String(value),
  };
}

/** One of a fixed list of words. */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  { help, fallback }: Help & { fallback: NoInfer<Choice> },
): Field<Choice> {
  return {
    kind: 'oneOf',
    expected: `one of ${choices.join(', ')}`,
    help,
    fallback,
    choices,
    schema: readSchema((value) => choices.find((choice) => choice === value) ?? null),
    fromText: (raw) => raw,
    toText: (value) => value,
  };
}

interface Range {
  fallback: number;
  min?: number;
  max?: number;
}

const between = (word: string, min: number, max: number): string =>
  Number.isFinite(max) ? `${word} from ${min} to ${max}` : Number.isFinite(min) ? `${word}, ${min} or more` : word;

/** A finite number, in the unit that its help sentence names. Numeric text is accepted in JSON too. */
export function number({ help, fallback, min = -Infinity, max = Infinity }: Help & Range): Field<number> {
  return {
    kind: 'number',
    expected: between('a number', min, max),
    help,
    fallback,
    min,
    max,
    schema: readSchema((value) => numberIn(value, min, max)),
    fromText: asNumber,
    toText: (value) => String(value),
  };
}

/** An integer, 0 or more unless a range is given. */
export function count({ help, fallback, min = 0, max = Infinity }: Help & Range): Field<number> {
  return {
    ...number({ help, fallback, min, max }),
    kind: 'count',
    expected: between('a whole number', min, max),
    schema: readSchema((value) => {
      const read = numberIn(value, min, max);
      return Number.isInteger(read) ? read : null;
    }),
  };
}

/** A finite number within bounds, also as text; null for anything else. */
function numberIn(value: unknown, min: number, max: number): number | null {
  const read = typeof value === 'string' ? asNumber(value) : value;
  return typeof read === 'number' && Number.isFinite(read) && read >= min && read <= max ? read : null;
}

/** Plain text. It is inserted into the page as text only. */
export function text({ help, fallback = '' }: Help & { fallback?: string }): Field<string> {
  return {
    kind: 'text',
    expected: 'text',
    help,
    fallback,
    schema: readSchema((value) => (typeof value === 'string' ? value : null)),
    fromText: (raw) => raw,
    toText: (value) => value,
  };
}

/** Structured data, as JSON. `schema` checks it, and `expected` describes its shape in messages. */
export function json<Value>({
  help,
  fallback,
  expected,
  schema,
}: Help & { fallback: NoInfer<Value>; expected: string; schema: GenericSchema<unknown, Value> }): Field<Value> {
  return {
    kind: 'json',
    expected,
    help,
    fallback,
    schema,
    fromText: (raw) => raw,
    toText: (value) => JSON.stringify(value),
  };
}

/** Level of the headings that a block creates if the markup has none. 0 means one level below the nearest heading before the block. */
export function headingLevel({ help }: Help): Field<number> {
  return {
    ...count({ help, fallback: 0, min: 2, max: 6 }),
    expected: 'a whole number from 2 to 6, or 0 for one level below the heading before the block',
    schema: readSchema((value) => {
      const read = numberIn(value, 0, 6);
      return Number.isInteger(read) && read !== 1 ? read : null;
    }),
  };
}
