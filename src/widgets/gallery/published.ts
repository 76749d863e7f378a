import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { type GalleryJson, readGalleryJson } from '../../vocab/published/gallery.ts';
import { GALLERY, GALLERY_SLIDE, VIDEO_EMBED } from '../../vocab/published/places.ts';
import { videoEmbed } from '../../vocab/rules/display/video-embed.ts';
import type { Caption, SlideVideo } from '../../vocab/slides.ts';
import { isVisible } from '../_shared/block/beside/is-seen.ts';
import { innermostOf, withFrames } from '../_shared/block/beside/with-frames.ts';
import { placeOf } from '../_shared/media/gallery-layout/place.ts';
import { videoAt } from './content/media.ts';
import type { GallerySlide } from './content/read-slide.ts';
import { readSlide } from './content/read-slide.ts';
import type { GalleryContent } from './content.ts';
import { decodedData } from './decoded-data.ts';

const NOTHING: GalleryJson = { data: {}, texts: 'both', unread: [] };

/**
 * Reads a gallery as published platform pages write it (docs/published-markup.md §2): options from the block's JSON, slides from its markup. The file is loaded
 * for such pages only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<GalleryContent> | null | undefined {
  const roots = [...source.querySelectorAll(GALLERY)];
  if (!roots.length) return null;
  const { json, failure } = jsonOf(source);
  const { data, texts, unread } = json ? readGalleryJson(json) : NOTHING;
  const reserved = source.closest(`[${RESERVED}]`)?.getAttribute(RESERVED) ?? null;
  const slides: GallerySlide[] = [];
  const kept: Lend[] = [];
  const below: Lend[] = [];
  for (const element of roots.flatMap(slidesIn)) {
    const slide = readSlide(element, slides.length, embeddedVideo(element));
    if (!slide) {
      kept.push({ slot: `kept-${kept.length}`, nodes: [element] });
      continue;
    }
    const words = element.matches(MEDIA) ? [] : wordsIn(element);
    slides.push({ ...slide, ...textsOf(element, source, slide, words, texts) });
    // A slider has no place for words.
    if (data.design === 'slider')
      for (const node of words) below.push({ slot: `words-${below.length}`, nodes: [node] });
  }
  const parsed: ParsedMarkup<GalleryContent> = {
    content: { isPublished: true, slides, failures: failure ? [failure] : [], place: placeOf(source), kept },
    lend: slides[0] ? kept : [],
    // Where the JSON has none, the block says the ratio that the page reserves.
    data: { ...(reserved !== null && data.design !== 'grid' && { aspectRatio: reserved }), ...data },
    jsonIsRead: true,
    unread,
  };
  if (!slides[0]) return failure || kept[0] ? parsed : undefined;
  const whole = withFrames(source, parsed, source.querySelectorAll(BESIDE_SLIDES));
  innermostOf(whole.content)?.after.unshift(...below.map(({ slot }) => slot));
  return { ...whole, lend: [...whole.lend, ...below] };
}

/** The slides with all that the platform's scripts use to turn them. */
const BESIDE_SLIDES = `${GALLERY},.sqs-gallery-controls,.sqs-gallery-thumbnails,.sqs-gallery-meta-container,.slide-meta`;

/** The video whose embed code a slide's wrapper has (GAL-319). */
function embeddedVideo(slide: Element): SlideVideo | null {
  const code = slide.querySelector(VIDEO_EMBED)?.getAttribute('data-html');
  if (!code) return null;
  const { source, aspect, title } = videoEmbed(code, documentMember('baseURI'));
  return videoAt(source, { width: 100, height: aspect }, title);
}

/** On the element of a published block: its height in per cent of its width. */
const RESERVED = 'data-aspect-ratio';

/** The elements of which each is a slide: also a further picture of a slide, which has one. The pictures of a slider have none around them. */
function slidesIn(root: Element): readonly Element[] {
  const slides = [...root.querySelectorAll(GALLERY_SLIDE)];
  if (!slides.length) return picturesIn(root, 'img,video');
  return slides.flatMap((slide) => {
    const [first, ...others] = picturesIn(slide, `img:not(${VIDEO_EMBED} *)`);
    return [slide, ...others.filter((one) => isShownBeside(one, first, slide))];
  });
}

/** Whether the page shows a further picture of a slide: not one that it fades in over the first, or that stands for it while it loads. */
const isShownBeside = (image: Element, first: Element | undefined, slide: Element): boolean =>
  isVisible(image, slide) &&
  image.checkVisibility?.({ opacityProperty: true }) !== false &&
  sourceOf(image) !== sourceOf(first);

const sourceOf = (image: Element | undefined): string | null | undefined =>
  image?.getAttribute('data-src') ?? image?.getAttribute('src');

const picturesIn = (element: Element, selector: string): Element[] =>
  [...element.querySelectorAll(selector)].filter((one) => !one.closest('noscript'));

/** What the page shows in a slide beside its pictures: its words, whatever their classes. */
const wordsIn = (slide: Element, around = slide): Node[] =>
  [...around.childNodes].flatMap((node) => {
    if (node instanceof Element && node.matches(`${MEDIA},${VIDEO_EMBED}`)) return [];
    if (node instanceof Element && node.querySelector(`${MEDIA},${VIDEO_EMBED},${TITLE}`)) return wordsIn(slide, node);
    return isVisible(node, slide) ? [node] : [];
  });

const MEDIA = 'img,video,picture,iframe';

function jsonOf(source: Element): { json?: Readonly<Record<string, unknown>>; failure?: string } {
  const { data, failure } = decodedData(source);
  if (data || failure) return { ...(data && { json: data }), ...(failure && { failure }) };
  const holder = source.closest(`[${BLOCK_JSON}]`) ?? source.querySelector(`[${BLOCK_JSON}]`);
  const { value } = readJson(holder?.getAttribute(BLOCK_JSON) ?? '');
  return isRecord(value) ? { json: value } : {};
}

const TITLE = '.image-slide-title,.meta-title,.slide-title';

/** The text of a title or description, unless the page hides it: by a rule for itself, since the platform hides what is around it until its script runs. */
const shownText = (element: Element | null): string =>
  (element && isVisible(element) && element.textContent?.trim()) || '';

/** Title and description of a slide. Those of an index gallery are beside its slides, with the same id. */
function textsOf(
  element: Element,
  source: Element,
  slide: GallerySlide,
  words: readonly Node[],
  texts: GalleryJson['texts'],
): Pick<GallerySlide, 'title' | 'caption'> {
  const id = element.getAttribute('data-slide-id');
  const beside = id
    ? [...source.querySelectorAll('.slide-meta')].find((one) => one.getAttribute('data-slide-id') === id)
    : null;
  const meta = beside ?? element;
  const named = meta.querySelector(TITLE);
  const title = named ? shownText(named) : slide.title;
  const description = meta.querySelector('.meta-description,.slide-description');
  const others = words.filter((node) => node !== named);
  const caption: Caption | null =
    description && shownText(description)
      ? { nodes: [...description.childNodes] }
      : (slide.caption ?? (others.length > 0 ? { nodes: others } : null));
  return {
    title: texts === 'description' ? '' : title.replace(/\s+/g, ' ').trim(),
    caption: texts === 'title' ? null : caption,
  };
}
