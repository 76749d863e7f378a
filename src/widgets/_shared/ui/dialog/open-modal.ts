import { layerLimits } from '../../../../vocab/codes/layout.ts';

interface ModalOptions {
  /** How many layers are open below it. */
  readonly below: number;
  /** The visitor dismisses it by a click on the backdrop, or by what the browser takes for a request to close. */
  dismiss(): void;
  /** Something else has already closed it. */
  closed(): void;
}

/**
 * Opens a dialog element above everything, with the focus inside; the browser restores the focus when the dialog closes. It uses native listeners: React would
 * attribute an event on the backdrop to the dialog itself.
 *
 * @returns a function that closes it
 */
export function openModal(dialog: HTMLDialogElement, { below, dismiss, closed }: ModalOptions): () => void {
  let pressed = false;
  const listening = new AbortController();
  const on = (type: string, listener: (event: Event) => void): void =>
    dialog.addEventListener(type, listener, { signal: listening.signal });
  const dismissed = (event: Event): void => {
    // Neither the browser nor the page receives it.
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  };
  on('cancel', dismissed);
  on('close', closed);
  // A mouse press that began inside, to select text, may end outside. The content fills the element, so the event target is the dialog itself only on the
  // backdrop.
  on('pointerdown', ({ target }) => {
    pressed = target === dialog;
  });
  on('click', (event) => {
    if (pressed && event.target === dialog) dismissed(event);
  });

  dialog.style.zIndex = String(layerLimits.baseIndex + below);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
  return () => {
    listening.abort();
    // It is closed before it leaves the page; otherwise the focus cannot be restored.
    dialog.close();
  };
}
