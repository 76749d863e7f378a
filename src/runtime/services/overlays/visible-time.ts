import { documentMember } from '../../page/document-member.ts';

/** Calls a function once the page has been visible for some ms in all. Returns a function that stops it. */
export function afterVisible(ms: number, fn: () => void): () => void {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { prototype } = EventTarget;
  const stop = (): void => {
    clearTimeout(timer);
    prototype.removeEventListener.call(document, 'visibilitychange', changed);
  };
  const changed = (): void => {
    if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    }
    if (documentMember('visibilityState') !== 'visible') return;
    since = performance.now();
    timer = setTimeout(
      () => {
        stop();
        fn();
      },
      Math.max(0, left),
    );
  };
  // A form with the name of the method hides it on `document`.
  prototype.addEventListener.call(document, 'visibilitychange', changed);
  changed();
  return stop;
}
