import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { stripLimits } from '../../../vocab/codes/gallery-limits.ts';
import { swipeLimits } from '../../../vocab/codes/slideshow.ts';
import type { Alignment } from '../../../vocab/rules/display/alignment.ts';
import type { Gallery } from '../state/gallery-state.ts';
import { alignedStart, layOutStrip, slidesBetween } from './strip-geometry.ts';
import { useCurrentIndex } from './use-gallery.ts';
import { useSettledWidth } from './use-settled-width.ts';
import { useTrack } from './use-track.ts';

/** One slide of the strip, as the track asks for it. */
interface StripSlide {
  readonly index: number;
  readonly isCurrent: boolean;
  /** Whether visitors see it, at least in part. */
  readonly isInView: boolean;
  /** Loaded before those that are only in view (GAL-358). */
  readonly isPreloaded: boolean;
  readonly style: CSSProperties;
}

interface Props {
  readonly gallery: Gallery;
  readonly handle: BlockHandle;
  readonly alignment: Alignment;
  readonly seconds: number;
  /** Height over width of each slide. */
  readonly ratios: readonly number[];
  /** Height over width of the strip. */
  readonly ratio: number;
  readonly gap: number;
  draw(slide: StripSlide): ReactNode;
}

/** A strip of slides of which the current one is aligned (GAL-310). Visitors drag it; only the slides in view and those beside them are in the page. */
export function StripTrack({ gallery, handle, alignment, seconds, ratios, ratio, gap, draw }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useSettledWidth(box, handle);
  const current = useCurrentIndex(gallery);
  const height = (width ?? 0) * ratio;
  const geometry = useMemo(() => layOutStrip({ view: width ?? 0, height, gap, ratios }), [width, height, gap, ratios]);
  const start = alignedStart(current, alignment, geometry);
  const view = width ?? 0;
  const inView = slidesBetween(start, start + view, geometry);
  const mounted = slidesBetween(start - view, start + 2 * view, geometry);

  const track = useTrack({
    gallery,
    handle,
    position: current,
    seconds,
    afterDrag: swipeLimits.scrollAfterDragSeconds,
    skipSnaps: true,
    // The slides begin one view further on, so that no place is negative: with an alignment the first slide has space before it.
    stops: () => ({
      places: Array.from(
        { length: mounted.to - mounted.from },
        (_, place) => alignedStart(mounted.from + place, alignment, geometry) + view,
      ),
      at: current - mounted.from,
    }),
    choose: (stop) => gallery.select(mounted.from + stop),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another geometry has other places.
  useLayoutEffect(() => track.replace(), [geometry, alignment]);

  const slides: ReactNode[] = [];
  for (let index = mounted.from; index < mounted.to; index += 1)
    slides.push(
      draw({
        index,
        isCurrent: index === current,
        isInView: index >= inView.from && index < inView.to,
        isPreloaded: Math.abs(index - current) <= stripLimits.preloadCount,
        style: {
          insetInlineStart: `${(geometry.starts[index] ?? 0) + view}px`,
          inlineSize: `${geometry.widths[index] ?? 0}px`,
        },
      }),
    );
  return (
    <div className="slides-strip" ref={box} style={{ aspectRatio: `1 / ${ratio}` }}>
      <div className="slides-view slides-fill" ref={track.view} data-axis="x">
        <div className="slides-rail slides-fill">
          <div className="slides-frames slides-fill" ref={track.frames}>
            {width !== null && slides}
          </div>
        </div>
      </div>
    </div>
  );
}
