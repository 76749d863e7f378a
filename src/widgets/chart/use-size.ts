import { type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from '../../runtime/page/element-observers.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  /** The size of the text as a multiple of 16 px. */
  readonly scale: number;
}

/** The size of a box in px, as it changes; nothing before it is laid out. */
export function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState({ width: 0, height: 0, scale: 1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measured = (width: number, height: number): void => {
      const scale = Number.parseFloat(getComputedStyle(element).fontSize) / 16 || 1;
      setSize((before) =>
        before.width === width && before.height === height && before.scale === scale
          ? before
          : { width, height, scale },
      );
    };
    measured(element.clientWidth, element.clientHeight);
    return onResize(element, (width, height) => measured(Math.round(width), Math.round(height)));
  }, [box]);
  return size;
}
