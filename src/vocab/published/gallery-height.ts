import { galleryLimits, stripLimits } from '../codes/gallery-limits.ts';
import { imageAspectRatio } from '../rules/display/aspect-ratio.ts';
import { type GalleryJson, readGalleryJson } from './gallery.ts';

/** Thumbnails in a row, and the space between them and above them, in px, where the block does not say. */
const THUMBNAILS = { perRow: 4, gap: 8 };

const numberIn = (value: unknown, fallback: number): number => {
  const number = Number.parseFloat(String(value));
  return number >= 0 ? number : fallback;
};

const isOn = (value: unknown): boolean => String(value) === 'true';

/**
 * Predicts the height of a published gallery before the code that lays it out is there, for the designs whose height follows from the width alone.
 *
 * @param json the block JSON
 * @param ratios height over width of each picture; the first one decides for a slideshow
 * @returns a function from a width in px to the height as terms of a CSS sum; null for another design, or without pictures
 */
export function galleryHeight(
  json: Readonly<Record<string, unknown>>,
  ratios: readonly number[],
): ((width: number) => string) | null {
  const { data } = readGalleryJson(json);
  const [first] = ratios;
  if (first === undefined) return null;
  if (data.design === 'slideshow') return slideshowHeight(data, imageAspectRatio(data.aspectRatio) ?? first, ratios);
  if (data.design === 'slider') {
    const ratio = imageAspectRatio(data.aspectRatio) ?? numberIn(data.vSize, stripLimits.vSize) / 100;
    return (width) => `${width * ratio}px`;
  }
  if (data.design !== 'grid') return null;
  const fixed = isOn(data.squareThumbs) ? 1 : imageAspectRatio(data.imageAspectRatio);
  const columns = numberIn(data.slidesPerRow ?? data.thumbnailsPerRow, 0) || galleryLimits.gridPerRow;
  const gap = numberIn(data.gutter ?? data.padding, galleryLimits.gutterPx);
  return (width) => {
    const cell = (width - gap * (columns - 1)) / columns;
    let height = -gap;
    for (let row = 0; row < ratios.length; row += columns)
      height += gap + cell * (fixed ?? Math.max(...ratios.slice(row, row + columns)));
    return `${height}px`;
  };
}

/** As high as the first slide, with the thumbnails below. */
function slideshowHeight(data: GalleryJson['data'], ratio: number, ratios: readonly number[]) {
  const [first = 1] = ratios;
  const perRow = numberIn(data.thumbnailsPerRow, 0) || THUMBNAILS.perRow;
  const thumbnail = isOn(data.squareThumbs) ? 1 : Math.min(1, first);
  return (width: number): string => {
    const stage = `${width * ratio}px`;
    if (!isOn(data.thumbnails) || ratios.length < 2) return stage;
    const strip = ((width - (perRow - 1) * THUMBNAILS.gap) / perRow) * thumbnail;
    const below = numberIn(data.thumbnailStripHeight, strip) + numberIn(data.thumbnailStripMargin, THUMBNAILS.gap);
    return `${stage} + ${below}px`;
  };
}
