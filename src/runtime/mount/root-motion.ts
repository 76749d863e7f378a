import { MOTION } from '../../vocab/names.ts';
import { motion } from '../page/motion.ts';

/** Keeps the attribute of a root up to date without a render, until React removes the root. */
const followMotion = (root: Element | null): (() => void) | undefined =>
  root
    ? motion.watch((reduced) => (reduced ? root.setAttribute(MOTION, 'reduce') : root.removeAttribute(MOTION)))
    : undefined;

/** Props that give a root `data-motion="reduce"` while motion is reduced, for its style sheets. */
export const rootMotion = () => ({ [MOTION]: motion.reduced() ? 'reduce' : undefined, ref: followMotion });
