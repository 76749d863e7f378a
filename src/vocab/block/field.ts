import type { GenericSchema } from 'valibot';

/** What a reader of the reference page, an editor or a demo control needs to know about a field. */
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
  | 'timeZone'
  | 'month'
  | 'reference'
  | 'shadow'
  | 'list'
  | 'json';

/** One option that a theme author may set on a block: its type, default, reading and description in one place. */
export interface Field<Value> {
  readonly kind: FieldKind;
  /** The type as the reference prints it and as a developer message names it. */
  readonly expected: string;
  readonly help: string;
  readonly fallback: Value;
  /** The allowed values of a choice; absent for every other kind. */
  readonly choices?: readonly string[];
  /** What JSON may give besides: a flag, "true" and "false" as text, any word, a number, or the id of a map's style. */
  readonly also?: readonly ('flag' | 'text' | 'word' | 'number' | 'styleId')[];
  readonly min?: number;
  /** A number has to be greater than this. */
  readonly above?: number;
  readonly max?: number;
  /** The kind of the entries of a list; absent for every other kind. */
  readonly entry?: Field<unknown>;
  /** Checks a value that is already typed (JSON). */
  readonly schema: GenericSchema<unknown, Value>;
  /**
   * Converts an attribute's text into the value that the schema checks; JSON stays text, for `readJson`. It never throws; a text that cannot be read is
   * returned unchanged.
   */
  fromText(raw: string): unknown;
  /** The attribute text that represents a value; null if the attribute has to be absent. */
  toText(value: Value): string | null;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The typed data that results from a set of fields. */
export type DataOf<S> = { readonly [Name in keyof S]: S[Name] extends Field<infer Value> ? Value : never };
