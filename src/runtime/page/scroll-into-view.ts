import { scrollLimits } from '../../vocab/codes/motion.ts';
import { motion } from './motion.ts';
import { tween } from './tween.ts';

export interface ScrollIntoViewOptions {
  /** The distance to the top edge of the window, in px. */
  readonly offset?: number;
  /** The shortest and longest duration, in ms; a distance takes 1 ms per px between them. */
  readonly leastMs?: number;
  readonly mostMs?: number;
}

/**
 * Scrolls the window until an element is 30 px below its top edge, in 50 ms (SCROLL-301, SCROLL-302, SCROLL-303). With reduced motion it jumps.
 *
 * @returns a function that stops it where it is
 */
export function scrollElementIntoView(element: Element, options: ScrollIntoViewOptions = {}): () => void {
  const { offset = scrollLimits.offsetPx, leastMs = scrollLimits.leastMs, mostMs = scrollLimits.mostMs } = options;
  const from = scrollY;
  const distance = element.getBoundingClientRect().top - offset;
  // A page's own `scroll-behavior: smooth` would animate each step once more.
  const step = (progress: number): void => scrollTo({ top: from + distance * progress, behavior: 'instant' });
  if (motion.reduced()) {
    step(1);
    return () => {};
  }
  return tween(step, Math.max(leastMs, Math.min(mostMs, Math.abs(distance))));
}
