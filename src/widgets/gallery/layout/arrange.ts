import { galleryDesignOf } from '../../../vocab/codes/gallery.ts';
import { galleryLimits } from '../../../vocab/codes/gallery-limits.ts';
import { imageAspectRatio, placeholderAspect } from '../../../vocab/rules/display/aspect-ratio.ts';
import type { Slide } from '../../../vocab/slides.ts';
import { autoColumnsLayout } from '../../_shared/media/gallery-layout/auto-columns-layout.ts';
import { autoRowsLayout } from '../../_shared/media/gallery-layout/auto-rows-layout.ts';
import {
  columnsIn,
  FALLBACK_RATIO,
  type Layout,
  type Ratios,
  ratioOf,
} from '../../_shared/media/gallery-layout/layout.ts';
import type { GalleryData } from '../gallery-view.ts';
import { gridLayout } from './grid-layout.ts';
import { baseLayout, listLayout, pictureShare } from './stack-layout.ts';

/** The designs that lie still: their boxes are calculated here. */
export type StillDesign = 'base' | 'grid' | 'autogrid' | 'autocolumns' | 'autorows' | 'list';

/** The options that decide where boxes are. */
export type LayoutData = Pick<
  GalleryData,
  | 'imageAspectRatio'
  | 'slidesPerRow'
  | 'columnWidth'
  | 'gutter'
  | 'listImageSize'
  | 'thumbnailsPerRow'
  | 'squareThumbs'
  | 'padding'
  | 'rowHeight'
>;

/** Columns of the grid: `slidesPerRow`, else `thumbnailsPerRow`, else 4 (GAL-304, GAL-316). */
const perRowOf = ({ slidesPerRow, thumbnailsPerRow }: LayoutData): number =>
  slidesPerRow || thumbnailsPerRow || galleryLimits.gridPerRow;

/** Space between slides: `gutter`, else `padding`, else that of the design (GAL-353, GAL-363). */
const gutterOf = (design: StillDesign, { gutter, padding }: LayoutData): number =>
  gutter !== ''
    ? gutter
    : padding !== ''
      ? padding
      : design === 'autorows'
        ? galleryLimits.autorowsGutterPx
        : galleryLimits.gutterPx;

/** Height over width of all pictures; null where each of them has its own. */
const fixedRatio = (design: StillDesign | 'carousel', data: LayoutData): number | null =>
  design === 'autocolumns' || design === 'autorows'
    ? null
    : data.squareThumbs && (design === 'grid' || design === 'autogrid')
      ? 1
      : imageAspectRatio(data.imageAspectRatio);

/** Whether the ratio of a picture decides where the boxes of a gallery are. */
export function followsRatios(data: GalleryData): boolean {
  const design = galleryDesignOf(data.design);
  if (design === 'strip') return true;
  if (design !== 'stacked') return fixedRatio(design, data) === null;
  return imageAspectRatio(data.aspectRatio) === null || (data.thumbnails && !data.squareThumbs);
}

/**
 * Height over width of every picture (GAL-304, GAL-306, GAL-307, GAL-314): square cells, the ratio of the block data, or the picture's own; without a size
 * that of a placeholder.
 */
export function ratiosOf(design: StillDesign, data: LayoutData, slides: readonly Slide[]): Ratios {
  const fixed = fixedRatio(design, data);
  const ratios = new Float64Array(slides.length);
  if (fixed !== null) return ratios.fill(ratioOf({ width: 1, height: fixed }));
  const placeholder = placeholderAspect(data.imageAspectRatio, perRowOf(data)) / 100 || FALLBACK_RATIO;
  slides.forEach(({ picture, video }, index) => {
    ratios[index] = ratioOf(picture?.dimensions ?? (video && { width: 1, height: video.ratio }), placeholder);
  });
  return ratios;
}

interface Arrangement {
  readonly design: StillDesign;
  readonly data: LayoutData;
  readonly ratios: Ratios;
  readonly width: number;
  /** Height of each slide's text, in px; only base and list place text beside pictures. */
  readonly texts: ArrayLike<number>;
}

/** Where the boxes of a gallery are (GAL-303 to GAL-308). */
export function arrange({ design, data, ratios, width, texts }: Arrangement): Layout {
  const gutter = gutterOf(design, data);
  const { columnWidth } = data;
  switch (design) {
    case 'grid':
      return gridLayout({ width, ratios, gutter, perRow: perRowOf(data) });
    case 'autogrid':
      return gridLayout({ width, ratios, gutter, perRow: columnsIn(width, columnWidth, gutter) });
    case 'autocolumns':
      return autoColumnsLayout({ width, ratios, gutter, columnWidth });
    case 'autorows':
      return autoRowsLayout({ width, ratios, gutter, rowHeight: data.rowHeight });
    case 'list':
      return listLayout({ width, ratios, gutter, texts }, pictureShare(data.listImageSize));
    case 'base':
      return baseLayout({ width, ratios, gutter, texts });
  }
}
