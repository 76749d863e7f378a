interface Observer {
  observe(element: Element): void;
  unobserve(element: Element): void;
}

interface Listener<Told> {
  tell(told: Told): void;
}

/** The state of an element: its listeners, and the value they received last. */
interface Watched<Told> {
  readonly listeners: Set<Listener<Told>>;
  last?: { readonly told: Told };
}

/**
 * Shares one browser observer for the whole page, created at first use, among any number of listeners for each element.
 *
 * @param make creates the observer with the callback it receives
 * @param read returns the value of an observer's entry
 * @returns a function that observes an element: the listener is called now and at every change, until the returned function is called
 */
export function sharedObserver<Entry extends { readonly target: Element }, Told>(
  make: (changed: (entries: readonly Entry[]) => void) => Observer,
  read: (entry: Entry) => Told,
): (element: Element, tell: (told: Told) => void) => () => void {
  const watched = new Map<Element, Watched<Told>>();
  let observer: Observer | null = null;

  const changed = (entries: readonly Entry[]): void => {
    for (const entry of entries) {
      const one = watched.get(entry.target);
      if (!one) continue;
      one.last = { told: read(entry) };
      for (const listener of [...one.listeners]) notify(one, listener);
    }
  };

  /** An exception of one listener is reported as an uncaught error, and the others are still called. */
  const notify = ({ listeners, last }: Watched<Told>, listener: Listener<Told>): void => {
    try {
      if (last && listeners.has(listener)) listener.tell(last.told);
    } catch (error) {
      reportError(error);
    }
  };

  return (element, tell) => {
    observer ??= make(changed);
    const listener = { tell };
    const known = watched.get(element);
    const one: Watched<Told> = known ?? { listeners: new Set() };
    one.listeners.add(listener);
    if (!known) {
      watched.set(element, one);
      observer.observe(element);
    } else if (known.last) {
      // The observer reports an element that is already observed only when it changes.
      queueMicrotask(() => notify(known, listener));
    }
    return () => {
      if (!one.listeners.delete(listener) || one.listeners.size > 0) return;
      watched.delete(element);
      observer?.unobserve(element);
    };
  };
}
