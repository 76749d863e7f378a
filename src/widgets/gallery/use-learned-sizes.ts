import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { Dimensions } from '../../vocab/rules/display/dimensions.ts';
import type { PictureData, Slide } from '../../vocab/slides.ts';

interface Options {
  /** The slides of the gallery, which stay the same. */
  readonly slides: readonly Slide[];
  /** The ratios of pictures count in its layout. */
  readonly isOn: boolean;
  /** Whether the gallery is between two slides. */
  readonly isMoving: () => boolean;
  readonly handle: BlockHandle;
}

/**
 * The slides with the sizes that the page does not say and that their files tell when they come (IMG-325): those that come in one frame are one layout.
 *
 * @param root contains the slides that are rendered
 */
export function useLearnedSizes(
  root: RefObject<HTMLElement | null>,
  { slides, isOn, isMoving, handle }: Options,
): readonly Slide[] {
  const frame = useRef(0);
  const [known, setKnown] = useState(() => {
    if (!isOn) return slides;
    const sizes = new Map<number, Dimensions>();
    const ask = (): void => {
      frame.current ||= requestAnimationFrame(() => handle.run(apply));
    };
    const apply = (): void => {
      frame.current = 0;
      // A layout would end the move at once.
      if (isMoving()) {
        ask();
        return;
      }
      const withSize = (slide: Slide, index: number): Slide => {
        const dimensions = sizes.get(index);
        return dimensions ? { ...slide, picture: { ...(slide.picture as PictureData), dimensions } } : slide;
      };
      keepInView(root.current, handle.element, () => flushSync(() => setKnown((before) => before.map(withSize))));
      sizes.clear();
    };
    return slides.map((slide, index): Slide => {
      const { picture } = slide;
      if (!picture || picture.dimensions) return slide;
      const learned = (dimensions: Dimensions): void => {
        sizes.set(index, dimensions);
        ask();
      };
      return { ...slide, picture: { ...picture, learned } };
    });
  });
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return known;
}

/** Changes the layout of a gallery that begins above the window, and scrolls so that the first slide in the window stays there. */
function keepInView(root: HTMLElement | null, host: Element, change: () => void): void {
  const isAbove = root !== null && root.getBoundingClientRect().top < 0;
  const first =
    isAbove && [...root.querySelectorAll('[data-index]')].find((slide) => slide.getBoundingClientRect().bottom > 0);
  const topOf = (): number => (first ? first.getBoundingClientRect().top : 0);
  const top = topOf();
  change();
  const moved = topOf() - top;
  let scroller: Element | null = host;
  while (scroller && !scroller.scrollTop) scroller = scroller.parentElement;
  if (moved) scroller?.scrollBy({ top: moved, behavior: 'instant' });
}
