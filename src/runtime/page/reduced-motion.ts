import { MOTION, NO_MOTION_QUERY } from '../../vocab/names.ts';
import { documentMember } from './document-member.ts';

const visitorSetting = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

const switchedOff = (): boolean => new URLSearchParams(globalThis.location?.search).get(NO_MOTION_QUERY) === 'true';

const pageWish = (): boolean => documentMember('documentElement').getAttribute(MOTION) === 'reduce';

/**
 * Returns whether any of three sources reduces motion: the visitor's setting, `?nomotion=true`, and the page's own
 * `data-motion="reduce"` on its html element. Unlike
 * `motion` this has no state, so that a service can use it, too.
 */
export const isMotionReduced = (): boolean => switchedOff() || pageWish() || (visitorSetting()?.matches ?? false);

/** Calls a function when one of the sources may have changed. The address does not change without a new page. Returns a function that stops it. */
export function onMotionChange(fn: () => void): () => void {
  const list = visitorSetting();
  const observer = new MutationObserver(fn);
  list?.addEventListener('change', fn);
  observer.observe(documentMember('documentElement'), { attributes: true, attributeFilter: [MOTION] });
  return () => {
    list?.removeEventListener('change', fn);
    observer.disconnect();
  };
}
