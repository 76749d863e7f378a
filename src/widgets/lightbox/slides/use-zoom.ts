import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Box,
  clampZoom,
  maximumScale,
  type Point,
  stepScale,
  WHOLE,
  type Zoom,
  zoomAbout,
} from '../motion/zoom.ts';

/** How the picture of the current item is enlarged. Gestures draw without React; only a result is rendered. */
export interface ZoomControl {
  /** The scale once a gesture is over: it decides which file is fetched. */
  readonly scale: number;
  now(): Zoom;
  /** The current content; null before the first render. */
  content(): HTMLElement | null;
  /** Where the content is without zoom. */
  box(): Box;
  /** Draws without bounds, while fingers hold the picture. */
  draw(zoom: Zoom): void;
  /** Draws within the bounds and keeps the result. */
  settle(zoom: Zoom, isSmooth?: boolean): void;
  /** Enlarges to the picture's own pixels, or shows it whole again. */
  toggle(about?: Point): void;
}

/** The rectangle of an element on the screen. */
export const boxOf = (element: Element): Box => element.getBoundingClientRect();

export function useZoom(layer: RefObject<HTMLElement | null>, position: number): ZoomControl {
  const [scale, setScale] = useState(1);
  const zoom = useRef(WHOLE);
  const drawn = useRef<HTMLElement | null>(null);
  const control = useMemo(() => {
    const content = (): HTMLElement | null =>
      layer.current?.querySelector<HTMLElement>('[data-current] > .area > .content') ?? null;
    const box = (): Box => {
      const element = content();
      if (!element) return { left: 0, top: 0, width: 1, height: 1 };
      // Transforms change the rectangle of an element, but not its layout.
      const place = boxOf(element.offsetParent ?? element);
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
      return { left: place.left + offsetLeft, top: place.top + offsetTop, width: offsetWidth, height: offsetHeight };
    };
    const draw = (next: Zoom, isSmooth = false): void => {
      zoom.current = next;
      const element = content();
      if (!element) return;
      drawn.current = element;
      element.toggleAttribute('data-smooth', isSmooth);
      element.style.transform = next === WHOLE ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    };
    const ownWidth = (): number => {
      const element = content();
      return Number(element?.dataset.width) || (element?.querySelector('img')?.naturalWidth ?? 0);
    };
    const settle = (next: Zoom, isSmooth = false): void => {
      const at = box();
      const screen = { width: innerWidth, height: innerHeight };
      const clamped = clampZoom(next, at, screen, maximumScale(ownWidth(), at.width));
      draw(clamped, isSmooth);
      setScale(clamped.scale);
    };
    return {
      now: () => zoom.current,
      content,
      box,
      draw: (next: Zoom) => draw(next),
      settle,
      toggle(about?: Point) {
        const at = box();
        const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
        const isWhole = zoom.current.scale === 1;
        settle(isWhole ? zoomAbout(zoom.current, at, stepScale(ownWidth(), at.width), about ?? middle) : WHOLE, true);
      },
    };
  }, [layer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item begins whole.
  useLayoutEffect(
    () => () => {
      zoom.current = WHOLE;
      drawn.current?.style.removeProperty('transform');
      setScale(1);
    },
    [position],
  );
  const [, setSize] = useState(0);
  useEffect(() => {
    // A turned phone may need a larger file, and an enlarged picture has other bounds.
    const resized = (): void => {
      setSize(innerWidth);
      control.settle(zoom.current);
    };
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, [control]);
  return { ...control, scale };
}
