import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { parseAddress } from '../../vocab/parse-address.ts';
import { linkAddress, protocolOf } from '../../vocab/rules/link/address.ts';

/** One track of a player. */
export interface Track {
  /** The page's own element; null where the page has none and the block creates it. */
  readonly element: HTMLAudioElement | null;
  /** Where its file is, absolute: its name in the storage, and the target of the download. Empty if there is none. */
  readonly address: string;
  readonly title: string;
  readonly author: string;
  /** In seconds; 0 while it is unknown. */
  readonly duration: number;
}

export interface AudioContent {
  readonly tracks: readonly Track[];
}

const FILES: readonly (string | null)[] = [null, 'http', 'https', 'blob', 'data'];

/** The absolute address of an audio file; empty for one that cannot be fetched. */
export function audioAddress(value: string | null): string {
  const address = linkAddress(value ?? '');
  const base = documentMember('baseURI');
  return (address && FILES.includes(protocolOf(address)) && parseAddress(address, base)?.href) || '';
}

const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The element of the markup that is one track with its words; null without one. */
function holderOf(element: Element, source: Element): Element | null {
  const holder = element.closest('figure,li');
  return holder !== source && source.contains(holder) ? holder : null;
}

/** The elements of the markup that a player stands for. */
export const placesOf = ({ tracks }: AudioContent, source: Element): Element[] =>
  tracks.flatMap(({ element }) => (element ? [holderOf(element, source) ?? element] : []));

/** What stands beside an audio element, without the text that is shown where audio is not supported. */
function textBeside(element: Element, source: Element): string {
  const holder = holderOf(element, source);
  if (!holder) return '';
  const spoken = holder.querySelector('figcaption') ?? holder;
  const copy = spoken.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('audio,script,style,noscript,a[download]')) one.remove();
  return words(copy.textContent);
}

/** Seconds of an attribute; 0 where it is none. */
export const secondsOf = (text: string | null, unit = 1): number => {
  const value = Number(text || 0) / unit;
  return Number.isFinite(value) && value > 0 ? value : 0;
};

/** Reads own markup: every audio element is a track, in order. They stay where they are, and play there (BLOCK-005). */
export function readAudio(source: Element): ParsedMarkup<AudioContent> {
  const elements = [...source.querySelectorAll('audio')].filter((one) => !one.closest('noscript'));
  const tracks = elements.map((element) => ({
    element,
    address: audioAddress(element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? null),
    title:
      words(element.getAttribute('data-title')) ||
      textBeside(element, source) ||
      words(element.getAttribute('aria-label')),
    author: words(element.getAttribute('data-author')),
    duration: secondsOf(element.getAttribute('data-duration')),
  }));
  return { content: { tracks }, lend: [] };
}
