import { type EventDetails, type EventName, PREFIX } from '../../vocab/names.ts';

/**
 * Fires a page event: prefixed, bubbling, through shadow roots.
 *
 * @returns false where the page said no to a cancelable event
 */
export function emit<Name extends EventName>(
  target: EventTarget,
  name: Name,
  detail: EventDetails[Name],
  { cancelable = false } = {},
): boolean {
  const event = new CustomEvent(`${PREFIX}:${name}`, { bubbles: true, composed: true, cancelable, detail });
  // A form named dispatchEvent hides it on `document`.
  return EventTarget.prototype.dispatchEvent.call(target, event);
}

/** Listens to a page event, or a command of the page, by its name without prefix. Returns the off function. */
export function listen(target: EventTarget, name: string, fn: (event: CustomEvent) => void): () => void {
  const type = `${PREFIX}:${name}`;
  const heard = fn as (event: Event) => void;
  // A form named like the method hides it on `document`.
  const { addEventListener, removeEventListener } = target === document ? EventTarget.prototype : target;
  addEventListener.call(target, type, heard);
  return () => removeEventListener.call(target, type, heard);
}
