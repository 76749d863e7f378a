import { sharedObserver } from './shared-observer.ts';

const listen = sharedObserver<ResizeObserverEntry, DOMRectReadOnly>(
  (changed) => new ResizeObserver(changed),
  ({ contentRect }) => contentRect,
);

/** Tells an element's content size in CSS px, now and whenever it changes, to any number of listeners. One observer serves the page. Returns the stop. */
export const onResize = (element: Element, fn: (width: number, height: number) => void): (() => void) =>
  listen(element, ({ width, height }) => fn(width, height));
