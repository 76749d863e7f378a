import { dialogPositions } from '../../vocab/codes/dialogs.ts';
import type { DialogKind, DialogLabels, DialogNotice, DialogOptions, DialogOutcome } from '../../vocab/dialogs.ts';
import { isRecord } from '../../vocab/is-record.ts';

/** A dialog's options after checking; the position is checked by the view, which knows elements. */
export interface DialogPayload extends DialogOptions {
  readonly kind: DialogKind;
}

/** The notices, with the message keys of their title and text. */
export const notices = {
  'cart-cookie': [null, 'checkoutNoCart'],
  'preview-only': ['reservationPreviewTitle', 'reservationPreviewText'],
  'signed-out': ['logoutTitle', 'logoutText'],
} as const satisfies Readonly<Record<DialogNotice, readonly [title: string | null, text: string]>>;

/** A dialog as it is shown. */
export interface CheckedOptions {
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly notice: DialogNotice | undefined;
  readonly labels: DialogLabels;
}

/**
 * Reads what a page passed as the words of a dialog. A value that is none is reported and its default is used.
 *
 * @param warn receives one English sentence for each such value
 */
export function readOptions(given: DialogPayload, warn: (message: string) => void): CheckedOptions {
  const { kind } = given;
  const wrong = (option: string, value: unknown, expected: string, fallback: string): undefined =>
    void warn(`dialog.${kind}: ${option} is ${String(value)}, expected ${expected}; ${fallback} is used`);
  const words = (option: 'title' | 'text'): string | undefined => {
    const value: unknown = given[option];
    if (value === undefined || typeof value === 'string') return value || undefined;
    return wrong(option, value, 'a text', 'no text');
  };
  const label = (name: DialogOutcome): string | null | undefined => {
    const value: unknown = isRecord(given.labels) ? given.labels[name] : undefined;
    if (value === undefined || value === null || (typeof value === 'string' && value)) return value;
    return wrong(`labels.${name}`, value, 'a text or null', 'the default label');
  };
  const notice =
    given.notice === undefined || Object.hasOwn(notices, given.notice)
      ? given.notice
      : wrong('notice', given.notice, Object.keys(notices).join(', '), 'title and text');
  const title = words('title');
  const text = words('text');
  if (!title && !text && !notice) warn(`dialog.${kind}: it has neither a title nor a text`);
  const chosen = { confirm: label('confirm'), cancel: label('cancel'), reject: label('reject') };
  const labels = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
  return { title, text, notice, labels };
}

/** Whether something is a place of the window by its word (DLG-304). */
export const isPlaceWord = dialogPositions.has;
