import { documentMember } from './document-member.ts';

/** Tells when a page may be seen for the last time: hidden, navigated away, closed. Never by `unload`, which keeps a page out of the back/forward cache. Returns the stop. */
export function watchLeaving(fn: () => void): () => void {
  const hidden = (): void => {
    if (documentMember('visibilityState') === 'hidden') fn();
  };
  const { prototype } = EventTarget;
  addEventListener('pagehide', fn);
  // A form named like the method hides it on `document`.
  prototype.addEventListener.call(document, 'visibilitychange', hidden);
  return () => {
    removeEventListener('pagehide', fn);
    prototype.removeEventListener.call(document, 'visibilitychange', hidden);
  };
}

/** Tells when a visitor comes back to the page: from another tab or window, or through the back/forward cache. Returns the stop. */
export function watchReturn(fn: () => void): () => void {
  const shown = (): void => {
    if (documentMember('visibilityState') === 'visible') fn();
  };
  const { prototype } = EventTarget;
  addEventListener('focus', fn);
  addEventListener('pageshow', fn);
  // A form named like the method hides it on `document`.
  prototype.addEventListener.call(document, 'visibilitychange', shown);
  return () => {
    removeEventListener('focus', fn);
    removeEventListener('pageshow', fn);
    prototype.removeEventListener.call(document, 'visibilitychange', shown);
  };
}
