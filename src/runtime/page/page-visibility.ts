import { documentMember } from './document-member.ts';

/**
 * Calls a function whenever the page may be visible for the last time: hidden, navigated away, closed. `unload` is not used, because it prevents the
 * back/forward cache. Returns a function that stops it.
 */
export function watchLeaving(fn: () => void): () => void {
  const hidden = (): void => {
    if (documentMember('visibilityState') === 'hidden') fn();
  };
  const { prototype } = EventTarget;
  addEventListener('pagehide', fn);
  // A form with the name of the method hides it on `document`.
  prototype.addEventListener.call(document, 'visibilitychange', hidden);
  return () => {
    removeEventListener('pagehide', fn);
    prototype.removeEventListener.call(document, 'visibilitychange', hidden);
  };
}

/** Calls a function when the visitor returns to the page, from another tab or window or through the back/forward cache. Returns a function that stops it. */
export function watchReturn(fn: () => void): () => void {
  const shown = (): void => {
    if (documentMember('visibilityState') === 'visible') fn();
  };
  const { prototype } = EventTarget;
  addEventListener('focus', fn);
  addEventListener('pageshow', fn);
  // A form with the name of the method hides it on `document`.
  prototype.addEventListener.call(document, 'visibilitychange', shown);
  return () => {
    removeEventListener('focus', fn);
    removeEventListener('pageshow', fn);
    prototype.removeEventListener.call(document, 'visibilitychange', shown);
  };
}
