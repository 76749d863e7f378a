import { type EventDetails, type EventName, PREFIX } from '../../vocab/names.ts';

/**
 * Fires a page event: prefixed, bubbling, through shadow roots.
 *
 * @returns false when a listener prevented the default of a cancelable event
 */
export function emit<Name extends EventName>(
  target: EventTarget,
  name: Name,
  detail: EventDetails[Name],
  { cancelable = false } = {},
): boolean {
  const event = new CustomEvent(`${PREFIX}:${name}`, { bubbles: true, composed: true, cancelable, detail });
  // A form named `dispatchEvent` hides the method on `document`.
  return EventTarget.prototype.dispatchEvent.call(target, event);
}

/** Listens to a page event or command by its name without prefix. Returns a function that removes the listener. */
export function listen(target: EventTarget, name: string, fn: (event: CustomEvent) => void): () => void {
  const type = `${PREFIX}:${name}`;
  const listener = fn as (event: Event) => void;
  // A form with the name of the method hides it on `document`.
  const { addEventListener, removeEventListener } = target === document ? EventTarget.prototype : target;
  addEventListener.call(target, type, listener);
  return () => removeEventListener.call(target, type, listener);
}
