import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { onResize } from '../../../runtime/page/element-observers.ts';
import type { Gallery } from '../state/gallery-state.ts';
import { createTrack, type Stops, type Track } from './track.ts';

interface UseTrackOptions {
  readonly axis?: 'x' | 'y';
  readonly gallery: Gallery;
  readonly handle: BlockHandle;
  /** What the track is at; where it changes, the track moves. */
  readonly position: number;
  /** Duration of a move, in seconds, and of the one after a drag. */
  readonly seconds: number;
  readonly afterDrag: number;
  /** Whether visitors can drag the slides. */
  readonly draggable?: boolean;
  /** A drag may skip stops. */
  readonly skipSnaps?: boolean;
  stops(size: number): Stops;
  /** How far the slides were moved along the track when the position changed, in px. */
  shift?(before: number, now: number, size: number): number;
  choose(stop: number): boolean;
}

/** Rows of slides that a visitor can drag, in a view that clips them. Returns what has to be put on the view and on the element that holds the slides. */
export function useTrack({
  axis = 'x',
  gallery,
  handle,
  position,
  seconds,
  afterDrag,
  draggable = true,
  skipSnaps = false,
  ...callbacks
}: UseTrackOptions) {
  const rtl = handle.dir === 'rtl';
  const root = useRef<HTMLDivElement | null>(null);
  const frames = useRef<HTMLDivElement>(null);
  const track = useRef<Track | null>(null);
  const size = useRef(0);
  const shown = useRef(position);
  // Embla begins without slides: what it measures is not in the page.
  const [emblaRoot, embla] = useEmblaCarousel({
    active: false,
    align: 'start',
    axis,
    containScroll: false,
    direction: rtl ? 'rtl' : 'ltr',
    skipSnaps,
    watchDrag: draggable,
    watchFocus: false,
    watchResize: false,
    watchSlides: false,
  });
  const stops = useEffectEvent((px: number) => callbacks.stops(px));
  const choose = useEffectEvent((stop: number) => callbacks.choose(stop));

  useLayoutEffect(() => {
    const [view, inner] = [root.current, frames.current];
    if (!embla || !view || !inner) return;
    const made = createTrack({
      embla,
      frames: inner,
      axis,
      rtl,
      gallery,
      handle,
      afterDrag,
      choose: (stop) => choose(stop),
    });
    track.current = made;
    const unwatch = onResize(view, (width, height) => {
      const px = axis === 'y' ? height : width;
      if (px === size.current || px === 0) return;
      size.current = px;
      made.place(stops(px), px);
    });
    return () => {
      track.current = null;
      size.current = 0;
      unwatch();
      made.stop();
    };
  }, [embla, axis, rtl, gallery, handle, afterDrag]);

  // Embla is not there yet when the slides are first seen.
  useLayoutEffect(() => {
    const element = root.current;
    const rail = element?.firstElementChild;
    if (embla || !element || !(rail instanceof HTMLElement)) return;
    const { places, at } = callbacks.stops(axis === 'y' ? element.clientHeight : element.clientWidth);
    const px = -(places[at] ?? 0);
    rail.style.transform = axis === 'y' ? `translateY(${px}px)` : `translateX(${rtl ? -px : px}px)`;
  });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = position;
    const px = size.current;
    if (before === position || px === 0) return;
    track.current?.move(callbacks.stops(px), px, seconds, callbacks.shift?.(before, position, px));
  });

  const view = useCallback(
    (element: HTMLDivElement | null): void => {
      root.current = element;
      emblaRoot(element);
    },
    [emblaRoot],
  );
  return {
    view,
    frames,
    /** Shows the same slide with other stops, after the layout has changed. */
    replace: (): void => {
      if (size.current > 0) track.current?.place(callbacks.stops(size.current), size.current);
    },
    isHeld: (): boolean => track.current?.isHeld() ?? false,
  };
}
