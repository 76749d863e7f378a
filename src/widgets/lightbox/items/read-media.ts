import { imageSettings } from '../../../vocab/image-settings.ts';
import { type Dimensions, parseDimensions } from '../../../vocab/rules/display/dimensions.ts';
import { imageWidthOf } from '../../../vocab/rules/display/image-format.ts';
import type { PictureData, SlideVideo } from '../../../vocab/slides.ts';
import { VIDEO_RATIO } from '../../_shared/media/video/linked-video.ts';

/** Reads an attribute of a picture or video, whether it is an element or a text. */
export type Attribute = (name: string) => string | null;

/** The size that attributes state: `data-image-dimensions`, else `width` and `height` in px. */
const sizeOf = (attribute: Attribute): Dimensions | null =>
  parseDimensions(attribute('data-image-dimensions') ?? `${attribute('width')}x${attribute('height')}`);

/**
 * Reads a picture. Its address gets a width only if the page marks it so: by `data-src`, or by a width that it already
 * asks for.
 */
export function readPicture(attribute: Attribute): PictureData {
  const lazy = attribute('data-src');
  const source = lazy ?? attribute('src') ?? '';
  return {
    ...imageSettings({
      source,
      dimensions: sizeOf(attribute),
      cropMode: 'contain',
      sizeFormat: lazy || imageWidthOf(source, 'queryString') !== null ? 'queryString' : null,
    }),
    alt: attribute('alt') ?? '',
    srcset: attribute('srcset') ?? '',
  };
}

/** Reads a video file, or the frame of an embedded player. */
export function readVideo(attribute: Attribute, kind: SlideVideo['kind']): SlideVideo {
  const size = sizeOf(attribute);
  return {
    source: attribute('src') ?? '',
    kind,
    ratio: size ? size.height / size.width : VIDEO_RATIO,
    title: attribute('title') ?? attribute('aria-label') ?? '',
  };
}
