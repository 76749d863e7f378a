interface Observer {
  observe(element: Element): void;
  unobserve(element: Element): void;
}

interface Listener<Told> {
  tell(told: Told): void;
}

/** What is known of an element: who listens, and what was told last. */
interface Watched<Told> {
  readonly listeners: Set<Listener<Told>>;
  last?: { readonly told: Told };
}

/**
 * One observer of the browser for the whole page, made when first asked for, and any number of listeners for each element.
 *
 * @param make makes the observer, and hands it what has to be called
 * @param read what an entry of the observer says
 * @returns begins to listen to an element: told now and at every change, until the stop that it returns is called
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

  /** One that throws is reported as the browser would, and the others still hear. */
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
      // The observer tells of an element it knows only when that changes.
      queueMicrotask(() => notify(known, listener));
    }
    return () => {
      if (!one.listeners.delete(listener) || one.listeners.size > 0) return;
      watched.delete(element);
      observer?.unobserve(element);
    };
  };
}
