import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { HeldClick } from '../../../../runtime/loader/handover.ts';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { isOwnSubmission } from '../../server/own-submissions.ts';
import { pressPageButton } from '../../server/press-page-button.ts';
import { isPressable, notePress } from '../../server/pressed-buttons.ts';
import type { FormContent } from './content.ts';
import { pressedButton } from './submit-buttons.tsx';

/**
 * Submits the form for requests from other sources: a button press from before the block was mounted, a button outside of the form, and scripts that submit the
 * page's own form.
 *
 * @param submit gets the place of the button among those of the block, whether the visitor has pressed, and the page's button itself, which may have none there
 * @returns what submits it for a press of the block's own button, unless a `click` listener of the page's button in its place prevents that
 */
export function useSubmitRequests(
  handle: BlockHandle,
  { form: own, submitters }: FormContent,
  submit: (button: number, isPress: boolean, submitter?: HTMLElement) => void,
): (pressed: HTMLElement | null) => void {
  const latest = useRef(submit);
  useLayoutEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    // The loader holds every click on a control; only a click that submits the page's own form is a request to submit this one.
    const isSubmit = ({ target }: HeldClick): boolean => {
      const { form, type } = target as HTMLButtonElement;
      return type === 'submit' && form === own;
    };
    const request = (button: Element | null, isPress: boolean): void => {
      const place = submitters.findIndex((one) => one === button);
      latest.current(Math.max(place, 0), isPress, button instanceof HTMLElement ? button : undefined);
    };
    const held = handle.takeHeldClicks().find(isSubmit);
    if (held) request(held.target, true);
    if (!own) return;
    let clicked: EventTarget | null = null;
    const noteClick = ({ isTrusted, target }: Event): void => {
      clicked = isTrusted ? target : null;
    };
    const submitted = (event: SubmitEvent): void => {
      if (isOwnSubmission(own)) return;
      event.preventDefault();
      // Runs before the inline handler of published markup, which needs the platform's runtime.
      event.stopImmediatePropagation();
      const { submitter } = event;
      if (submitter) notePress(submitter);
      // A script may name a button, too.
      const isPress = submitter?.contains(clicked as Node | null) ?? false;
      clicked = null;
      handle.run(() => request(submitter, isPress));
    };
    // The page's controls are not visible and may be empty, so the browser would refuse to submit them.
    const { noValidate } = own;
    own.noValidate = true;
    own.addEventListener('submit', submitted, true);
    addEventListener('click', noteClick, true);
    return () => {
      own.noValidate = noValidate;
      own.removeEventListener('submit', submitted, true);
      removeEventListener('click', noteClick, true);
    };
  }, [handle, own, submitters]);
  return (pressed) => {
    const button = pressedButton(pressed);
    const inPage = submitters[button];
    if (!inPage || pressPageButton(inPage, pressed)) submit(button, true);
  };
}

/**
 * Detects a button press that has no effect. A press submits the form at once, also one by Enter in a field, unless a sandboxed frame forbids forms or the page
 * stops the event before it arrives (faults F-035, F-041). The block's own click is stopped here where the page's button is clicked in its place, so that
 * listeners around both hear one click.
 *
 * @param submitters the page's own buttons in the place of the block's
 */
export function useBlockedSubmit(
  handle: BlockHandle,
  submitters: FormContent['submitters'],
  blocked: () => void,
): { pressed(event: MouseEvent): void; arrived(): void } {
  const waiting = useRef<globalThis.MouseEvent | null>(null);
  return {
    pressed(event) {
      const { nativeEvent } = event;
      if (isPressable(submitters[pressedButton(event.currentTarget as HTMLElement)])) event.stopPropagation();
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
