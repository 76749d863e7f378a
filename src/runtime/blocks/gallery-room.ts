import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { galleryHeight } from '../../vocab/published/gallery-height.ts';
import { GALLERY } from '../../vocab/published/places.ts';
import { parseDimensions } from '../../vocab/rules/display/dimensions.ts';

/** Slides that a slideshow does not show at first. */
const BEHIND = '.sqs-gallery-block-slideshow .slide:not(:first-child)';

/** Predicts the height of a published gallery, whose pictures wait for their files with their sizes beside them; null where nothing is known. */
export function galleryHeightIn(element: Element): ((width: number) => string) | null {
  const { value } = readJson(element.getAttribute(BLOCK_JSON) ?? '');
  const sizes = [...element.querySelectorAll(`${GALLERY} img[data-image-dimensions]`)].map((picture) =>
    parseDimensions(picture.getAttribute('data-image-dimensions') ?? ''),
  );
  const ratios = sizes.flatMap((size) => (size ? [size.height / size.width] : []));
  return isRecord(value) ? galleryHeight(value, ratios) : null;
}

const behindIn = (element: Element): NodeListOf<HTMLElement> => element.querySelectorAll(BEHIND);

/** Until a gallery is drawn its pictures lie below each other: no more of them is shown than it will be high, and of a slideshow the first slide. */
export function cutGallery(element: HTMLElement, height: string): void {
  element.style.setProperty('max-block-size', height);
  element.style.setProperty('overflow', 'clip');
  for (const slide of behindIn(element)) slide.style.setProperty('visibility', 'hidden');
}

/** Shows all of the server's gallery again. */
export function uncutGallery(element: HTMLElement): void {
  element.style.removeProperty('max-block-size');
  element.style.removeProperty('overflow');
  for (const slide of behindIn(element)) slide.style.removeProperty('visibility');
}
