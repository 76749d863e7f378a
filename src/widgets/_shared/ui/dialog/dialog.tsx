import { useId, useRef } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { DialogBox, type DialogBoxProps, type DialogWords } from './dialog-box.tsx';
import { useHideTransition } from './use-hide-transition.ts';
import { useModal } from './use-modal.ts';

interface Props extends DialogWords, Pick<DialogBoxProps, 'alert' | 'corner' | 'children'> {
  readonly handle: Pick<BlockHandle, 'run' | 'after' | 'store'>;
  /** The dialog has been closed. */
  hidden(): void;
}

/**
 * A modal dialog with a title, a text and buttons. Esc and a click on the backdrop dismiss it (DLG-310, DLG-311, DLG-314). Several may be open: the last one is
 * on top, one layer above the one below it, and Esc dismisses only that one (DLG-011).
 */
export function Dialog({ handle, hidden, ...rest }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const { hiding, hide } = useHideTransition(ref, handle, hidden);
  useModal(ref, { handle, hiding, dismiss: hide, closed: hidden });
  return <DialogBox {...rest} id={useId()} attach={ref} hiding={hiding} hide={hide} />;
}
