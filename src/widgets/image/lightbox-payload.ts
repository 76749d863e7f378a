import { imageSettings } from '../../vocab/image-settings.ts';
import { parseDimensions } from '../../vocab/rules/display/dimensions.ts';
import { imageWidthOf } from '../../vocab/rules/display/image-format.ts';
import type { LightboxPayload } from '../../vocab/slides.ts';

export interface LightboxOptions {
  readonly caption: Element | null;
  readonly theme: 'dark' | 'light';
  /** The address of a larger file, to which a link leads; empty if there is none. */
  readonly larger: string;
}

/** What the lightbox shows of one picture of the page. */
export function lightboxPayload(image: HTMLImageElement, { caption, theme, larger }: LightboxOptions): LightboxPayload {
  const own = image.getAttribute('data-src') ?? image.getAttribute('data-image') ?? image.getAttribute('src') ?? '';
  const { naturalWidth: width, naturalHeight: height, currentSrc } = image;
  const source = larger || own;
  const dimensions =
    parseDimensions(image.getAttribute('data-image-dimensions') ?? '') ?? (width && height ? { width, height } : null);
  const stepped = !larger && (image.hasAttribute('data-src') || imageWidthOf(source, 'queryString') !== null);
  return {
    set: [
      {
        type: 'image',
        id: image.getAttribute('data-image-id') ?? '1',
        url: '',
        clickThrough: null,
        picture: {
          ...imageSettings({
            source,
            dimensions,
            sizeFormat: stepped ? 'queryString' : null,
            cropMode: 'contain',
          }),
          alt: image.alt,
          srcset: larger ? '' : (image.getAttribute('srcset') ?? ''),
          own: larger ? undefined : image,
          loaded: currentSrc && width ? { source: currentSrc, width } : undefined,
        },
        video: null,
        title: '',
        caption: caption?.hasChildNodes() ? { nodes: [...caption.childNodes] } : null,
        element: image,
      },
    ],
    theme,
    thumbnail: () => image,
  };
}
