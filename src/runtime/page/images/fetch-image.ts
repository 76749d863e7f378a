import type { Dimensions } from '../../../vocab/rules/display/dimensions.ts';

/** A file to show in an element. */
export interface ShownFile {
  readonly address: string;
  /** Lets the browser choose the file; empty without one. */
  readonly srcset: string;
  /** Sources of the page's `picture`, for an image in one: the browser prefers them to the image's own addresses. */
  readonly sources: readonly HTMLSourceElement[];
  /** True if the element shows the picture already, in a smaller file. */
  readonly keeps: boolean;
  /** Called before the element gets the file. Returns whether it still may: what was waited for may come too late. */
  begin(): boolean;
}

/**
 * Returns an image that asks for its file as an image of the page does: otherwise the browser would fetch the file
 * twice.
 */
const alike = (like: Element): HTMLImageElement => {
  const image = new Image();
  if (like instanceof HTMLImageElement) {
    image.crossOrigin = like.crossOrigin;
    image.referrerPolicy = like.referrerPolicy;
  }
  return image;
};

/** Returns whether the file that an image was given arrives. */
const arrival = (image: HTMLImageElement): Promise<boolean> =>
  new Promise((resolve) => {
    image.addEventListener('load', () => resolve(true), { once: true });
    image.addEventListener('error', () => resolve(false), { once: true });
  });

/** The size of the file that an image shows; null where it shows none, or one without a size. */
export const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Dimensions | null =>
  width > 0 && height > 0 ? { width, height } : null;

/** How often the size of a file that arrives is looked for, in ms. */
const LOOK_MS = 50;

/**
 * Learns a picture's own size from its file (IMG-325). The size is at the beginning of the file: the rest of it is not waited for.
 *
 * @returns null if it does not load or has no size
 */
export function naturalSize(address: string, like: Element): Promise<Dimensions | null> {
  const image = alike(like);
  return new Promise((resolve) => {
    const end = (size: Dimensions | null): void => {
      clearInterval(timer);
      image.removeAttribute('src');
      resolve(size);
    };
    const timer = setInterval(() => {
      const size = sizeOf(image);
      if (size) end(size);
    }, LOOK_MS);
    arrival(image).then(() => end(sizeOf(image)));
    image.src = address;
  });
}

/** Loads a file without showing it, until it can be drawn at once. */
export async function preload(address: string, like: Element): Promise<boolean> {
  const image = alike(like);
  const arrived = arrival(image);
  image.src = address;
  // A browser that refuses to decode ahead shows it nevertheless.
  return (
    (await arrived) &&
    image.decode().then(
      () => true,
      () => true,
    )
  );
}

/** @param sizes how wide the image is, which its sources learn, too */
function copyOf(source: HTMLSourceElement, sizes: string): HTMLSourceElement {
  const copy = source.cloneNode() as HTMLSourceElement;
  if (sizes) copy.sizes = sizes;
  return copy;
}

/**
 * Shows a file in an image. One that shows a smaller file keeps it until the new one is decoded, and if that does not arrive; any other gets the address at
 * once, so that the browser draws what arrives, or its own sign of a broken image (IMG-327).
 */
export async function showImage(
  image: HTMLImageElement,
  { address, srcset, sources, keeps, begin }: ShownFile,
): Promise<boolean> {
  if (keeps && !srcset && !sources.length && !(await preload(address, image))) return false;
  if (!begin()) return false;
  // When it is fetched is decided here; a place below the window would otherwise be kept for it.
  image.loading = 'eager';
  const arrived = arrival(image);
  if (!image.previousElementSibling) image.before(...sources.map((source) => copyOf(source, image.sizes)));
  if (srcset) image.srcset = srcset;
  image.src = address;
  return arrived;
}
