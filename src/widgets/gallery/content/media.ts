import type { Dimensions } from '../../../vocab/rules/display/dimensions.ts';
import { imageWidthOf, type SizeFormat } from '../../../vocab/rules/display/image-format.ts';
import type { SlideVideo } from '../../../vocab/slides.ts';
import { VIDEO_RATIO } from '../../_shared/media/video/linked-video.ts';
import { fileAt } from '../safe-address.ts';

const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)([?#]|$)/i;

/** Where an address names a width; null where it names none: then it is fetched as it is. */
export const sizeFormatOf = (source: string): SizeFormat | null =>
  imageWidthOf(source, 'queryString') ? 'queryString' : imageWidthOf(source, 'filename') ? 'filename' : null;

/** The video at an address: a file, or the address of a player; null if there is none. */
export function videoAt(address: unknown, dimensions: Dimensions | null, title: string): SlideVideo | null {
  const source = fileAt(address);
  if (!source) return null;
  const ratio = dimensions ? dimensions.height / dimensions.width : VIDEO_RATIO;
  return { source, kind: VIDEO_FILE.test(source) ? 'file' : 'embed', ratio, title };
}
