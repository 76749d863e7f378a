type Told = (inView: boolean) => void;

const told = new Map<Element, Told>();
let observer: IntersectionObserver | null = null;

/** Tells whether an element is in view, now and whenever it changes. One observer serves the page. Returns the stop. */
export function inView(element: Element, fn: Told): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
  });
  told.set(element, fn);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer?.unobserve(element);
  };
}
