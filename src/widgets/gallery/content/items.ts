import type { GalleryItem } from '../../../vocab/block/fields/block-data.ts';
import { imageSettings } from '../../../vocab/image-settings.ts';
import { isRecord } from '../../../vocab/is-record.ts';
import { type Dimensions, parseDimensions } from '../../../vocab/rules/display/dimensions.ts';
import { parseFocalPoint } from '../../../vocab/rules/display/focal-point.ts';
import type { Slide } from '../../../vocab/slides.ts';
import { fileAt, linkTo } from '../safe-address.ts';
import { sizeFormatOf, videoAt } from './media.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** An id may be a number in JSON. */
const word = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

/** Makes the slides of the option `items`. One that has neither a picture nor a video is left out and counted. */
export function slidesFromItems(items: readonly GalleryItem[]): { slides: Slide[]; invalid: number } {
  const slides: Slide[] = [];
  for (const item of items) {
    const slide = slideFrom(item, slides.length);
    if (slide) slides.push(slide);
  }
  return { slides, invalid: items.length - slides.length };
}

function slideFrom(item: GalleryItem, index: number): Slide | null {
  const source = fileAt(item.src);
  const dimensions = sizeOf(item);
  const title = text(item.title);
  const alt = text(item.alt);
  const video = videoAt(item.video, dimensions, title || alt);
  if (!source && !video) return null;
  const href = linkTo(item.href);
  const description = text(item.description);
  const focal = item.focalPoint;
  return {
    type: video ? 'video' : 'image',
    id: word(item.id) || String(index + 1),
    url: text(item.url),
    clickThrough: href ? { href, newWindow: item.newWindow === true || item.newWindow === 'true' } : null,
    picture: source
      ? {
          ...imageSettings({
            source,
            dimensions,
            sizeFormat: sizeFormatOf(source),
            focalPoint: parseFocalPoint(isRecord(focal) ? `${focal.x},${focal.y}` : text(focal)),
          }),
          alt,
          srcset: text(item.srcset),
        }
      : null,
    video,
    title,
    caption: description ? (/[<&]/.test(description) ? { html: description } : { text: description }) : null,
    element: null,
  };
}

const sizeOf = ({ width, height }: GalleryItem): Dimensions | null => parseDimensions(`${width ?? ''}x${height ?? ''}`);
