import { type ReactNode, useId, useRef } from 'react';
import type { Host } from '../../../runtime/blocks/host.ts';
import { useHiding } from './use-hiding.ts';
import { useModal } from './use-modal.ts';

interface Props {
  readonly host: Pick<Host, 'run' | 'after'>;
  readonly title: string;
  readonly text: string;
  /** Something went wrong: read out at once, title and text. */
  readonly alert?: boolean;
  /** The dialog is gone. */
  hidden(): void;
  /** The buttons, in reading order; the one with `data-focus` has the focus first. `hide` lets the dialog go. */
  readonly children: (hide: () => void) => ReactNode;
}

/** A modal dialog with a title, a text and buttons. Esc and a click on the backdrop dismiss it (001 §4). */
export function Dialog({ host, title, text, alert = false, hidden, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { hiding, hide } = useHiding(ref, host, hidden);
  useModal(ref, { host, dismiss: hide, closed: hidden });
  return (
    <dialog
      ref={ref}
      className="dialog"
      part="dialog"
      role={alert ? 'alertdialog' : undefined}
      data-hiding={hiding || undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <div className="content">
        <h2 id={`${id}title`} className="title" part="dialog-title">
          {title}
        </h2>
        <p id={`${id}text`} className="text" part="dialog-text">
          {text}
        </p>
        <div className="actions">{children(hide)}</div>
      </div>
    </dialog>
  );
}
