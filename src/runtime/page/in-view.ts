import { sharedObserver } from './shared-observer.ts';

const listen = sharedObserver<IntersectionObserverEntry, boolean>(
  (changed) => new IntersectionObserver(changed),
  ({ isIntersecting }) => isIntersecting,
);

/** Tells whether an element is in view, now and whenever it changes, to any number of listeners. One observer serves the page. Returns the stop. */
export const inView = (element: Element, fn: (inView: boolean) => void): (() => void) => listen(element, fn);
