import { sharedObserver } from './shared-observer.ts';

const watchSize = /* @__PURE__ */ sharedObserver<ResizeObserverEntry, DOMRectReadOnly>(
  (changed) => new ResizeObserver(changed),
  ({ contentRect }) => contentRect,
);

const watchView = /* @__PURE__ */ sharedObserver<IntersectionObserverEntry, boolean>(
  (changed) => new IntersectionObserver(changed),
  ({ isIntersecting }) => isIntersecting,
);

/** Reports an element's content size in CSS px, now and on every change. One observer serves all listeners of the page. Returns a function that stops it. */
export const onResize = (element: Element, fn: (width: number, height: number) => void): (() => void) =>
  watchSize(element, ({ width, height }) => fn(width, height));

/** Reports whether an element is in the viewport, now and on every change. One observer serves all listeners of the page. Returns a function that stops it. */
export const inView = (element: Element, fn: (inView: boolean) => void): (() => void) => watchView(element, fn);
