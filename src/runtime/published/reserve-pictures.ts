import { documentMember, queryIn } from '../page/document-member.ts';
import { hasPlatformRuntime } from './published-naming.ts';

/** Pictures without a file whose size is known. Those of a gallery wait in a stack, which its block replaces by a layout of its own. */
const WAITING = 'img[data-src][data-image-dimensions]:not([src],[width],[height],.sqs-block-gallery img)';

/**
 * Gives pictures that wait for their file the ratio that the markup tells, so that they have their height as early as the stage is there, long before the code
 * that places them (IMG-304). Those that the parser has not reached yet get theirs before they are drawn.
 */
export function reservePictures(): void {
  const reserve = (): void => {
    // What the platform's own runtime is on is left to it.
    if (hasPlatformRuntime(document)) return;
    for (const picture of queryIn(document, WAITING) as HTMLElement[])
      picture.style.aspectRatio ||= (picture.dataset.imageDimensions ?? '').replace('x', '/');
  };
  reserve();
  if (documentMember('readyState') !== 'loading') return;
  const parser = new MutationObserver(reserve);
  parser.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => parser.disconnect());
}
