import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type { Request } from '../../../../vocab/calls.ts';
import type { ShowWhen } from '../../../../vocab/rules/show-when.ts';
import type { FormField } from '../fields/form-field.ts';
import type { ChosenFiles } from '../files/chosen-files.ts';
import type { Captcha } from './captcha.ts';
import type { FormOptions } from './form-options.ts';
import type { FormErrors, FormEvent } from './logic.ts';
import type { Controls } from './page-controls.ts';
import type { FormValue } from './values.ts';

/** What an attempt needs from the form and from the page around it. */
export interface SubmitAttempt {
  readonly data: FormOptions;
  readonly fields: readonly FormField[];
  /** When a field is shown, by its id. A hidden field is neither validated nor sent. */
  readonly conditions: ReadonlyMap<string, ShowWhen>;
  readonly captcha: Captcha | null;
  /** The chosen files; null if the form has no field for files. */
  readonly chosen: ChosenFiles | null;
  /** The message for the visitor if code that sends cannot be loaded. */
  readonly unavailable: string;
  loadFileSending(): Promise<typeof import('../files/send-files.ts')>;
  readonly form: HTMLFormElement;
  /** The page's own form, if it has an address that may be submitted to; null without one. */
  readonly own: HTMLFormElement | null;
  /** The page's own form in own markup, whose handlers are heard. */
  readonly page: HTMLFormElement | null;
  /** The page's own button that was pressed. */
  readonly submitter: HTMLElement | null;
  /** The page's controls that the block's controls replace. */
  readonly controls: Controls;
  /** Whether the form is sent by the platform's calls. */
  readonly platform: boolean;
  /** The label of the button that was pressed. */
  readonly button: string;
  readonly handle: BlockHandle;
  /** The page's call layer; rejects if it cannot be loaded. */
  request(): Promise<Request>;
  /**
   * Called where files did not arrive, so that nothing has been sent. Returns whether the browser submits the page's own form: at once where it has an action that is
   * meant, and from the second time on where the platform is, but never without a connection.
   */
  lacksFiles(): boolean;
  /** Takes what is typed now, and returns what keeps it for the way back from a page that refuses it. */
  takeValues(): () => void;
  /**
   * Ends the attempt at once, as the page's own scripts have taken it over and may ask for another one, or as it went to another window. A press stays held as long
   * as a double click lasts.
   */
  taken(): false;
  /** False once the form has been removed from the page: its result is ignored. */
  isCurrent(): boolean;
  dispatch(event: FormEvent): void;
}

export type Outcome =
  | { readonly sent: true }
  | {
      readonly sent: false;
      readonly errors: FormErrors;
      readonly status: number;
      /** Why nothing reached the platform: the server is not the platform, or files of the project did not arrive. */
      readonly unsent?: 'no-platform' | 'no-files';
    }
  /** Left to the browser; whether it leaves the page. */
  | { readonly leaves: boolean };

export interface Collected {
  /** The fields that are shown. */
  readonly fields: readonly FormField[];
  readonly values: ReadonlyMap<string, FormValue>;
}

/** The ids of the fields that are not shown. */
export function absentFields(
  { fields }: Pick<SubmitAttempt, 'fields'>,
  shown: readonly FormField[],
): readonly string[] {
  const all = new Set(shown);
  return fields.filter((field) => !all.has(field)).map(({ id }) => id);
}
