import { motion } from '../../runtime/page/motion.ts';
import { onScrollProgress } from '../../runtime/page/scroll-progress.ts';

/** How much higher than its box the picture is with the strongest movement, as a share of the box. */
const ROOM = 0.3;

/**
 * Moves a picture inside its box with the scroll progress of the box (SCROLL-304), except with reduced motion.
 *
 * @param strength 0 to 1
 * @returns a function that stops it
 */
export function startParallax(box: HTMLElement, picture: HTMLElement, strength: number): () => void {
  const room = ROOM * strength;
  let stop: (() => void) | null = null;
  const follow = (reduced: boolean): void => {
    stop?.();
    stop = null;
    picture.style.scale = reduced ? '' : `${1 + room}`;
    if (reduced) picture.style.translate = '';
    else
      stop = onScrollProgress(box, (progress) => {
        picture.style.translate = `0 ${((progress - 0.5) * room * 100).toFixed(2)}%`;
      });
  };
  follow(motion.reduced());
  const unwatch = motion.watch(follow);
  return () => {
    unwatch();
    follow(true);
  };
}
