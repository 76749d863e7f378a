import { ANIMATION_CLASS, ANIMATION_LOADED } from '../../../vocab/names.ts';

/** How a block looks before it comes in, by the end of its class name. */
const FIRST_KEYFRAMES: Readonly<Record<string, Keyframe>> = {
  fade: { opacity: 0 },
  rise: { opacity: 0, translate: '0 24px' },
  scale: { opacity: 0, scale: '0.94' },
};

const animationWords = ({ classList }: Element): string[] =>
  [...classList].filter(
    (word) => word.includes(ANIMATION_CLASS) && word !== ANIMATION_LOADED && !word.endsWith(`${ANIMATION_CLASS}none`),
  );

/**
 * Returns whether an element has an animation class (ANIM-002, ANIM-005). Published pages write `animation-none` on
 * blocks without one.
 */
export const isAnimated = (element: Element): boolean => animationWords(element).length > 0;

/**
 * Returns the keyframe that a block with `animation-fade`, `-rise` or `-scale` comes in from; undefined for names that
 * only a style sheet of the page knows.
 */
export function firstKeyframe(element: Element): Keyframe | undefined {
  for (const word of animationWords(element)) {
    const name = word.slice(word.lastIndexOf(ANIMATION_CLASS) + ANIMATION_CLASS.length);
    if (Object.hasOwn(FIRST_KEYFRAMES, name)) return FIRST_KEYFRAMES[name];
  }
  return;
}
