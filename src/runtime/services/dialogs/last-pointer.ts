interface Point {
  readonly x: number;
  readonly y: number;
}

const EVENTS = ['pointerdown', 'pointermove'];

/** The point of an event of the pointer. A key that activates a control is a click without a place; an event made by a script may have none either. */
function pointOf(event: unknown): Point | null {
  if (!(event instanceof MouseEvent) || !event.isTrusted) return null;
  return event.type === 'click' && event.detail === 0 ? null : { x: event.clientX, y: event.clientY };
}

/** Keeps the place of the last event of the pointer, for dialogs that open at the mouse (DLG-304). */
export function lastPointer() {
  let last: Point | null = null;
  const keep = (event: Event): void => {
    last = pointOf(event) ?? last;
  };
  for (const type of EVENTS) addEventListener(type, keep, { capture: true, passive: true });
  return {
    /** @param event the one that is being handled while a dialog is asked for */
    at: (event: unknown): Point | null => pointOf(event) ?? last,
    stop() {
      for (const type of EVENTS) removeEventListener(type, keep, true);
    },
  };
}
