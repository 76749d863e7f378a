import { MOTION } from '../../vocab/names.ts';
import { motion } from '../page/motion.ts';

/** Keeps the attribute of a root up to date without a render, until the root is removed. */
const followMotion = (root: Element | null): (() => void) | undefined =>
  root
    ? motion.watch((reduced) => (reduced ? root.setAttribute(MOTION, 'reduce') : root.removeAttribute(MOTION)))
    : undefined;

/** Props of the element around every view. Its `data-motion` is "reduce" while motion is reduced, for style sheets. */
export const rootProps = (dir: 'ltr' | 'rtl') => ({
  className: 'vitrine',
  part: 'root',
  dir,
  [MOTION]: motion.reduced() ? 'reduce' : undefined,
  ref: followMotion,
});

export type RootProps = ReturnType<typeof rootProps>;
