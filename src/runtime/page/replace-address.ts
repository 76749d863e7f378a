/** The shortest time between two changes, in ms. Browsers refuse more than about one hundred in half a minute. */
const LEAST_MS = 300;

let lastAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

function write(address: string): void {
  lastAt = performance.now();
  try {
    // Not relative to the document, whose base may be elsewhere (F-013).
    history.replaceState(history.state, '', new URL(address, location.href).href);
  } catch {
    // The browser refuses an address of another origin, any address in a sandboxed document, and too many calls (T-29). The page works without it.
  }
}

/**
 * Replaces the address of the page at most once per 300 ms; of the requests in between the last one is carried out at the end (NAV-302, T-29). A request is
 * dropped if something else changes the address before its time.
 *
 * @param address absolute, or relative to the address of the page
 * @returns a function that drops a change that is still waiting
 */
export function replaceAddress(address: string): () => void {
  clearTimeout(timer);
  const wait = lastAt + LEAST_MS - performance.now();
  if (wait <= 0) {
    write(address);
    return () => {};
  }
  const before = location.href;
  const own = setTimeout(() => {
    if (location.href === before) write(address);
  }, wait);
  timer = own;
  return () => clearTimeout(own);
}
