import { linkAttributes } from '../../../runtime/page/link-attributes.ts';
import { imageSettings } from '../../../vocab/image-settings.ts';
import { type Dimensions, parseDimensions } from '../../../vocab/rules/display/dimensions.ts';
import { parseFocalPoint } from '../../../vocab/rules/display/focal-point.ts';
import { imageWidthOf } from '../../../vocab/rules/display/image-format.ts';
import type { Caption, PictureData, Slide, SlideVideo } from '../../../vocab/slides.ts';
import { sourcesOf } from '../../_shared/media/slides/own-sources.ts';
import { fileAt, linkTo } from '../safe-address.ts';
import { sizeFormatOf, videoAt } from './media.ts';

/** A slide of the page's markup: a link to a picture is where a click leads, or the large picture of the lightbox (GAL-365). */
export interface GallerySlide extends Slide {
  readonly pictureLink?: string | null;
  /** The focus was in it when it was read. */
  readonly focused?: boolean;
}

/** Reads an attribute of the slide or of its picture (GAL-317). */
type Attribute = (name: string) => string;

/** Elements that are a video, or stand for one. */
const VIDEO = 'video,[data-video-url],iframe[src]';
/** Elements of which a slide has one. */
export const MEDIA = `img,${VIDEO}`;

/**
 * Reads one slide of the server's markup (GAL-317 to GAL-319).
 *
 * @param index its place among the slides, which is its id where the page gives none
 * @param embedded the video of an element that only published pages have
 * @returns null where it has neither a picture nor a video that can be fetched (ERR-316)
 */
export function readSlide(element: Element, index: number, embedded: SlideVideo | null = null): GallerySlide | null {
  const found = (selector: string): Element | null =>
    // A published page has every picture twice: that for visitors without scripts does not count.
    [element, ...element.querySelectorAll(selector)].find((one) => one.matches(selector) && !one.closest('noscript')) ??
    null;
  const img = found('img') as HTMLImageElement | null;
  const attribute: Attribute = (name) => (element.getAttribute(name) ?? img?.getAttribute(name) ?? '').trim();
  const title = textOf(found('[data-slide-title]'), 'data-slide-title');
  const media = found(VIDEO);
  const video = readVideo(media, attribute, title) ?? embedded;
  const picture = img ? readPicture(img, attribute) : video ? posterOf(found('video')) : null;
  if (!picture && !video) return null;
  // A link beside the picture, as in its caption, leads on only from there.
  const link = (img ?? media)?.closest('a[href]');
  const inside = link && element.contains(link) ? link : null;
  const linked = linkTo(inside?.getAttribute('href'));
  const href = linkTo(attribute('data-click-through-url'));
  const isPicture = !href && PICTURE_FILE.test(linked);
  const target = href || (isPicture ? '' : linked);
  return {
    type: video ? 'video' : 'image',
    id: attribute('data-slide-id') || img?.id || element.id || String(index + 1),
    url: attribute('data-slide-url'),
    clickThrough: target ? { href: target, ...linkOf(inside) } : null,
    pictureLink: isPicture ? linked : null,
    picture,
    video,
    title,
    caption: captionOf(element, found),
    element,
    focused: found(':focus') !== null,
  };
}

const linkOf = (link: Element | null) => ({
  newWindow: link?.getAttribute('target') === '_blank',
  ...(link && { attributes: linkAttributes(link) }),
});

/** A link to such an address is a link to a picture, not to a page. */
const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif|svg)([?#]|$)/i;

/** The first address of a `srcset`; empty if there is none. */
const firstFile = (srcset = ''): string => fileAt(srcset.trim().split(/[\s,]/)[0]);

function readPicture(img: HTMLImageElement, attribute: Attribute): PictureData | null {
  const ownSrc = img.getAttribute('src') ?? '';
  const srcset = img.getAttribute('srcset') ?? '';
  const lazy = fileAt(attribute('data-src'));
  const source = lazy || fileAt(ownSrc) || firstFile(srcset) || firstFile(sourcesOf(img)[0]?.srcset);
  if (!source) return null;
  const isLoaded = img.complete && img.naturalWidth > 0;
  const loadedFrom = img.currentSrc || img.src;
  const format = sizeFormatOf(source) ?? (lazy ? 'queryString' : null);
  const width = isLoaded ? ((format && imageWidthOf(loadedFrom, format)) ?? img.naturalWidth) : 0;
  return {
    ...imageSettings({
      source,
      sizeFormat: format,
      dimensions: dimensionsOf(img, attribute, isLoaded),
      focalPoint: parseFocalPoint(attribute('data-image-focal-point')),
    }),
    alt: img.alt,
    srcset,
    loaded: isLoaded ? { source: loadedFrom, width } : undefined,
    own: img,
  };
}

/** The size of a picture: what its attributes say, else what the browser has loaded; malformed values count as absent. */
function dimensionsOf(img: HTMLImageElement, attribute: Attribute, isLoaded: boolean): Dimensions | null {
  return (
    parseDimensions(attribute('data-image-dimensions')) ??
    parseDimensions(`${img.getAttribute('width') ?? ''}x${img.getAttribute('height') ?? ''}`) ??
    (isLoaded ? { width: img.naturalWidth, height: img.naturalHeight } : null)
  );
}

function posterOf(video: Element | null): PictureData | null {
  const source = fileAt(video?.getAttribute('poster'));
  return source ? { ...imageSettings({ source, sizeFormat: sizeFormatOf(source) }), alt: '', srcset: '' } : null;
}

/** @param slideTitle what a video without a name of its own is called */
function readVideo(element: Element | null, attribute: Attribute, slideTitle: string): SlideVideo | null {
  const written =
    element?.getAttribute('data-video-url') ??
    element?.getAttribute('src') ??
    element?.querySelector('source[src]')?.getAttribute('src');
  const size = `${element?.getAttribute('width') ?? ''}x${element?.getAttribute('height') ?? ''}`;
  const dimensions = parseDimensions(attribute('data-image-dimensions')) ?? parseDimensions(size);
  const title = element?.getAttribute('aria-label') ?? element?.getAttribute('title') ?? slideTitle;
  const video = element ? videoAt(written, dimensions, title) : null;
  if (!video || !(element instanceof HTMLVideoElement) || element.hasAttribute('data-video-url')) return video;
  return { ...video, kind: 'file', own: element };
}

/** The text of an element that the page has marked, or of the mark itself. */
const textOf = (element: Element | null, mark: string): string =>
  (element?.getAttribute(mark) || (element?.textContent ?? '')).replace(/\s+/g, ' ').trim();

function captionOf(slide: Element, found: (selector: string) => Element | null): Caption | null {
  const description = found('[data-slide-description]');
  const said = description?.getAttribute('data-slide-description');
  if (said) return { text: said };
  const marked = found('[data-slide-title]') !== null;
  const holder = description ?? (marked ? null : (found('figcaption') ?? lineOfLink(slide)));
  return holder?.textContent?.trim() ? { nodes: [...holder.childNodes] } : null;
}

/** Without a caption: the part of a slide beside its picture that has a link, which would be lost. */
const lineOfLink = (slide: Element): Element | null =>
  [...slide.children].find((one) => one.querySelector('a[href]') && !one.querySelector(MEDIA)) ?? null;
