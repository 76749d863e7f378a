import { inView } from './element-observers.ts';

interface Travelling {
  readonly element: Element;
  readonly tell: (progress: number) => void;
}

/** The elements that are in view now. */
const travelling = new Set<Travelling>();
let frame = 0;

/** The share of the way from the bottom edge of the window, 0, to where the element has left at the top, 1. */
function progressOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  const way = innerHeight + height;
  return way > 0 ? Math.min(1, Math.max(0, (innerHeight - top) / way)) : 0;
}

/** Reads all positions before the first listener writes. */
function flush(): void {
  frame = 0;
  const all = [...travelling].map((one) => ({ one, progress: progressOf(one.element) }));
  for (const { one, progress } of all) if (travelling.has(one)) one.tell(progress);
}

const request = (): void => {
  frame ||= requestAnimationFrame(flush);
};

/** A scroller inside the page reports its own events, so the document is asked while they go down. */
const OPTIONS = { capture: true, passive: true } as const;

function start(one: Travelling): void {
  if (travelling.size === 0) {
    addEventListener('scroll', request, OPTIONS);
    addEventListener('resize', request, OPTIONS);
  }
  travelling.add(one);
  request();
}

function stop(one: Travelling): void {
  if (!travelling.delete(one) || travelling.size > 0) return;
  removeEventListener('scroll', request, OPTIONS);
  removeEventListener('resize', request, OPTIONS);
  cancelAnimationFrame(frame);
  frame = 0;
}

/**
 * Reports how far an element has travelled through the window: 0 while it enters at the bottom, 1 once it has left at the top (SCROLL-304). The function is
 * called at most once per frame, while the element is in view, and once when it leaves.
 *
 * @returns a function that stops it
 */
export function onScrollProgress(element: Element, tell: (progress: number) => void): () => void {
  const one: Travelling = { element, tell };
  const stopWatching = inView(element, (visible) => {
    if (visible) return start(one);
    stop(one);
    tell(progressOf(element));
  });
  return () => {
    stopWatching();
    stop(one);
  };
}
