import { imageSettings } from '../../../vocab/image-settings.ts';
import { isRecord } from '../../../vocab/is-record.ts';
import { elementMissing } from '../../../vocab/logged-messages.ts';
import type { Caption, PictureData, Slide, SlideVideo } from '../../../vocab/slides.ts';
import { linkedVideo } from '../../_shared/media/video/linked-video.ts';
import { markupMedia } from './markup-media.ts';
import { readPicture, readVideo } from './read-media.ts';

/** An item of the lightbox as it is drawn. */
export interface LightboxEntry {
  /** Its id in the address; empty if it has none. */
  readonly id: string;
  readonly picture: PictureData | null;
  readonly video: SlideVideo | null;
  /** Content that is neither a picture nor a video. */
  readonly body: Caption | null;
  readonly title: string;
  /** The meta of an item. */
  readonly caption: Caption | null;
}

/** What a page has made wrong; the item is shown as one that could not be loaded. */
const EMPTY: Omit<LightboxEntry, 'id' | 'caption'> = { picture: null, video: null, body: null, title: '' };

/**
 * Reads the set of the lightbox (LBOX-311): slides of a gallery as they are, items of a page by their element or
 * markup.
 *
 * @param wrong told of items that cannot be read
 * @throws {TypeError} if there is no set
 */
export function lightboxEntries(set: unknown, wrong: (problem: string) => void): readonly LightboxEntry[] {
  if (!Array.isArray(set))
    throw new TypeError('The lightbox is opened with { set: [{ content, meta }] }; set is no list.');
  return set.map((item: unknown, index) => {
    if (isRecord(item) && isSlide(item)) return ofSlide(item);
    if (isRecord(item) && (item.content instanceof Element || typeof item.content === 'string')) return ofItem(item);
    wrong(`${elementMissing}: item ${index} of the lightbox needs a content: an element, or markup.`);
    return EMPTY_ENTRY;
  });
}

const EMPTY_ENTRY: LightboxEntry = { ...EMPTY, id: '', caption: null };

const isSlide = (item: object): item is Slide => typeof Reflect.get(item, 'type') === 'string';

function ofSlide({ id, picture, video, title, caption }: Slide): LightboxEntry {
  return { id, picture, video, title, caption, body: null };
}

function ofItem({ content, meta, id }: Record<string, unknown>): LightboxEntry {
  return {
    ...(content instanceof Element ? ofElement(content) : ofMarkup(String(content))),
    id: typeof id === 'string' ? id : '',
    caption: captionOf(meta),
  };
}

function captionOf(meta: unknown): Caption | null {
  if (meta instanceof Element) return meta.childNodes.length ? { nodes: [...meta.childNodes] } : null;
  return typeof meta === 'string' && meta.trim() ? { html: meta } : null;
}

function ofMarkup(markup: string): typeof EMPTY {
  const media = markupMedia(markup);
  if (!media) return { ...EMPTY, body: { html: markup } };
  const { name, attribute } = media;
  if (name === 'img') return { ...EMPTY, picture: readPicture(attribute) };
  return {
    ...EMPTY,
    video: readVideo(attribute, name === 'video' ? 'file' : 'embed'),
    picture: posterOf(attribute('poster')),
  };
}

const posterOf = (source: string | null): PictureData | null =>
  source ? { ...imageSettings({ source }), alt: '', srcset: '' } : null;

const find = (content: Element, selector: string): Element | null =>
  content.matches(selector) ? content : content.querySelector(selector);

function ofElement(content: Element): typeof EMPTY {
  const image = find(content, 'img');
  // A link beside the picture, as in its caption, is not the picture's.
  const link = content.matches('a[href]') ? content : image?.closest('a[href]');
  if (link instanceof HTMLAnchorElement && content.contains(link)) return ofLink(link, image);
  const media = find(content, 'img,video,iframe');
  if (!media) return { ...EMPTY, body: { nodes: [content] } };
  const attribute = (name: string): string | null => media.getAttribute(name);
  if (media.localName === 'img') {
    const own = media as HTMLImageElement;
    return { ...EMPTY, picture: { ...readPicture(attribute), ...shownBy(media), own } };
  }
  const source = media.querySelector('source')?.getAttribute('src');
  const video = readVideo(
    (name) => attribute(name) ?? ((name === 'src' && source) || null),
    media.localName === 'video' ? 'file' : 'embed',
  );
  const own = media instanceof HTMLVideoElement ? media : undefined;
  return { ...EMPTY, video: { ...video, own }, picture: posterOf(attribute('poster')) };
}

/** A link to a picture or a video; what is inside it is its thumbnail. */
function ofLink(link: HTMLAnchorElement, image: Element | null): typeof EMPTY {
  const attribute = (name: string): string | null => image?.getAttribute(name) ?? null;
  const alt = attribute('alt') ?? '';
  const video = linkedVideo(link.href, link.title || alt);
  // The size is that of the linked picture, so the thumbnail's does not count.
  const own: Readonly<Record<string, string | null>> = { src: link.href, alt };
  const picture = readPicture((name) => own[name] ?? (name.startsWith('data-image') ? link.getAttribute(name) : null));
  if (!video) return { ...EMPTY, picture: { ...picture, ...(image && shownBy(image)) } };
  return {
    ...EMPTY,
    video,
    picture: posterOf(image instanceof HTMLImageElement ? image.currentSrc || image.src : null),
  };
}

/** What the page has already loaded: it is shown until the picture itself has come. */
function shownBy(image: Element): Pick<PictureData, 'loaded'> {
  if (!(image instanceof HTMLImageElement && image.complete && image.naturalWidth)) return {};
  return { loaded: { source: image.currentSrc || image.src, width: image.naturalWidth } };
}
