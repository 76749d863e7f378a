import { hearHandlers } from './own-submissions.ts';
import { enablePressed, isPressable, isTaken, notePress, takePress } from './pressed-buttons.ts';

/**
 * Presses a button of the page that submits a form, for a block that has one in its place: the page's `click` listeners hear of it, and the block submits.
 *
 * @param pressed the block's button, where the press is for listeners around both
 * @returns false if a listener of the page prevents the submission, or has taken over the one before and keeps the button disabled; one that is disabled otherwise has no say
 */
export function pressPageButton(button: HTMLElement, pressed?: Element | null): boolean {
  const { form } = button as HTMLButtonElement;
  if (isTaken(button)) return false;
  if (!form || !isPressable(button)) return true;
  enablePressed(button);
  notePress(button);
  let isLetThrough = false;
  const submitted = (event: Event): void => {
    if (event.target !== form) return;
    isLetThrough = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const { noValidate } = form;
  // The block checks what is filled in, and the browser would do so first.
  form.noValidate = true;
  addEventListener('submit', submitted, true);
  try {
    const goesOn = hearHandlers(form, () => {
      button.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...middleOf(pressed) }),
      );
      return isLetThrough;
    });
    if (!goesOn) takePress(button);
    return goesOn;
  } finally {
    removeEventListener('submit', submitted, true);
    form.noValidate = noValidate;
  }
}

/** Where an element is in the window: a dialog of the page takes a click at its corner for one beside it. */
function middleOf(element?: Element | null): { clientX?: number; clientY?: number } {
  if (!element) return {};
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}
