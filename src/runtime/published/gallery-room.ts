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

/** Limits the height of the server's markup of a block until the block is there. */
export interface Bounds {
  set(height: string): void;
  /** Shows all of it again, with the styles that the page gave it. */
  clear(): void;
}

/** Until a gallery is there its pictures lie below each other: no more of them is shown than it will be high, and of a slideshow the first slide. */
export function boundsOfGallery(element: HTMLElement): Bounds {
  const behind = element.querySelectorAll<HTMLElement>(BEHIND);
  const written = ['max-block-size', 'overflow'].map((name) => [name, element.style.getPropertyValue(name)] as const);
  return {
    set(height) {
      element.style.setProperty('max-block-size', height);
      element.style.setProperty('overflow', 'clip');
      for (const slide of behind) slide.style.setProperty('visibility', 'hidden');
    },
    clear() {
      for (const [name, value] of written) element.style.setProperty(name, value);
      for (const slide of behind) slide.style.removeProperty('visibility');
    },
  };
}
