import type { dialogKinds, dialogPositions } from './codes/dialogs.ts';
import type { WordIn } from './codes/words.ts';

/** A dialog that asks or tells the visitor something for the page. */
export type DialogKind = WordIn<typeof dialogKinds>;

/** What the visitor chose: one for each dialog (DLG-309). */
export type DialogOutcome = 'confirm' | 'reject' | 'cancel';

/** Where a dialog is: at a place of the window, next to an element, or at a point of the window in CSS pixels (DLG-304). */
export type DialogPosition =
  | WordIn<typeof dialogPositions>
  | { readonly element: Element }
  | { readonly x: number; readonly y: number };

/** A message whose text is fixed, in the language of the page: its session has no cart, a preview, a sign-out (DLG-003, DLG-010). */
export type DialogNotice = 'cart-cookie' | 'preview-only' | 'signed-out';

/** The words of a dialog's buttons. `null` leaves a button out (DLG-301). */
export interface DialogLabels {
  readonly confirm?: string | null;
  readonly cancel?: string | null;
  readonly reject?: string | null;
}

/** A dialog of the page. */
export interface DialogOptions {
  readonly title?: string;
  /** The message, as plain text. */
  readonly text?: string;
  /** A message of the runtime, in place of title and text. */
  readonly notice?: DialogNotice;
  readonly labels?: DialogLabels;
  /** The centre by default. */
  readonly position?: DialogPosition;
}

/** Opens a dialog, given its options or only its text. Resolves with the visitor's choice once the dialog is gone; rejects if its files cannot be loaded. */
type OpenDialog = (options: DialogOptions | string, event?: unknown) => Promise<DialogOutcome>;

/**
 * The dialogs of a page, as its own scripts use them. A dialog at the mouse is placed at `event`; without one at the event that is being handled, otherwise
 * where the pointer was last.
 */
export interface Dialogs {
  /** Asks with three buttons (DLG-301). */
  readonly confirm: OpenDialog;
  /** Tells something that the visitor acknowledges with OK (DLG-302). */
  readonly alert: OpenDialog;
  /** Tells something, and hides itself after two seconds (DLG-303, DLG-313). */
  readonly inform: OpenDialog;
  /** Shows the spinner over the page (DLG-315). Each owner counts once, however often it shows it; the page itself is one. */
  showSpinner(owner?: unknown): Promise<void>;
  /** The owner no longer needs the spinner. It disappears with the last owner. */
  hideSpinner(owner?: unknown): Promise<void>;
}
