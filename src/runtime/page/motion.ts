import { isMotionReduced, onMotionChange } from './reduced-motion.ts';

type Listener = (reduced: boolean) => void;

const listeners = new Set<Listener>();
let last = false;
let stopListening = (): void => {};

function changed(): void {
  const reduced = isMotionReduced();
  if (reduced === last) return;
  last = reduced;
  for (const fn of [...listeners]) fn(reduced);
}

/** Whether animations may run. All callers see the three sources of `isMotionReduced` as one state. */
export const motion = {
  /** The current state, read at every call. */
  reduced: isMotionReduced,
  /** Calls a function at every change of the state. Returns a function that stops it. */
  watch(fn: Listener): () => void {
    // The same function may be registered twice.
    const listener: Listener = (reduced) => fn(reduced);
    if (listeners.size === 0) {
      last = isMotionReduced();
      stopListening = onMotionChange(changed);
    }
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stopListening();
    };
  },
};
