import { pageState } from '../ui/escape/page-state.ts';

/** Adds an entry with another address to the history, without loading anything. An address that the page has already adds none. */
export function pushAddress(address: URL): void {
  if (address.href === location.href) return;
  try {
    history.pushState(pageState(), '', address);
  } catch {
    // A sandboxed document has no address of its own, and browsers refuse too many changes. The block works without it.
  }
}
