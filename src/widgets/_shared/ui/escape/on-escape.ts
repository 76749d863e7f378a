/** The layers open over the page, the last one on top. */
const open: (() => void)[] = [];

/** Not the window: a tooltip of the page listens there and has to be first, since it is above every layer. */
const listen = (method: 'addEventListener' | 'removeEventListener'): void =>
  EventTarget.prototype[method].call(document, 'keydown', pressed, true);

/** The top layer consumes the key: neither the browser, nor the layers below, nor the page's own shortcuts receive it. */
function pressed(event: Event): void {
  const { key, isComposing } = event as KeyboardEvent;
  const dismiss = open.at(-1);
  if (key !== 'Escape' || isComposing || !dismiss) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dismiss();
}

/**
 * Makes Esc dismiss a layer: the layer that opened last goes first, one for each press, wherever the focus is.
 *
 * @returns a function that ends that, because the layer closes
 */
export function onEscape(dismiss: () => void): () => void {
  // The same function may dismiss two layers.
  const own = (): void => dismiss();
  if (open.length === 0) listen('addEventListener');
  open.push(own);
  return () => {
    const at = open.indexOf(own);
    if (at < 0) return;
    open.splice(at, 1);
    if (open.length === 0) listen('removeEventListener');
  };
}
