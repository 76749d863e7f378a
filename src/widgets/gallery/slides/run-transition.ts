import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { motion } from '../../../runtime/page/motion.ts';
import type { Gallery } from '../state/gallery-state.ts';

interface Options {
  readonly gallery: Gallery;
  readonly handle: BlockHandle;
  readonly seconds: number;
  /** Starts the animations; not called where nothing moves. */
  begin(timing: { duration: number; fill: 'both' }): readonly (Animation | undefined)[];
  /** Called once, at the end or at the cancellation. */
  done?(): void;
}

/**
 * Runs the transition of a slideshow. The gallery is in motion from its beginning to its end, also where it is cancelled, and where motion is reduced (SLIDE-320).
 *
 * @returns a function that cancels it
 */
export function runTransition({ gallery, handle, seconds, begin, done }: Options): () => void {
  gallery.setInMotion(true);
  const isStill = seconds <= 0 || motion.reduced();
  const running = isStill ? [] : begin({ duration: seconds * 1000, fill: 'both' });
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    cancel();
    for (const one of running) one?.cancel();
    gallery.setInMotion(false);
    done?.();
  };
  // A timer ends it, not the animation: that one does not end in a hidden tab.
  const cancel = isStill ? (): void => {} : handle.after(seconds * 1000, end);
  if (isStill) end();
  return end;
}
