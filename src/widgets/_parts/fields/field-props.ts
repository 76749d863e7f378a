import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import type { FormField } from './form-field.ts';

/** What is wrong with a field. */
export interface FieldError {
  readonly message: string;
  /** The controls it is about, by name; empty where the whole field is meant. */
  readonly controls: readonly string[];
}

/** What was filled in before the field was drawn, such as in the server's own markup, by the name of the control. */
export interface CarriedValues {
  /** The text of a control; null where there was none. */
  text(name: string): string | null;
  /** Whether an option was checked; null where there was none. */
  checked(name: string, value: string): boolean | null;
}

/** A choice list of countries for addresses, from the block's data. */
export interface Country {
  readonly name: string;
  readonly code: string;
}

/** What every part of the field kit takes. Controls are uncontrolled: the browser keeps what is typed. */
export interface FieldProps {
  readonly field: FormField;
  /** Gives the kit its words, in the page's language: `host.strings`. */
  readonly strings: BlockHandle['strings'];
  readonly error?: FieldError | undefined;
  /** Without it the field starts with its own value. */
  readonly carried?: CarriedValues | undefined;
}
