import type { ComponentProps } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type { Choice, FormField } from './form-field.ts';

/** The error of a field. */
export interface FieldError {
  readonly message: string;
  /** The controls that the error concerns, by name; empty if it concerns the whole field. */
  readonly controls: readonly string[];
}

/** The values from before the field was drawn, such as in the server's own markup, by the name of the control. */
export interface CarriedValues {
  /** The text of a control; null if there was none. */
  text(name: string): string | null;
  /** Whether an option was checked; null if there was none. */
  checked(name: string, value: string): boolean | null;
  /** The choices of a list as a script of the page has changed them; nothing if none has. */
  choices?(name: string): readonly Choice[] | undefined;
  /** The files that were chosen. */
  files?(name: string): readonly File[];
}

/** A list of countries for addresses, from the block's data. */
export interface Country {
  readonly name: string;
  readonly code: string;
}

/** The props that every component of the field kit takes. Controls are uncontrolled: the browser keeps the typed text. */
export interface FieldProps {
  readonly field: FormField;
  /** Returns the kit's messages in the page's language: `host.strings`. */
  readonly strings: BlockHandle['strings'];
  readonly error?: FieldError | undefined;
  /** Without it the field starts with its own value. */
  readonly carried?: CarriedValues | undefined;
}

/** How one part of a field is shown. */
export interface PartKind {
  /** The label of the part. */
  readonly label: string;
  readonly autoComplete?: string | undefined;
  /** The options; a list of the page itself takes precedence. */
  readonly choices?: readonly Choice[] | undefined;
  /** Further attributes of a text input. */
  readonly input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'onChange'> | undefined;
}
