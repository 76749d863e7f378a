import { vi } from 'vitest';

type Entry = {
  readonly target: Element;
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { width: number };
};

class Observer {
  readonly observed = new Set<Element>();
  readonly tell: (entries: Entry[]) => void;
  readonly margin: string;
  constructor(tell: (entries: Entry[]) => void, options: IntersectionObserverInit = {}) {
    this.tell = tell;
    this.margin = options.rootMargin ?? '';
    observers.push(this);
  }
  observe = (element: Element): void => void this.observed.add(element);
  unobserve = (element: Element): void => void this.observed.delete(element);
}

/** A module keeps its observer over many tests. */
const observers: Observer[] = [];

/** Copies of a picture that were made to load ahead, and what they were given. */
export const probes: HTMLImageElement[] = [];

/** Replaces what the test's DOM does not have: places, observers and files that arrive. */
export function fakeBrowser(): void {
  probes.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        const image = document.createElement('img');
        image.decode = async () => {};
        probes.push(image);
        // biome-ignore lint/correctness/noConstructorReturn: `new Image()` gives an element of the document.
        return image;
      }
    },
  );
}

/** Tells that elements are near the window, or no longer. */
export function near(elements: readonly Element[], isIntersecting = true, margin = '200px'): void {
  for (const observer of observers.filter((one) => one.margin === margin)) {
    const entries = elements.filter((one) => observer.observed.has(one));
    if (entries.length)
      observer.tell(entries.map((target) => ({ target, isIntersecting, boundingClientRect: { width: 10 } })));
  }
}

/** Gives an element a size. */
export function sized<Type extends HTMLElement>(element: Type, width: number, height: number, top = 5_000): Type {
  for (const [name, value] of Object.entries({
    offsetWidth: width,
    clientWidth: width,
    offsetHeight: height,
    clientHeight: height,
  }))
    Object.defineProperty(element, name, { value, configurable: true });
  element.getBoundingClientRect = () =>
    ({ top, bottom: top + height, left: 0, right: width, width, height }) as DOMRect;
  return element;
}

/** Lets everything that waits for no event happen. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

/** The file of an image arrives, or fails. */
export async function arrive(image: EventTarget, type: 'load' | 'error' = 'load'): Promise<void> {
  image.dispatchEvent(new Event(type));
  await settle();
}
