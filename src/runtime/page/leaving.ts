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
