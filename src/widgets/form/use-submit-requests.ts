import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import type { HeldClick } from '../../runtime/blocks/handover.ts';

/** Sends the form for those who ask by another way: a press that came before it stood, and scripts that submit the form the page has. */
export function useSubmitRequests(
  handle: BlockHandle,
  own: HTMLFormElement | null,
  submit: (button: number) => void,
): void {
  const latest = useRef(submit);
  useLayoutEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    // The loader keeps every press on a control; only one that sends the form that the page had is a wish to send this one.
    const isSubmit = ({ target }: HeldClick): boolean => {
      const { form, type } = target as HTMLButtonElement;
      return type === 'submit' && form === own;
    };
    if (handle.takeHeldClicks().some(isSubmit)) latest.current(0);
    if (!own) return;
    const submitted = (event: Event): void => {
      event.preventDefault();
      // Before the handler that published markup has in an attribute, which needs its platform.
      event.stopImmediatePropagation();
      handle.run(() => latest.current(0));
    };
    // Its controls are out of sight and may be empty: the browser would refuse for them.
    const { noValidate } = own;
    own.noValidate = true;
    own.addEventListener('submit', submitted, true);
    return () => {
      own.noValidate = noValidate;
      own.removeEventListener('submit', submitted, true);
    };
  }, [handle, own]);
}

/**
 * Notices a press on the button that comes to nothing. A press submits the form at once, also one by Enter in a field, unless a sandboxed frame forbids
 * forms or the page stops the event before it arrives (faults F-035, F-041).
 */
export function useBlockedSubmit(
  handle: BlockHandle,
  blocked: () => void,
): { pressed(event: MouseEvent): void; arrived(): void } {
  const waiting = useRef<globalThis.MouseEvent | null>(null);
  return {
    pressed({ nativeEvent }) {
      waiting.current = nativeEvent;
      handle.after(0, () => {
        if (waiting.current === nativeEvent && !nativeEvent.defaultPrevented) blocked();
      });
    },
    arrived() {
      waiting.current = null;
    },
  };
}
