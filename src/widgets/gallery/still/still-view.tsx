import { type CSSProperties, useMemo, useRef } from 'react';
import { galleryDesignOf } from '../../../vocab/codes/gallery.ts';
import { useTextHeights } from '../../_shared/media/gallery-layout/use-text-heights.ts';
import { useWidth } from '../../_shared/media/gallery-layout/use-width.ts';
import type { GalleryViewProps } from '../gallery-view.ts';
import { arrange, ratiosOf, type StillDesign } from '../layout/arrange.ts';
import { pictureShare } from '../layout/stack-layout.ts';
import { renderedIndexes } from './rendered-indexes.ts';
import { StillSlide } from './still-slide.tsx';
import { useCurrent } from './use-current.ts';
import { useVisibleRange } from './use-visible-range.ts';

/** Designs with the text of a slide below or beside its picture; elsewhere it lies over the picture. */
const WITH_TEXTS: readonly StillDesign[] = ['base', 'list'];

const share = (part: number, whole: number): string => (whole > 0 ? `${((part / whole) * 100).toFixed(5)}%` : '0');

/**
 * The designs that lie still (GAL-303 to GAL-308): boxes from the layout, of which only those near the window are
 * rendered.
 */
export function StillView({ slides, data, gallery, handle, activate, label, place }: GalleryViewProps) {
  const design = galleryDesignOf(data.design) as StillDesign;
  const ref = useRef<HTMLUListElement>(null);
  const width = useWidth(ref, place?.width ?? 0);
  const hasTexts =
    data.showMeta && WITH_TEXTS.includes(design) && slides.some(({ title, caption }) => title || caption);
  const ratios = useMemo(() => ratiosOf(design, data, slides), [design, data, slides]);
  const texts = useTextHeights(ref, hasTexts ? slides.length : 0, width);
  const layout = useMemo(() => arrange({ design, data, ratios, width, texts }), [design, data, ratios, width, texts]);
  const range = useVisibleRange(ref, { layout, top: place?.top ?? 0, handle });
  const { current, kept } = useCurrent(ref, { gallery, handle });
  const indexes = renderedIndexes(range, layout.count, kept);
  const { boxes, height } = layout;
  return (
    <ul
      className="still"
      data-design={design}
      aria-label={label}
      ref={ref}
      style={{ '--ratio': height > 0 ? `${width} / ${height}` : 'auto' } as CSSProperties}
    >
      {indexes.map((index) => {
        const slide = slides[index];
        const at = index * 4;
        const boxWidth = boxes[at + 2] as number;
        return (
          slide && (
            <StillSlide
              key={index}
              slide={slide}
              index={index}
              count={slides.length}
              start={share(boxes[at] as number, width)}
              top={share(boxes[at + 1] as number, height)}
              width={share(boxWidth, width)}
              height={share(boxes[at + 3] as number, height)}
              ratio={ratios[index] as number}
              pictureWidth={design === 'list' ? boxWidth * pictureShare(data.listImageSize) : boxWidth}
              isCurrent={index === current}
              design={design}
              data={data}
              handle={handle}
              activate={activate}
            />
          )
        );
      })}
    </ul>
  );
}
