import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { lockScroll } from '../../../runtime/page/lock-scroll.ts';
import { useBack } from '../escape/use-back.ts';
import { useEscape } from '../escape/use-escape.ts';

interface ModalOptions {
  readonly handle: Pick<BlockHandle, 'run'>;
  /** It is being hidden: Esc applies to the dialog below. */
  readonly hiding: boolean;
  /** The visitor dismisses it: Esc, a click on the backdrop. */
  dismiss(): void;
  /** Something else has already closed it. */
  closed(): void;
}

/**
 * Opens a dialog element above everything, with the focus inside; the browser restores the focus when the dialog closes. It uses native listeners: React would
 * attribute an event on the backdrop to the dialog itself.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { handle, hiding, dismiss, closed }: ModalOptions,
): void {
  const dismissed = useEffectEvent((event: Event) => {
    // Neither the browser nor the page receives it.
    event.preventDefault();
    event.stopPropagation();
    handle.run(dismiss);
  });
  useEscape(handle, !hiding, dismiss);
  useBack(handle, !hiding, dismiss);
  const gone = useEffectEvent(() => handle.run(closed));

  useEffect(lockScroll, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressed = false;
    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void): void =>
      dialog.addEventListener(type, listener, { signal: listening.signal });
    on('cancel', (event) => dismissed(event));
    on('close', () => gone());
    // A mouse press that began inside, to select text, may end outside. The content fills the element, so the event target is the dialog itself only on the
    // backdrop.
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
      // It is closed before it leaves the page; otherwise the focus cannot be restored.
      dialog.close();
    };
  }, [ref]);
}
