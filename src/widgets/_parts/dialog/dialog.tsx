import { type ReactNode, useId, useRef, useState } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { layerLimits } from '../../../vocab/codes/layout.ts';
import { useHideTransition } from './use-hide-transition.ts';
import { useModal } from './use-modal.ts';
import { type DialogPlace, usePlace } from './use-place.ts';

interface Props {
  readonly handle: Pick<BlockHandle, 'run' | 'after' | 'store'>;
  /** Without a title the text is its name. */
  readonly title?: string | undefined;
  /** The message, as plain text. */
  readonly text?: string | undefined;
  /** Further content. */
  readonly children?: ReactNode;
  /** An error: title and text are announced immediately. */
  readonly alert?: boolean;
  /** A short question or message, 350 px wide (DLG-316). */
  readonly small?: boolean;
  /** The centre by default. */
  readonly place?: DialogPlace;
  /** Its owner hides it. */
  readonly closing?: boolean;
  /** The visitor dismisses it by Esc or on the backdrop; without it the dialog hides itself. */
  dismiss?(): void;
  /** At the end of the title, usually a `CloseButton`. */
  readonly corner?: (hide: () => void) => ReactNode;
  /** The dialog has been closed. */
  hidden(): void;
  /** The buttons, in reading order; the control with `data-focus` receives the initial focus. `hide` closes the dialog. */
  readonly actions?: (hide: () => void) => ReactNode;
}

/**
 * A modal dialog with a title, a text and buttons. Esc and a click on the backdrop dismiss it (DLG-310, DLG-311, DLG-314). Several may be open: the last one is
 * on top, one layer above the one below it, and Esc dismisses only that one (DLG-011).
 */
export function Dialog({
  handle,
  title,
  text,
  children,
  alert = false,
  small = false,
  place = 'center',
  closing = false,
  dismiss,
  corner,
  hidden,
  actions,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [layersBelow] = useState(() => handle.store.getState().ui.layers.length);
  const { hiding, hide } = useHideTransition(ref, handle, hidden, closing);
  useModal(ref, { handle, hiding, dismiss: dismiss ?? hide, closed: hidden });
  const at = usePlace(ref, place);
  const name = title === undefined ? `${id}text` : `${id}title`;
  return (
    <dialog
      ref={ref}
      className="vt-dialog"
      part="dialog"
      role={alert ? 'alertdialog' : undefined}
      style={{ zIndex: layerLimits.baseIndex + layersBelow }}
      data-state={hiding ? 'hiding' : 'shown'}
      data-small={small || undefined}
      data-place={at}
      aria-labelledby={name}
      aria-describedby={text === undefined || title === undefined ? undefined : `${id}text`}
    >
      <div className="vt-dialog-content">
        {(title !== undefined || corner) && (
          <div className="vt-dialog-head">
            {title !== undefined && (
              <h2 id={`${id}title`} className="vt-dialog-title" part="dialog-title">
                {title}
              </h2>
            )}
            {corner?.(hide)}
          </div>
        )}
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
