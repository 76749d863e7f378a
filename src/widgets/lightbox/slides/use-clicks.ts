import { type MouseEvent, type RefObject, useRef } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { lockedAxis } from '../../../runtime/page/pointer-tracker.ts';
import { clickArea } from '../motion/click-area.ts';
import type { Point } from '../motion/zoom.ts';
import { boxOf, type ZoomControl } from './use-zoom.ts';

/** A second click within this time belongs to the first, in ms. */
const DOUBLE_MS = 250;
/** … and is this near to it, in px. */
const DOUBLE_PX = 30;

interface ClickOptions {
  readonly handle: Pick<BlockHandle, 'after'>;
  readonly zoom: ZoomControl;
  readonly count: number;
  readonly sign: 1 | -1;
  /** The press of a mouse on a text that it may select; null for any other. */
  readonly pressed: RefObject<PointerEvent | null>;
  go(step: number): void;
  close(): void;
}

/** What a click or tap on the slides does (LBOX-306 to LBOX-310). Returns its listener. */
export function useClicks(
  layer: RefObject<HTMLElement | null>,
  { handle, zoom, count, sign, pressed, go, close }: ClickOptions,
): (event: MouseEvent) => void {
  const first = useRef<{ at: Point; cancel(): void } | null>(null);
  return (event) => {
    const content = zoom.content();
    if (!layer.current) return;
    const at = { x: event.clientX, y: event.clientY };
    const from = pressed.current;
    // It ends a selection.
    if (from && lockedAxis(at.x - from.clientX, at.y - from.clientY)) return;
    const area = clickArea(at, boxOf(layer.current), content && boxOf(content));
    if (area === 'edge') return;
    const path = event.nativeEvent.composedPath();
    // Links, captions and players have an action of their own.
    if (path.some((step) => step instanceof Element && step.matches('a,button,video,iframe,.caption'))) return;
    const before = first.current;
    first.current = null;
    before?.cancel();
    if (area === 'outside') {
      close();
      return;
    }
    const isImage = content?.dataset.kind === 'image';
    if (isImage && before && Math.hypot(before.at.x - at.x, before.at.y - at.y) < DOUBLE_PX) {
      zoom.toggle(at);
      return;
    }
    const act = (): void => {
      first.current = null;
      if (count > 1 && zoom.now().scale === 1) go(area === 'next' ? sign : -sign);
    };
    if (isImage) first.current = { at, cancel: handle.after(DOUBLE_MS, act) };
    else if (content?.dataset.kind === 'text') act();
  };
}
