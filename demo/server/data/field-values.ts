/** A field's value: text; texts of parts or ticks in their order; files; or a choice per statement. */
export type FieldValue = string | readonly string[] | readonly FileValue[] | Readonly<Record<string, string>>;

/** A file that was sent before its form. */
export interface FileValue {
  readonly id: string;
  readonly name: string;
}
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Field id → what is wrong with it, in the visitor's words. */
export type FieldErrors = Readonly<Record<string, string>>;
