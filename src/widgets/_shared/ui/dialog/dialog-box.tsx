import type { ReactNode, Ref } from 'react';

export interface DialogWords {
  /** Without a title the text is its name. */
  readonly title?: string | undefined;
  /** The message, as plain text. */
  readonly text?: string | undefined;
  /** The buttons, in reading order; the control with `data-focus` receives the initial focus. `hide` closes the dialog. */
  readonly actions?: ((hide: () => void) => ReactNode) | undefined;
}

export interface DialogBoxProps extends DialogWords {
  /** What its ids begin with: several dialogs may be in one root. */
  readonly id: string;
  readonly attach?: Ref<HTMLDialogElement> | undefined;
  readonly hiding: boolean;
  /** An error: title and text are announced immediately. */
  readonly alert?: boolean | undefined;
  /** A short question or message, 350 px wide (DLG-316). */
  readonly small?: boolean | undefined;
  /** Where it is, for the style sheet: the centre, a corner or an anchor. */
  readonly place?: string | undefined;
  /** At the end of the title, usually a `CloseButton`. */
  readonly corner?: ((hide: () => void) => ReactNode) | undefined;
  /** Further content. */
  readonly children?: ReactNode;
  hide(): void;
}

/** What a modal dialog consists of: a title, a text and buttons. It has no state, so that it can be drawn without React (src/runtime/light), too. */
export function DialogBox({
  id,
  attach,
  hiding,
  title,
  text,
  children,
  alert,
  small,
  place = 'center',
  corner,
  actions,
  hide,
}: DialogBoxProps) {
  const name = title === undefined ? `${id}text` : `${id}title`;
  const buttons = actions?.(hide);
  return (
    <dialog
      ref={attach}
      className="vt-dialog"
      part="dialog"
      role={alert ? 'alertdialog' : undefined}
      data-state={hiding ? 'hiding' : 'shown'}
      data-small={small || undefined}
      data-place={place}
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
        {buttons && <div className="vt-dialog-actions">{buttons}</div>}
      </div>
    </dialog>
  );
}
