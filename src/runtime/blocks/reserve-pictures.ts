import { queryIn } from '../page/document-member.ts';

/** Pictures without a file whose size is known. Those of a gallery wait in a stack, which its block replaces by a layout of its own. */
const WAITING = 'img[data-src][data-image-dimensions]:not([src],[width],[height],.sqs-block-gallery img)';

/**
 * Gives pictures that wait for their file the ratio that the markup tells, so that they have their height as early as the stage is there, long before the code
 * that places them (IMG-304).
 */
export function reservePictures(): void {
  for (const picture of queryIn(document, WAITING) as HTMLElement[])
    picture.style.aspectRatio ||= (picture.dataset.imageDimensions ?? '').replace('x', '/');
}
