import type { GenericSchema } from 'valibot';

/** What a reader of the reference page, an editor or a demo control has to know of a field. */
export type FieldKind =
  | 'flag'
  | 'oneOf'
  | 'number'
  | 'count'
  | 'text'
  | 'url'
  | 'color'
  | 'length'
  | 'duration'
  | 'ratio'
  | 'focalPoint'
  | 'reference'
  | 'list'
  | 'json';

/** One thing a theme author may set on a block: its type, default, reading and explanation in one place. */
export interface Field<Value> {
  readonly kind: FieldKind;
  /** The type as the reference prints it and as a developer message expects it. */
  readonly expected: string;
  readonly help: string;
  readonly fallback: Value;
  /** The values a choice allows; absent for every other kind. */
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** What each entry of a list is; absent for every other kind. */
  readonly entry?: Field<unknown>;
  /** Checks a value that is already typed (JSON). */
  readonly schema: GenericSchema<unknown, Value>;
  /** Turns an attribute's text into what the schema checks; that of JSON stays text, for `readJson`. It never throws; what cannot be read comes back as it was. */
  fromText(raw: string): unknown;
  /** The attribute text that says a value; null where the attribute has to be absent. */
  toText(value: Value): string | null;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The typed data a set of fields gives. */
export type DataOf<S> = { readonly [Name in keyof S]: S[Name] extends Field<infer Value> ? Value : never };
