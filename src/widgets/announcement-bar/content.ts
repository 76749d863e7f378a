import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';

export type AnnouncementBarContent = Readonly<Record<string, never>>;

/** The page's own text is shown through one slot, in the page's style. */
export function readAnnouncementBar(source: Element): ParsedMarkup<AnnouncementBarContent> {
  const nodes = [...source.childNodes];
  return { content: {}, lend: source.textContent?.trim() ? [{ slot: 'text', nodes }] : [] };
}
