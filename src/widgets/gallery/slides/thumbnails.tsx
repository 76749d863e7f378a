import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { motion } from '../../../runtime/page/motion.ts';
import messages from '../../../strings/pt-BR/slides.json';
import { stripLimits } from '../../../vocab/codes/gallery-limits.ts';
import { nextStop } from '../../_shared/ui/roving-focus/next-stop.ts';
import type { GalleryViewProps } from '../gallery-view.ts';
import { createGallery } from '../state/gallery-state.ts';
import { SlidePicture } from './slide-picture.tsx';
import { ratioOf } from './slide-ratio.ts';
import { alignedStart, layOutStrip, slidesBetween } from './strip-geometry.ts';
import { useCurrentIndex } from './use-gallery.ts';
import { useSettledWidth } from './use-settled-width.ts';

/** Thumbnails in a row where the gallery does not say. */
const PER_ROW = 4;
/** Space between thumbnails, and between them and the slideshow, in px. */
const GAP = 8;
const VIDEO_RATIO = stripLimits.videoThumbnail.height / stripLimits.videoThumbnail.width;

/**
 * The thumbnails below a slideshow. They are a gallery of their own; each of the two follows the other (GAL-332). The browser scrolls them; only those in view and
 * beside it are in the page. One of them is a tab stop, and arrow keys choose another.
 */
export function Thumbnails({ slides, data, gallery, handle }: GalleryViewProps) {
  const t = handle.strings(messages);
  const [own] = useState(() => createGallery({ count: slides.length, ...gallery.getState(), autoplay: false }));
  useEffect(() => own.link(gallery), [own, gallery]);
  const current = useCurrentIndex(own);
  const box = useRef<HTMLDivElement>(null);
  const width = useSettledWidth(box, handle);
  const [scrolled, setScrolled] = useState(0);
  const moveFocus = useRef(false);

  const perRow = data.thumbnailsPerRow === '' ? PER_ROW : data.thumbnailsPerRow;
  const { thumbnailStripHeight, squareThumbs, autoCrop } = data;
  // Squares, or all as the first slide is; where nothing is cropped each keeps its own ratio.
  const ratios = useMemo(() => {
    const each = slides.map((slide) => (slide.type === 'video' ? VIDEO_RATIO : ratioOf(slide)));
    const common = squareThumbs ? 1 : autoCrop ? Math.min(1, each[0] ?? 1) : undefined;
    return each.map((ratio) => common ?? ratio);
  }, [slides, squareThumbs, autoCrop]);
  const rowRatio = Math.min(1, ratios[0] ?? 1);
  const view = width ?? 0;
  const height =
    thumbnailStripHeight === '' ? Math.max(0, ((view - (perRow - 1) * GAP) / perRow) * rowRatio) : thumbnailStripHeight;
  const geometry = useMemo(() => layOutStrip({ view, height, gap: GAP, ratios }), [view, height, ratios]);
  const mounted = slidesBetween(scrolled - view, scrolled + 2 * view, geometry);
  const total = (geometry.starts.at(-1) ?? 0) + (geometry.widths.at(-1) ?? 0);

  // Half a view is scrolled before other thumbnails are needed.
  const onScroll = (): void => {
    const at = Math.abs(box.current?.scrollLeft ?? 0);
    if (Math.abs(at - scrolled) > view / 2) setScrolled(at);
  };
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the thumbnails scroll to the current one.
  useLayoutEffect(() => {
    if (view === 0 || !box.current) return;
    const left = Math.max(0, Math.min(total - view, alignedStart(current, 'middle', geometry)));
    const behavior = isFirst.current || motion.reduced() ? 'instant' : 'smooth';
    isFirst.current = false;
    box.current.scrollTo({ left: handle.dir === 'rtl' ? -left : left, behavior });
    if (!moveFocus.current) return;
    moveFocus.current = false;
    box.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [current, geometry]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextStop(event.key, current, slides.length, { dir: handle.dir, loop: own.getState().loop });
    if (next === null) return;
    // The gallery listens to the same keys.
    event.preventDefault();
    event.stopPropagation();
    moveFocus.current = handle.run(() => own.select(next)) === true;
  };

  const indexes = Array.from({ length: mounted.to - mounted.from }, (_, place) => mounted.from + place);
  // The tab stop is there wherever the thumbnails are scrolled.
  if (width !== null && (current < mounted.from || current >= mounted.to)) indexes.push(current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the thumbnails are buttons, not fields.
    <div
      className="slides-thumbnails"
      role="group"
      aria-label={t('slidesThumbnails')}
      ref={box}
      style={{
        marginBlockStart: `${data.thumbnailStripMargin === '' ? GAP : data.thumbnailStripMargin}px`,
        ...(height > 0 ? { blockSize: `${height}px` } : { aspectRatio: `${perRow} / ${rowRatio}` }),
      }}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      <div className="slides-thumbnail-row" style={{ inlineSize: `${total}px` }}>
        {width !== null &&
          indexes.map((index) => {
            const picture = slides[index]?.picture;
            const isCurrent = index === current;
            return (
              <button
                key={index}
                type="button"
                className="slides-thumbnail"
                part="thumbnail"
                tabIndex={isCurrent ? 0 : -1}
                aria-label={t('slidesShow', { index: index + 1, count: slides.length })}
                aria-current={isCurrent || undefined}
                style={{
                  insetInlineStart: `${geometry.starts[index] ?? 0}px`,
                  inlineSize: `${geometry.widths[index] ?? 0}px`,
                }}
                onClick={() => handle.run(() => own.select(index))}
              >
                {picture && <SlidePicture picture={{ ...picture, alt: '' }} priority={undefined} crop={autoCrop} />}
              </button>
            );
          })}
      </div>
    </div>
  );
}
