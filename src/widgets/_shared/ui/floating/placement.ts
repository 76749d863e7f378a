/** The anchor beside which a layer is placed: an element, or a point such as the position of the mouse. */
export type Anchor = Element | { readonly x: number; readonly y: number; readonly in: Element };

/** An anchor as the positioning code takes it. */
export const reference = (anchor: Anchor) =>
  anchor instanceof Element
    ? anchor
    : { getBoundingClientRect: () => new DOMRect(anchor.x, anchor.y, 0, 0), contextElement: anchor.in };

/** The positioning code is loaded when the first layer opens, or is about to open. */
export const loadPlacement = () => import('./place.ts');
