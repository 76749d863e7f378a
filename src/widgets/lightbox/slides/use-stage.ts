import { type MouseEvent, type RefObject, useRef } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { motion } from '../../../runtime/page/motion.ts';
import { lightboxLimits } from '../../../vocab/codes/lightbox.ts';
import { GROWN, isOnScreen, overThumbnail } from '../motion/grow.ts';
import { type Box, WHOLE, zoomAbout } from '../motion/zoom.ts';
import { useClicks } from './use-clicks.ts';
import { useGestures } from './use-gestures.ts';
import { useTrack } from './use-track.ts';
import { boxOf, useZoom } from './use-zoom.ts';

interface StageOptions {
  readonly handle: Pick<BlockHandle, 'run' | 'after' | 'dir'>;
  readonly count: number;
  readonly position: number;
  go(step: number): void;
  close(): void;
  /** The element of the page that shows the current item. */
  thumbnail(): HTMLElement | null;
}

/** The functions that move the slides. */
export interface Stage {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  readonly isDragged: boolean;
  click(event: MouseEvent): void;
  /** Measures the thumbnail before the lightbox is shown; the result lets the content grow from it. */
  grow(): () => void;
  /** Lets the content shrink to its thumbnail. */
  shrink(): void;
  toggle(): void;
  zoomBy(factor: number): void;
  pan(x: number, y: number): void;
}

/** The content shrinks this long, in ms: as long as the overlay fades out. */
const SHRINK_MS = 250;
const EASING = 'cubic-bezier(.3, .7, .2, 1)';

/** Gestures, zoom and movement of the slides. */
export function useStage(layer: RefObject<HTMLElement | null>, options: StageOptions): Stage {
  const { handle, count, position, go, close } = options;
  const area = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<PointerEvent | null>(null);
  const sign = handle.dir === 'rtl' ? -1 : 1;
  const zoom = useZoom(layer, position);
  const track = useTrack(row, position, sign);
  const overlay = (): HTMLElement | null => layer.current?.querySelector<HTMLElement>('.overlay') ?? null;
  const isDragged = useGestures(area, { handle, zoom, track, count, sign, overlay, pressed, go, close });
  const click = useClicks(layer, { handle, zoom, count, sign, pressed, go, close });

  /** Where the thumbnail is; null if nothing is to grow from it. */
  const thumbnailBox = (): Box | null => {
    const thumbnail = motion.reduced() ? null : options.thumbnail();
    const box = thumbnail && boxOf(thumbnail);
    return box && isOnScreen(box, { width: innerWidth, height: innerHeight }) ? box : null;
  };
  return {
    area,
    track: row,
    scale: zoom.scale,
    isDragged,
    click: (event) => handle.run(() => click(event)),
    grow() {
      const from = thumbnailBox();
      return () => {
        const content = zoom.content();
        if (!(from && content?.querySelector('img'))) return;
        layer.current?.setAttribute('data-growing', '');
        content.animate([{ ...overThumbnail(zoom.box(), from) }, { ...GROWN }], {
          duration: lightboxLimits.overlayFadeSeconds * 1000,
          easing: EASING,
        });
      };
    },
    shrink() {
      const to = thumbnailBox();
      const content = zoom.content();
      if (!(to && content)) return;
      layer.current?.setAttribute('data-shrinking', '');
      content.animate(
        [{ transform: content.style.transform || 'none', clipPath: 'inset(0)' }, { ...overThumbnail(zoom.box(), to) }],
        { duration: SHRINK_MS, easing: EASING, fill: 'forwards' },
      );
    },
    toggle: () => zoom.toggle(),
    zoomBy(factor) {
      if (zoom.content()?.dataset.kind !== 'image') return;
      const box = zoom.box();
      const middle = { x: innerWidth / 2, y: innerHeight / 2 };
      const now = zoom.now();
      zoom.settle(factor ? zoomAbout(now, box, Math.max(1, now.scale * factor), middle) : WHOLE, true);
    },
    pan(x, y) {
      const now = zoom.now();
      zoom.settle({ ...now, x: now.x - (x * innerWidth) / 4, y: now.y - (y * innerHeight) / 4 }, true);
    },
  };
}
