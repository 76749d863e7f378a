import { type ReactNode, useId, useRef } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { useHideTransition } from './use-hide-transition.ts';
import { useModal } from './use-modal.ts';

interface Props {
  readonly handle: Pick<BlockHandle, 'run' | 'after'>;
  readonly title: string;
  /** The message, as plain text. */
  readonly text?: string;
  /** Further content. */
  readonly children?: ReactNode;
  /** An error: title and text are announced immediately. */
  readonly alert?: boolean;
  /** At the end of the title, usually a `CloseButton`. */
  readonly corner?: (hide: () => void) => ReactNode;
  /** The dialog has been closed. */
  hidden(): void;
  /** The buttons, in reading order; the control with `data-focus` receives the initial focus. `hide` closes the dialog. */
  readonly actions?: (hide: () => void) => ReactNode;
}

/**
 * A modal dialog with a title, a text and buttons. Esc and a click on the backdrop dismiss it (DLG-310, DLG-311, DLG-314). Several may be open: the last one is
 * on top, and Esc dismisses only that one.
 */
export function Dialog({ handle, title, text, children, alert = false, corner, hidden, actions }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { hiding, hide } = useHideTransition(ref, handle, hidden);
  useModal(ref, { handle, hiding, dismiss: hide, closed: hidden });
  return (
    <dialog
      ref={ref}
      className="vt-dialog"
      part="dialog"
      role={alert ? 'alertdialog' : undefined}
      data-hiding={hiding || undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={text === undefined ? undefined : `${id}text`}
    >
      <div className="vt-dialog-content">
        <div className="vt-dialog-head">
          <h2 id={`${id}title`} className="vt-dialog-title" part="dialog-title">
            {title}
          </h2>
          {corner?.(hide)}
        </div>
        {text !== undefined && (
          <p id={`${id}text`} className="vt-dialog-text" part="dialog-text">
            {text}
          </p>
        )}
        {children}
        {actions && <div className="vt-dialog-actions">{actions(hide)}</div>}
      </div>
    </dialog>
  );
}
