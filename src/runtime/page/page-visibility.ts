import { documentMember } from './document-member.ts';

/**
 * Calls a function whenever the page may be visible for the last time: hidden, navigated away, closed. `unload` is not used, because it prevents the
 * back/forward cache. Returns a function that stops it.
 *
 * @param fn is told whether the page may end now, because another one takes its place: also one that the back/forward cache keeps may be dropped from it without
 *   being told. A page that is only hidden continues
 */
export function watchLeaving(fn: (ends: boolean) => void): () => void {
  const hidden = (): void => {
    if (documentMember('visibilityState') === 'hidden') fn(false);
  };
  const gone = (): void => fn(true);
  const { prototype } = EventTarget;
  addEventListener('pagehide', gone);
  // A form with the name of the method hides it on `document`.
  prototype.addEventListener.call(document, 'visibilitychange', hidden);
  return () => {
    removeEventListener('pagehide', gone);
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
