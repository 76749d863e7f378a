import { MOTION, NO_MOTION_QUERY } from '../../vocab/names.ts';
import { documentMember } from './document-member.ts';

const visitorSetting = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

const switchedOff = (): boolean => new URLSearchParams(globalThis.location?.search).get(NO_MOTION_QUERY) === 'true';

const pageWish = (): boolean => documentMember('documentElement').getAttribute(MOTION) === 'reduce';

type Listener = (reduced: boolean) => void;

const listeners = new Set<Listener>();
let last = false;
let stopListening = (): void => {};

function changed(): void {
  const reduced = motion.reduced();
  if (reduced === last) return;
  last = reduced;
  for (const fn of [...listeners]) fn(reduced);
}

/** Observes all three sources while there are listeners. The address does not change without a new page. */
function listen(): () => void {
  const list = visitorSetting();
  const observer = new MutationObserver(changed);
  list?.addEventListener('change', changed);
  observer.observe(documentMember('documentElement'), { attributes: true, attributeFilter: [MOTION] });
  return () => {
    list?.removeEventListener('change', changed);
    observer.disconnect();
  };
}

/**
 * Whether animations may run. Any of three sources reduces motion: the visitor's setting, `?nomotion=true`, and the page's own `data-motion="reduce"` on its
 * html element. All callers see them as one state.
 */
export const motion = {
  /** The current state, read at every call. */
  reduced: (): boolean => switchedOff() || pageWish() || (visitorSetting()?.matches ?? false),
  /** Calls a function at every change of the state. Returns a function that stops it. */
  watch(fn: Listener): () => void {
    // The same function may be registered twice.
    const listener: Listener = (reduced) => fn(reduced);
    if (listeners.size === 0) {
      last = motion.reduced();
      stopListening = listen();
    }
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stopListening();
    };
  },
};
