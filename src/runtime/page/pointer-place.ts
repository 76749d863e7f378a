/** A point of the window, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point of an event of the pointer. A key that activates a control is a click without a place; an event made by a script may have none either. */
export function pointOf(event: unknown): Point | null {
  if (!(event instanceof MouseEvent) || !event.isTrusted) return null;
  return event.type === 'click' && event.detail === 0 ? null : { x: event.clientX, y: event.clientY };
}
