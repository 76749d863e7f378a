import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import { type Place, placeOf } from '../_shared/media/gallery-layout/place.ts';
import { type GallerySlide, MEDIA, readSlide } from './content/read-slide.ts';
import { decodedData } from './decoded-data.ts';

export interface GalleryContent {
  readonly slides: readonly GallerySlide[];
  /** What failed, in the words of the requirements (ERR-304, ERR-305). */
  readonly failures?: readonly string[];
  readonly place?: Place;
  /** It was read from a published page. */
  readonly isPublished?: boolean;
  /** Slides without a picture or video that can be fetched: they are shown as the server wrote them, below the others, unless there are none (GAL-318, ERR-316). */
  readonly kept?: readonly Lend[];
}

const NO_SLIDE = 'script, style, template, noscript, link, meta, br';

/** Elements of which each is one slide: the children of the block, or of the only list or div in it that has more than one, whatever words stand beside that. */
function slideElements(source: Element): Element[] {
  const children = [...source.children].filter((child) => !child.matches(NO_SLIDE));
  const [only, ...others] = children.filter((child) => child.matches(MEDIA) || child.querySelector(MEDIA));
  if (!only || others.length > 0) return children;
  const isList = only.matches('ul, ol');
  const isHolder =
    only.matches('div, section, article') && !only.matches(MEDIA) && only.querySelectorAll(MEDIA).length > 1;
  return isList || isHolder ? slideElements(only) : children;
}

/** Reads the slides of the server's markup (GAL-317, GAL-318), and the block data where it is encoded (GAL-311). It changes nothing. */
export function readGallery(source: Element): ParsedMarkup<GalleryContent> {
  const slides: GallerySlide[] = [];
  const kept: Lend[] = [];
  for (const element of slideElements(source)) {
    const media = element.matches(MEDIA) ? element : element.querySelector(MEDIA);
    if (!media) continue;
    const slide = readSlide(element, slides.length);
    if (slide) slides.push(slide);
    else kept.push({ slot: `kept-${kept.length}`, nodes: [element] });
  }
  const { data, failure } = decodedData(source);
  return {
    content: { slides, failures: failure ? [failure] : [], place: placeOf(source), kept },
    lend: slides[0] ? kept : [],
    ...(data && { data, jsonIsRead: true }),
  };
}
