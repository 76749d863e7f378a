import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

export interface EmbedContent {
  /** The markup has an iframe, which the browser has loaded: nothing is changed. */
  readonly keepsMarkup: boolean;
  /** What a published page has in the block is not what is embedded: it stays below it. */
  readonly isBeside?: boolean;
  /** The first link of the markup, which is useful without scripts. */
  readonly link: string;
  readonly linkText: string;
  readonly hasPoster: boolean;
  /** The markup has words of its own beside the link. */
  readonly hasText: boolean;
  /** Those words are in a quote of the page's own. */
  readonly hasQuote: boolean;
}

const oneLine = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Reads own markup: a link, perhaps a picture, perhaps the text of a post. */
export function readEmbed(source: Element): ParsedMarkup<EmbedContent> {
  const keepsMarkup = source.querySelector('iframe,object,embed') !== null;
  const link = source.querySelector<HTMLAnchorElement>('a[href]');
  const image = source.querySelector('img');
  const poster = image?.closest('picture') ?? image;
  return {
    content: {
      keepsMarkup,
      link: link?.href ?? '',
      linkText: oneLine(link?.textContent),
      hasPoster: poster !== undefined && poster !== null,
      hasText: source.querySelector('blockquote,p') !== null,
      hasQuote: source.querySelector('blockquote') !== null,
    },
    lend: poster && !keepsMarkup ? [{ slot: 'poster', nodes: [poster] }] : [],
  };
}
