import { type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from '../../runtime/page/element-observers.ts';

/** The size of a box in px, as it changes; nothing before it is laid out. */
export function useSize(box: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measured = (width: number, height: number): void =>
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    measured(element.clientWidth, element.clientHeight);
    return onResize(element, (width, height) => measured(Math.round(width), Math.round(height)));
  }, [box]);
  return size;
}
