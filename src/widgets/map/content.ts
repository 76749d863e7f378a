import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

export interface MapContent {
  /** The page's own markup says something: it is the address then. */
  readonly hasText: boolean;
  /** It has a link to the place. */
  readonly hasLink: boolean;
  /** A published map looks as it did: nothing is added over it. */
  readonly isPublished?: boolean;
}

/** Reads own markup. Everything stays where it is, in the page's own style, and shows through the slot. */
export function readMap(source: Element): ParsedMarkup<MapContent> {
  const hasText = /\S/.test(source.textContent ?? '') || source.querySelector('img, picture, svg') !== null;
  const hasLink = source.querySelector('a[href*="map"], a[href^="geo:"]') !== null;
  return { content: { hasText, hasLink }, lend: [] };
}
