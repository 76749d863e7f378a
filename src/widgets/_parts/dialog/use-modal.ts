import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { useEscape } from '../escape/use-escape.ts';

interface ModalOptions {
  readonly handle: Pick<BlockHandle, 'run'>;
  /** It is on its way out: Esc is for the one below. */
  readonly hiding: boolean;
  /** The visitor wants it gone: Esc, a click on the backdrop. */
  dismiss(): void;
  /** Something else closed it already. */
  closed(): void;
}

/**
 * Opens a dialog element above everything, with the focus inside; the browser puts it back where it was when the dialog goes. Listens natively: what
 * React would hear on the backdrop it hears on the dialog itself.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { handle, hiding, dismiss, closed }: ModalOptions,
): void {
  const dismissed = useEffectEvent((event: Event) => {
    // Neither the browser nor the page gets it.
    event.preventDefault();
    event.stopPropagation();
    handle.run(dismiss);
  });
  useEscape(handle, !hiding, dismiss);
  const gone = useEffectEvent(() => handle.run(closed));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressed = false;
    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void): void =>
      dialog.addEventListener(type, listener, { signal: listening.signal });
    on('cancel', (event) => dismissed(event));
    on('close', () => gone());
    // A press that began inside, to mark text, may end outside. The content fills the element, so only the backdrop is the dialog itself.
    on('pointerdown', ({ target }) => {
      pressed = target === dialog;
    });
    on('click', (event) => {
      if (pressed && event.target === dialog) dismissed(event);
    });

    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => {
      listening.abort();
      // Closed before it leaves the page; else the focus has nowhere to return to.
      dialog.close();
    };
  }, [ref]);
}
