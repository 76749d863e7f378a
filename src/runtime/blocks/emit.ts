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
