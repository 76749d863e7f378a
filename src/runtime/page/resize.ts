type Told = (width: number, height: number) => void;

const told = new Map<Element, Told>();
let observer: ResizeObserver | null = null;

/** Tells an element's content size in CSS px, now and whenever it changes. One observer serves the page. Returns the stop. */
export function onResize(element: Element, fn: Told): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) told.get(target)?.(contentRect.width, contentRect.height);
  });
  told.set(element, fn);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer?.unobserve(element);
  };
}
