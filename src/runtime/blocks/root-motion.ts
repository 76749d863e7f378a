import { MOTION } from '../../vocab/names.ts';
import { motion } from '../page/motion.ts';

/** Keeps the mark of a root up to date, without drawing anything again, until React takes the root out. */
const follow = (root: Element | null): (() => void) | undefined =>
  root
    ? motion.watch((reduced) => (reduced ? root.setAttribute(MOTION, 'reduce') : root.removeAttribute(MOTION)))
    : undefined;

/** What a root's element says of motion, for its style sheets: `data-motion="reduce"` while motion is reduced. */
export const rootMotion = () => ({ [MOTION]: motion.reduced() ? 'reduce' : undefined, ref: follow });
