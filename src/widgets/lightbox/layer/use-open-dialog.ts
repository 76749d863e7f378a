import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

interface DialogOptions {
  /** Called before the dialog is shown, while the page can be measured without work; returns what is done once it is shown. */
  opening(): () => void;
  /** The visitor dismisses it in a way that only the browser knows, such as the back gesture of a phone. */
  dismiss(): void;
  /** Something else has closed it. */
  gone(): void;
}

/** Shows a dialog above everything, with the focus on its first control; the browser gives the focus back when it closes. */
export function useOpenDialog(ref: RefObject<HTMLDialogElement | null>, options: DialogOptions): void {
  const opening = useEffectEvent(options.opening);
  const dismiss = useEffectEvent(options.dismiss);
  const gone = useEffectEvent(options.gone);
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
    const opened = opening();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
    opened();
    return () => {
      listening.abort();
      // It is closed before it leaves the page; otherwise the focus cannot be restored.
      dialog.close();
    };
  }, [ref]);
}
