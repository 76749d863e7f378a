import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { type Drag, type Pinch, trackPointer } from '../../../runtime/page/pointer-tracker.ts';
import { isForGestures } from '../../_shared/media/slides/is-for-gestures.ts';
import { closesByDrag, overlayLeft, resisted, swipeResult } from '../motion/drag-result.ts';
import { type Point, WHOLE, wheelScale, type Zoom, zoomAbout } from '../motion/zoom.ts';
import type { TrackControl } from './use-track.ts';
import type { ZoomControl } from './use-zoom.ts';

interface GestureOptions {
  readonly handle: Pick<BlockHandle, 'run' | 'after'>;
  readonly zoom: ZoomControl;
  readonly track: TrackControl;
  readonly count: number;
  readonly sign: 1 | -1;
  readonly overlay: () => HTMLElement | null;
  /** The press of a mouse on a text that it may select; null for any other. */
  readonly pressed: RefObject<PointerEvent | null>;
  go(step: number): void;
  close(): void;
}

/** The effect of a drag, which is decided when the drag begins. */
type Mode = 'pan' | 'swipe' | 'away' | 'none';

/** Two fingers that make a whole picture this small close the lightbox. */
const CLOSES_BELOW = 0.75;

/** What has text of its own, and may scroll. */
const TEXT = '.caption,.content[data-kind=text]';

const isIn = (event: Event, selector: string): boolean =>
  event.composedPath().some((step) => step instanceof HTMLElement && step.matches(selector));

/** Drags, pinches and turns of the wheel over the slides. Returns whether one has been dragged yet. */
export function useGestures(area: RefObject<HTMLElement | null>, options: GestureOptions): boolean {
  const { handle, zoom, track, pressed } = options;
  const [isDragged, setIsDragged] = useState(false);
  const held = useRef<{ mode: Mode; zoom: Zoom; at: number; from: Point }>({
    mode: 'none',
    zoom: WHOLE,
    at: 0,
    from: { x: 0, y: 0 },
  });
  const hasPicture = (): boolean => zoom.content()?.dataset.kind === 'image';

  const start = useEffectEvent((drag: Drag) => {
    const isSideways = Math.abs(drag.movedX) >= Math.abs(drag.movedY);
    const mode: Mode = zoom.now().scale > 1 ? 'pan' : isSideways ? 'swipe' : 'away';
    held.current = { mode, zoom: zoom.now(), at: mode === 'swipe' ? track.hold() : 0, from: drag };
    if (mode === 'swipe') setIsDragged(true);
  });
  const move = useEffectEvent(({ movedX, movedY }: Drag) => {
    const { mode, zoom: before, at } = held.current;
    if (mode === 'pan') zoom.draw({ scale: before.scale, x: before.x + movedX, y: before.y + movedY });
    if (mode === 'swipe') track.drag(at + (options.count > 1 ? movedX : resisted(movedX)));
    if (mode !== 'away') return;
    zoom.draw({ scale: 1 - Math.abs(movedY) / innerHeight / 3, x: movedX, y: movedY });
    options.overlay()?.style.setProperty('--left', String(overlayLeft(movedY, innerHeight)));
  });
  const end = useEffectEvent((drag: Drag, isCancelled: boolean) => {
    const { mode } = held.current;
    if (mode === 'pan') zoom.settle(zoom.now(), true);
    if (mode === 'swipe') {
      track.release();
      const result = isCancelled || options.count < 2 ? 0 : swipeResult(drag, innerWidth);
      if (result) options.go(result * options.sign);
    }
    if (mode !== 'away') return;
    if (!isCancelled && closesByDrag(drag, innerHeight)) {
      options.close();
      return;
    }
    options.overlay()?.style.removeProperty('--left');
    zoom.settle(WHOLE, true);
  });
  const pinched = useEffectEvent(({ x, y, scale }: Pinch, isFirst: boolean) => {
    if (!hasPicture()) return;
    if (isFirst) held.current = { mode: 'none', zoom: zoom.now(), at: 0, from: { x, y } };
    const { zoom: before, from } = held.current;
    zoom.draw(zoomAbout(before, zoom.box(), Math.max(0.5, before.scale * scale), from, { x, y }));
  });
  const pinchEnded = useEffectEvent(() => {
    if (!hasPicture()) return;
    if (held.current.zoom.scale === 1 && zoom.now().scale < CLOSES_BELOW) options.close();
    else zoom.settle(zoom.now(), true);
  });
  const turned = useEffectEvent((event: WheelEvent) => {
    if (isIn(event, `${TEXT},.thumbnails`)) return;
    // Nothing behind the lightbox scrolls, and the page is not zoomed.
    event.preventDefault();
    if (!hasPicture()) return;
    const now = zoom.now();
    zoom.settle(
      zoomAbout(now, zoom.box(), Math.max(1, wheelScale(now.scale, event)), { x: event.clientX, y: event.clientY }),
    );
  });

  useEffect(() => {
    const element = area.current;
    const layer = element?.parentElement;
    if (!(element && layer)) return;
    const guarded =
      <Args extends unknown[]>(fn: (...args: Args) => void) =>
      (...args: Args): void =>
        void handle.run(() => fn(...args));
    const wheel = guarded(turned);
    layer.addEventListener('wheel', wheel, { passive: false });
    const stop = trackPointer(element, {
      accepts(event) {
        pressed.current = event.pointerType === 'mouse' && isIn(event, TEXT) ? event : null;
        return !pressed.current && isForGestures(event);
      },
      start: guarded(start),
      move: guarded(move),
      end: guarded(end),
      pinchStart: guarded((pinch) => pinched(pinch, true)),
      pinch: guarded((pinch) => pinched(pinch, false)),
      pinchEnd: guarded(pinchEnded),
    });
    return () => {
      stop();
      layer.removeEventListener('wheel', wheel);
    };
  }, [area, handle, pressed]);
  return isDragged;
}
