import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import { lookProperties } from '../../runtime/mount/look/page-look.ts';
import { isClear } from '../../runtime/page/is-clear.ts';
import { writtenValue } from '../_shared/block/beside/written-value.ts';
import { frameFor } from '../_shared/block/frame-for.ts';

/**
 * What a published page's own elements get: it starts and returns its stop. Its code is with the reader of published
 * markup.
 */
export type StartPublished = (open: (theme: string) => void, handle: BlockHandle) => () => void;

export interface ImageContent {
  /** The page's own picture; null if there is none. */
  readonly image: HTMLImageElement | null;
  /** The link of the page around the picture. */
  readonly link: HTMLAnchorElement | null;
  /** The caption of the page, whose content the lightbox shows as well. */
  readonly caption: Element | null;
  /** The page displays the picture wider than its file, or as wide as its place where the size of the file is not known yet. */
  readonly enlarged: boolean;
  /** A published block keeps its whole markup and look. */
  readonly start?: StartPublished;
}

/**
 * Where the picture is in published markup and own markup alike: the copy for visitors without scripts does not count.
 */
export const imageIn = (source: Element): HTMLImageElement | null =>
  [...source.querySelectorAll('img')].find((one) => !one.closest('noscript')) ?? null;

/**
 * Reads own markup: the first `img`, with the link and picture elements around it, and the caption: a `figcaption` or
 * `[data-caption]`.
 */
export function readOwn(source: Element): ParsedMarkup<ImageContent> {
  const image = imageIn(source);
  const caption = source.querySelector('figcaption,[data-caption]');
  if (!image) return { content: { image, link: null, caption, enlarged: false }, lend: [] };
  let shown: Element = image;
  while (shown.parentElement && shown.parentElement !== source && shown.parentElement.matches('a,picture'))
    shown = shown.parentElement;
  const nodes = [shown];
  const figure = image.closest('figure');
  let figured = '';
  const lend: Lend[] = [{ slot: 'picture', nodes, frame: frameFor(nodes, source) }];
  if (caption) lend.push({ slot: 'caption', nodes: [caption], frame: frameFor([caption], source) });
  return {
    content: {
      image,
      link: image.closest('a'),
      caption,
      enlarged: isEnlarged(image),
    },
    lend,
    look() {
      // Once the image is lent, the page's figure is not displayed, and says nothing.
      figured = figureLook(figure, source) || figured;
      return lookProperties('panel', { color: backgroundBehind(source) }) + figured;
    },
  };
}

/** What is drawn says so once the file is there; before that what the page has written does. */
function isEnlarged(image: HTMLImageElement): boolean {
  const width = widthOf(image);
  return width > 0 ? image.offsetWidth > width + 1 : /%$/.test(writtenValue(image, getComputedStyle(image), 'width'));
}

const widthOf = (image: HTMLImageElement): number => Number(image.getAttribute('width')) || image.naturalWidth || 0;

/** The space around the page's figure, and its width. */
function figureLook(figure: Element | null, source: Element): string {
  if (!figure || figure === source || !source.contains(figure)) return '';
  const { marginBlock: block, marginInline: inline, maxInlineSize: width } = getComputedStyle(figure);
  if (!width) return '';
  // The browser has computed in px what the page may have written as auto, as it does to centre a figure.
  const isCentred = width !== 'none' && !inline.includes(' ') && inline !== '0px';
  return lookProperties('figure', { block, inline: isCentred ? 'auto' : inline, width });
}

/** The nearest background colour; null if the page has none. */
function backgroundBehind(source: Element): string | null {
  for (let at: Element | null = source; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return null;
}
