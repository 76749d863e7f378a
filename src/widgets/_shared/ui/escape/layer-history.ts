import { LAYER_MARK } from '../../../../vocab/codes/layout.ts';

/** The entry of the history that an open layer has added, so that Back closes the layer and not the page. */
interface LayerEntry {
  /** The address below it; null if the address itself has opened the layer, and no entry was added. */
  from: string | null;
  /** The number of the entry, counted over all that have been added; 0 without one. */
  order: number;
  readonly url: string | undefined;
  back(): void;
}

/** What the browser tells of a navigation that begins. */
interface Navigating extends Event {
  readonly destination: { readonly sameDocument: boolean };
  readonly downloadRequest: string | null;
}

/** How long a navigation may take to begin, in ms: to take an entry away meanwhile would cancel it. */
const LEAVING_MS = 5_000;

/** How long the browser may take to tell of another fragment after it went back, in ms. */
const FRAGMENT_MS = 500;

/** One for each open layer, the last one on top. */
const entries: LayerEntry[] = [];
let lastOrder = 0;
/** Entries of layers that have closed otherwise, the last one on top. */
let surplus: LayerEntry[] = [];
/** The address that the page is going back to because entries are taken away. */
let goingTo: string | undefined;
/** One of those entries has an address of its own. */
let hadUrl = false;
let leftAt = Number.NEGATIVE_INFINITY;
let isListening = false;

const isOwn = (): boolean => Object(history.state)[LAYER_MARK] === true;

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Before the page's own listeners: the address stays, so there is nothing for a router of the page to do.
  addEventListener('popstate', popped, true);
  // Unlike the listeners of an unload, this one keeps no page from the back/forward cache.
  Reflect.get(window, 'navigation')?.addEventListener('navigate', ({ destination, downloadRequest }: Navigating) => {
    if (!destination.sameDocument && downloadRequest === null) leftAt = performance.now();
  });
}

/**
 * The browser tells of the fragment, too, when it has left the address of a layer. What follows fragments would select and scroll to that of the page, where the
 * visitor may have gone on. Where the fragment is the same, nothing comes.
 */
function keepFragment(): void {
  const { href } = location;
  const stop = (): void => removeEventListener('hashchange', changed, true);
  const changed = (event: HashChangeEvent): void => {
    stop();
    if (event.newURL === href) event.stopImmediatePropagation();
  };
  addEventListener('hashchange', changed, true);
  setTimeout(stop, FRAGMENT_MS);
}

function popped(event: Event): void {
  const expected = goingTo;
  goingTo = undefined;
  if (expected === location.href) {
    event.stopImmediatePropagation();
    if (hadUrl) keepFragment();
    for (const entry of entries) write(entry);
    return;
  }
  const top = entries.at(-1);
  if (!top || (top.from !== null && top.from !== location.href)) return;
  if (top.from !== null) {
    event.stopImmediatePropagation();
    if (top.url) keepFragment();
  }
  entries.pop();
  top.back();
}

/** Documents in sandboxes, and browsers that are asked too often, throw: Back then leaves the page, as without an entry. */
function write(entry: LayerEntry): void {
  const isLayerOnTop = isOwn();
  // Where the page adds an entry meanwhile, Firefox never goes back: there is nothing to wait for.
  if (!isLayerOnTop) goingTo = undefined;
  if (entry.order || goingTo !== undefined || entry.from === null) return;
  const { state } = history;
  const taken = isLayerOnTop ? surplus.at(-1) : undefined;
  const from = taken ? taken.from : location.href;
  try {
    if (taken) history.replaceState(state, '', entry.url);
    else
      history.pushState(
        state === null || Object(state) === state ? { ...state, [LAYER_MARK]: true } : state,
        '',
        entry.url,
      );
  } catch {
    return;
  }
  if (taken) surplus.pop();
  entry.from = from;
  entry.order = ++lastOrder;
}

function goBack(): void {
  const { length } = surplus;
  const to = surplus[0]?.from;
  hadUrl = surplus.some(({ url }) => url);
  surplus = [];
  // The page has moved on, has ended, or is about to be left.
  if (!to || !isOwn() || !Reflect.has(window, 'Vitrine') || performance.now() - leftAt < LEAVING_MS) return;
  goingTo = to;
  history.go(-length);
}

/**
 * Adds an entry to the history for a layer that covers the page (LBOX-317).
 *
 * @param back closes the layer: the visitor went back
 * @param url the address while the layer is open, if it is another one
 * @param isThere the address itself has opened the layer: no entry is added
 * @returns a function that takes the entry away because the layer closes otherwise
 */
export function addLayerEntry(back: () => void, url?: string, isThere = false): () => void {
  listen();
  const entry: LayerEntry = { from: isThere ? null : location.href, order: 0, url, back };
  entries.push(entry);
  write(entry);
  return () => {
    const at = entries.indexOf(entry);
    if (at < 0) return;
    entries.splice(at, 1);
    if (!entry.order) return;
    surplus = [...surplus, entry].sort((one, other) => one.order - other.order);
    // A layer that opens in its place takes the entry over.
    setTimeout(goBack);
  };
}
