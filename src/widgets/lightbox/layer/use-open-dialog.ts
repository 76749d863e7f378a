import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { documentMember } from '../../../runtime/page/document-member.ts';

interface DialogOptions {
  /**
   * Called before the dialog is shown, while the page can be measured without work; returns what is done once it is
   * shown.
   */
  opening(): () => void;
  /** The visitor dismisses it in a way that only the browser knows, such as the back gesture of a phone. */
  dismiss(): void;
  /** Something else has closed it. */
  gone(): void;
  /** The control of the page that stands for what is shown now. */
  control(): HTMLElement | null;
}

/**
 * Shows a dialog above everything, with the focus on its first control. When it closes, the browser gives the focus
 * back; where one of the items had it, or nothing, that of the item which was shown last gets it: the first one may be
 * out of reach by then.
 */
export function useOpenDialog(ref: RefObject<HTMLDialogElement | null>, options: DialogOptions): void {
  const opening = useEffectEvent(options.opening);
  const dismiss = useEffectEvent(options.dismiss);
  const gone = useEffectEvent(options.gone);
  const control = useEffectEvent(options.control);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener(
      'cancel',
      (event) => {
        // That of a file input inside would bubble.
        if (event.target !== dialog) return;
        event.preventDefault();
        dismiss();
      },
      { signal },
    );
    dialog.addEventListener('close', () => gone(), { signal });
    const opener = control();
    const isFromItem = opener?.matches(':focus') || documentMember('activeElement') === documentMember('body');
    const opened = opening();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
    opened();
    return () => {
      listening.abort();
      // It is closed before it leaves the page; otherwise the focus cannot be restored.
      dialog.close();
      const last = control();
      if (isFromItem && last !== opener) last?.focus();
    };
  }, [ref]);
}
