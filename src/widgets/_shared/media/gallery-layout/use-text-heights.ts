import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onResize } from '../../../../runtime/page/element-observers.ts';

/** Heights of the texts, in px. */
interface Texts {
  /** Of each slide; of a text that was not rendered yet, the average of the others. */
  readonly heights: Float64Array;
}

/**
 * The heights of the slides' texts beside or below their pictures. A text is measured when it is rendered, before that is painted, and again whenever its height
 * changes; a text that was never rendered counts like the average one.
 *
 * @param count the number of slides; 0 where no slide has a text
 */
export function useTextHeights(ref: RefObject<HTMLElement | null>, count: number, width: number): Float64Array {
  const known = useRef({ width, heights: new Map<number, number>() });
  const [texts, setTexts] = useState<Texts>(() => ({ heights: new Float64Array(count) }));
  // After every render, since what is rendered decides which texts there are.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || count === 0) return;
    if (known.current.width !== width) known.current = { width, heights: new Map() };
    const { heights } = known.current;
    const elements = [...list.querySelectorAll<HTMLElement>('[data-text]')];
    const note = (element: HTMLElement): boolean => {
      const index = Number(element.dataset.text);
      const height = element.offsetHeight;
      if (heights.get(index) === height) return false;
      heights.set(index, height);
      return true;
    };
    const apply = (): void => {
      let sum = 0;
      for (const height of heights.values()) sum += height;
      const next = new Float64Array(count).fill(heights.size ? sum / heights.size : 0);
      for (const [index, height] of heights) next[index] = height;
      setTexts({ heights: next });
    };
    if (elements.map(note).includes(true)) apply();
    const stops = elements.map((element) =>
      onResize(element, () => {
        if (note(element)) flushSync(apply);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  });
  return texts.heights;
}
