import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import { type Dimensions, parseDimensions } from '../../vocab/rules/display/dimensions.ts';
import { isAddressParameter } from '../../vocab/rules/display/video-embed.ts';
import { isProvidersPicture } from '../../vocab/rules/display/video-picture.ts';

type LoadPoster = (image: HTMLImageElement) => () => void;

export interface VideoContent {
  /** The page's own player. */
  readonly video: HTMLVideoElement | null;
  /** The address in the markup; empty if there is none. */
  readonly address: string;
  /** Whether that is the address of a player, and not of a page to open. */
  readonly isPlayer: boolean;
  readonly poster: string;
  /** Loads the poster into the image that shows it, by its place and focal point; it returns its stop. Without it the address is shown as it is. */
  readonly loadPoster?: LoadPoster | undefined;
  readonly title: string;
  readonly dimensions: Dimensions | null;
  /** The page shows it: an iframe that waits for consent by itself, with its own notice, or a published block without an embed. */
  readonly isKept: boolean;
}

const MEDIA = 'video,iframe,object,embed';

/** The element of the page with everything around it that holds nothing else. */
function alone(found: Element, source: Element): Element {
  let top = found;
  while (
    top.parentElement &&
    top.parentElement !== source &&
    source.contains(top.parentElement) &&
    top.parentElement.matches('p,div,picture,a') &&
    top.parentElement.textContent?.trim() === top.textContent?.trim() &&
    top.parentElement.children.length === 1
  )
    top = top.parentElement;
  return top;
}

/** The picture of an element, unless its provider would learn of the visit. A provider's picture that the page itself shows has been fetched by then. */
export function posterAt(address: string | null | undefined): string {
  return address && !isProvidersPicture(address) ? address : '';
}

/** The link that stands for the video: not one inside a text. */
function linkIn(source: Element): HTMLAnchorElement | null {
  const link = find<HTMLAnchorElement>(source, 'a[href]');
  const around = link && alone(link, source).parentElement;
  return around && (around === source || around.matches('figure')) ? link : null;
}

/** The first element of a kind that the page displays. */
const find = <Found extends Element>(source: Element, selector: string): Found | null =>
  [...source.querySelectorAll<Found>(selector)].find((one) => !one.closest('noscript,template')) ?? null;

/**
 * Reads own markup: a `video`, an embed, or the link to a video with a picture inside. That is what the block shows; all other markup of the page stays below the video,
 * or over a background video.
 */
export function readVideo(source: Element): ParsedMarkup<VideoContent> {
  const media = find(source, MEDIA);
  const link = media ? null : linkIn(source);
  const image = link?.querySelector('img') ?? find<HTMLImageElement>(source, ':scope > img,:scope > picture img');
  const video = media instanceof HTMLVideoElement ? media : null;
  const attribute = (name: string): string => media?.getAttribute(name)?.trim() ?? '';
  const shown = media ?? link;
  const lend: Lend[] = [];
  const lendOne = (slot: string, element: Element | null): void => {
    if (element) lend.push({ slot, nodes: [element] });
  };
  // No slot has the name `replaced`, so what the block draws itself is not displayed meanwhile.
  lendOne(video ? 'player' : 'replaced', shown && (video ?? alone(shown, source)));
  if (image && !shown?.contains(image)) lendOne('poster', alone(image, source));
  return {
    content: {
      video,
      address: video ? '' : attribute('src') || attribute('data') || insideObject(media) || (link?.href ?? ''),
      isPlayer: media !== null,
      poster: posterAt(
        video?.getAttribute('poster') ||
          image?.currentSrc ||
          image?.getAttribute('src') ||
          image?.getAttribute('data-src'),
      ),
      title: attribute('title') || attribute('aria-label') || link?.title || textOf(link) || image?.alt || '',
      dimensions: sizeOf(media) ?? (media ? null : sizeOf(image)),
      isKept: media?.hasAttribute('data-consent-src') ?? false,
    },
    lend: media?.hasAttribute('data-consent-src') ? [] : lend,
  };
}

/** The address of an older object: that of the `embed` inside it, or a parameter. */
const insideObject = (object: Element | null): string =>
  object?.querySelector('embed[src]')?.getAttribute('src')?.trim() ||
  [...(object?.querySelectorAll('param') ?? [])]
    .find((one) => isAddressParameter(one.getAttribute('name')))
    ?.getAttribute('value')
    ?.trim() ||
  '';

const textOf = (link: Element | null): string => (link?.textContent ?? '').replace(/\s+/g, ' ').trim();

const sizeOf = (element: Element | null): Dimensions | null =>
  parseDimensions(`${element?.getAttribute('width') ?? ''}x${element?.getAttribute('height') ?? ''}`);
